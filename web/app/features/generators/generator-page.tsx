/** The page of a generator: the form on the left, the result on the right, an explanation below. */
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHead } from "../../ui/layout/page.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";

type GeneratorPageProps = {
  tool: FreeTool;
  lead: string;
  form: ReactNode;
  result: ReactNode;
  about: ReactNode;
};

function BackToTools() {
  return (
    <Link
      to="/free-tools"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-14 font-semibold text-accent no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Free GEO Tools
    </Link>
  );
}

export function GeneratorPage({ tool, lead, form, result, about }: GeneratorPageProps) {
  return (
    <>
      <PageHead above={<BackToTools />} title={tool.title}>
        <p>{lead}</p>
      </PageHead>
      <div className="wrap grid items-start gap-x-16 gap-y-10 pb-16 md:pb-24 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-[calc(var(--bar)+32px)]">{form}</div>
        {result}
      </div>
      {about}
    </>
  );
}
