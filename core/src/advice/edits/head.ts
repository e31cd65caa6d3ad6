/** Edits outside the text: technical faults, videos and embedded elements. */
import type { AuditResult } from "../../contract/analysis-result.ts";
import { type Cause, type EditContext, type Finder, onPage, type Proposal } from "./context.ts";

/** Checks of the head that a developer can settle at once. */
const TECHNICAL = ["declared-language", "structured-data-agreement"];

export const findTechnical: Finder = (context) => {
  const worst = TECHNICAL.flatMap((id) => context.failed(id) ?? [])
    // A check that is worth few points gives no advice.
    .filter(({ share, advice }) => (share ?? 1) <= MAX_SHARE && advice !== null)
    .toSorted((one, other) => toWin(other) - toWin(one))[0];
  return worst ? fromAudit(context, worst, "head") : null;
};
const MAX_SHARE = 0.4;
const toWin = ({ points }: AuditResult) => points.possible - points.won;

export const findMedia: Finder = (context) => {
  const audit = context.failed("video-transcript") ?? context.failed("widget-text");
  return audit?.advice ? fromAudit(context, audit, "media") : null;
};

/** Snippets with blanks in brackets are not finished. */
const BLANK = /\[[^\]]+\]|<!--/;

export function finishedCode({ snippet }: Pick<AuditResult, "snippet">): string | null {
  return snippet && !BLANK.test(snippet.code) ? snippet.code : null;
}

export function fromAudit(context: EditContext, audit: AuditResult, cause: Cause): Proposal {
  return {
    cause,
    evidence: "weak",
    audit: audit.id,
    fault: audit.found,
    do: audit.advice ?? "",
    at: onPage(context, audit.quotes[0]),
    after: finishedCode(audit),
    effort: "low",
  };
}
