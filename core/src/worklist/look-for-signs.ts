/** Whether the latest reading of a page shows that an item was done. */
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { comesFirst, holdsWords, pageWords } from "./page-words.ts";
import type { SeenBy, SignVerdict, WorkItem, WorkSigns } from "./work-item.ts";

export type PageLook = { verdict: Exclude<SignVerdict, "made"> } | { verdict: "made"; seenBy: SeenBy };

/** A page with less of its text is a notice, an error or a shell that a script fills: quoted words are missing for another reason. */
const MIN_SHARE_OF_WORDS = 0.3;

const UNKNOWN: PageLook = { verdict: "unknown" };
const NOT_MADE: PageLook = { verdict: "not_made" };

/** Whether a reading can show that the item was done: it has a page, and words or a check to look for. */
export const canBeSeen = ({ page, signs }: Pick<WorkItem, "page" | "signs">): boolean =>
  page !== null &&
  [signs.fault, signs.wanted, signs.first, signs.check].some((sign) => typeof sign === "string");

export function lookForSigns(signs: WorkSigns, result: AnalysisResult): PageLook {
  if (result.page.words < signs.words * MIN_SHARE_OF_WORDS) return UNKNOWN;
  if (signs.fault === null && signs.wanted === null) return lookAtOpening(signs, result);
  const words = pageWords(result);
  if (words === null) return UNKNOWN;
  // What is missing from a text that was cut may follow after the cut.
  const missing = result.crawlerView?.cut ? UNKNOWN : NOT_MADE;
  const { fault, wanted } = signs;
  if (fault !== null && holdsWords(words, fault)) return NOT_MADE;
  const isThere = wanted !== null && holdsWords(words, wanted);
  if (fault === null) return isThere ? { verdict: "made", seenBy: "text_there" } : missing;
  if (missing === UNKNOWN && !isThere) return UNKNOWN;
  return { verdict: "made", seenBy: isThere ? "both" : "words_gone" };
}

/** An author who wrote another opening passes the check without these words. */
function lookAtOpening({ first, check }: WorkSigns, result: AnalysisResult): PageLook {
  if (first !== undefined && comesFirst(result, first)) return { verdict: "made", seenBy: "text_first" };
  return first !== undefined && check === null ? NOT_MADE : lookAtCheck(check, result);
}

/** A check that only reports has no fault to name any more. A doubtful fault has no advice, but it isn't a pass either. */
function lookAtCheck(check: string | null, { audits }: AnalysisResult): PageLook {
  const audit = check === null ? undefined : audits.find(({ id }) => id === check);
  if (!audit || audit.outcome === "not-applicable" || audit.isDoubtful) return UNKNOWN;
  if (audit.advice !== null) return NOT_MADE;
  return audit.share === 0 ? UNKNOWN : { verdict: "made", seenBy: "check_passed" };
}
