/** What was read, when, and by which rubric. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DateText } from "../../ui/date-text.tsx";
import { numberText } from "../../ui/number-text.ts";

type ResultHeadingProps = { url: string; result: AnalysisResult; actions?: ReactNode };

export function ResultHeading({ url, result, actions }: ResultHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="grid min-w-0 gap-2">
        <h1 className="text-28 md:text-36">
          <span className="text-quiet">Analyzing:</span> {titleFromAddress(url)}
        </h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-quiet">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="min-w-0 truncate text-quiet underline underline-offset-2 hover:text-ink"
          >
            {url.replace(/^https?:\/\//, "")}
          </a>
          <span>{numberText(result.page.words)} words read</span>
          <span>
            Read on <DateText iso={result.analyzedAt} />
          </span>
          <Link to="/docs/scoring" className="text-quiet underline underline-offset-2 hover:text-ink">
            Rubric {result.rubricVersion}
          </Link>
        </p>
      </div>
      {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
    </div>
  );
}
