/** Whether the latest reading of a page shows that an item was done. */
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { once } from "../once.ts";
import { comesFirst, holdsWords, pageWords, wordsInOrder } from "./page-words.ts";
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

export const lookForSigns = (signs: WorkSigns, result: AnalysisResult): PageLook => signFinder(result)(signs);

/** For many items of one page: its text, which may be long, is made ready once. */
export function signFinder(result: AnalysisResult): (signs: WorkSigns) => PageLook {
  const page: ReadPage = {
    result,
    words: once(() => pageWords(result)),
    order: once(() => wordsInOrder(result)),
  };
  return (signs) => lookAtPage(signs, page);
}

type ReadPage = { result: AnalysisResult; words: () => string | null; order: () => string[] };

function lookAtPage(signs: WorkSigns, page: ReadPage): PageLook {
  const { result } = page;
  if (result.page.words < signs.words * MIN_SHARE_OF_WORDS) return UNKNOWN;
  if (signs.fault === null && signs.wanted === null) return lookAtOpening(signs, page);
  const words = page.words();
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
function lookAtOpening({ first, check }: WorkSigns, { result, order }: ReadPage): PageLook {
  if (first !== undefined && comesFirst(order(), first)) return { verdict: "made", seenBy: "text_first" };
  const look = lookAtCheck(check, result);
  return first !== undefined && look === UNKNOWN ? NOT_MADE : look;
}

/** A check that only reports has no fault to name any more. A doubtful fault has no advice, but it isn't a pass either. */
function lookAtCheck(check: string | null, { audits }: AnalysisResult): PageLook {
  const audit = check === null ? undefined : audits.find(({ id }) => id === check);
  if (!audit || audit.outcome === "not-applicable" || audit.isDoubtful) return UNKNOWN;
  if (audit.advice !== null) return NOT_MADE;
  return audit.share === 0 ? UNKNOWN : { verdict: "made", seenBy: "check_passed" };
}
