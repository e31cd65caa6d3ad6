/** What was analyzed, when, and by which rubric. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DateText } from "../../ui/figures/date-text.tsx";
import { numberText } from "../../ui/figures/number-text.ts";

type ResultHeadingProps = { url: string; result: AnalysisResult; actions?: ReactNode };

/** One row on a phone: the main action without its icon takes what the icons leave. */
const ON_PHONE =
  "max-md:w-full max-md:[&>.bg-accent]:flex-1 max-md:[&>.bg-accent]:px-2 max-md:[&>.bg-accent]:text-14 max-md:[&>.bg-accent>svg]:hidden";

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The page's own title, unless it says the same as the title made from the address. */
function ownTitle(url: string, { page }: AnalysisResult): string | null {
  const own = page.title?.trim() ?? "";
  return own === "" || lettersOf(own) === lettersOf(titleFromAddress(url)) ? null : own;
}

function Title({ url, result }: Pick<ResultHeadingProps, "url" | "result">) {
  const own = ownTitle(url, result);
  const fromAddress = titleFromAddress(url);
  if (own === null)
    return (
      <h1 className="text-28 md:text-36">
        <span className="text-quiet">Analyzing:</span> {fromAddress}
      </h1>
    );
  return (
    <h1 className="grid gap-1">
      <span className="font-sans text-14 font-normal tracking-normal text-quiet">
        Analyzing: {fromAddress}
      </span>{" "}
      <span className="line-clamp-3 text-28 md:text-36">{own}</span>
    </h1>
  );
}

export function ResultHeading({ url, result, actions }: ResultHeadingProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-[1_1_24rem]">
          <Title url={url} result={result} />
        </div>
        {actions && (
          <div className={`flex flex-wrap gap-2 md:justify-end print:hidden ${ON_PHONE}`}>{actions}</div>
        )}
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 text-14 text-quiet">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link max-w-full min-w-0 truncate"
        >
          {url.replace(/^https?:\/\//, "")}
        </a>
        <span>
          Analyzed on <DateText iso={result.analyzedAt} />
        </span>
        <span>{numberText(result.page.words)} words</span>
        <Link to="/docs/scoring" className="link">
          Scoring rubric {result.rubricVersion}
        </Link>
      </p>
    </div>
  );
}
