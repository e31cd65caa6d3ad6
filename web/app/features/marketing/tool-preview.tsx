/** The page of a tool that is not ready: what it is, what it will give, and something to do meanwhile. */
import type { FreeTool } from "@citeworthy/core/product/free-tools";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { PageHead } from "../../ui/page.tsx";

type ToolPreviewProps = { tool: FreeTool; gives: string[] };

export function BackToTools() {
  return (
    <Link
      to="/free-tools"
      className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-accent no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Free GEO Tools
    </Link>
  );
}

export function ToolPreview({ tool, gives }: ToolPreviewProps) {
  return (
    <>
      <PageHead above={<BackToTools />} title={tool.title}>
        {tool.description}
      </PageHead>
      <div className="wrap pb-24">
        <div className="grid max-w-180 gap-5 rounded-md border border-dashed border-edge p-6 md:p-8">
          <div>
            <Badge>Coming Soon</Badge>
          </div>
          <p>This tool is not open yet. When it is, one form will give you:</p>
          <ul className="grid list-disc gap-2 pl-5 marker:text-quiet">
            {gives.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <ArrowLink to="/">Analyze an article instead</ArrowLink>
        </div>
      </div>
    </>
  );
}
