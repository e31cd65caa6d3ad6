/** The page of a generator: form left, result right, and below what it gives, for readers and for browsers without scripts. */
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { PageHead, Section, Split } from "../../ui/page.tsx";

type GeneratorPageProps = {
  tool: FreeTool;
  lead: string;
  form: ReactNode;
  result: ReactNode;
  about: readonly { name: string; text: string }[];
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
  const id = useId();
  return (
    <>
      <PageHead above={<BackToTools />} title={tool.title}>
        <p>{lead}</p>
      </PageHead>
      <div className="wrap grid items-start gap-x-16 gap-y-10 pb-16 md:pb-24 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-[calc(var(--bar)+32px)]">{form}</div>
        {result}
      </div>
      <Section band labelledBy={id}>
        <Split
          head={
            <h2 id={id} className="text-28 md:text-36">
              What you get
            </h2>
          }
        >
          <dl className="grid gap-6">
            {about.map(({ name, text }) => (
              <div key={name} className="grid gap-1 border-t border-line pt-4">
                <dt className="font-semibold">{name}</dt>
                <dd className="max-w-measure text-quiet">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-measure text-quiet">
            When the text is written,{" "}
            <Link to="/" className="link">
              analyze it
            </Link>
            , or read{" "}
            <Link to="/what-is-geo" className="link">
              what GEO is
            </Link>{" "}
            and{" "}
            <Link to="/blog" className="link">
              what gets cited
            </Link>
            .
          </p>
        </Split>
      </Section>
    </>
  );
}
