/** The verdict of each check, with its proof. A verdict that the page's words don't support becomes unsure. */
import { recordOf } from "../contract/lists/record-of.ts";
import {
  type AnswerReading,
  CHECKS,
  type CheckName,
  type CheckReading,
  FAULTS,
  type Verdict,
} from "../contract/reading.ts";
import { isQuotedWhole } from "../facts/text/quote.ts";
import type { Decisions } from "./decisions.ts";
import type { Material } from "./material.ts";
import {
  isContradicted,
  isFullOfPraise,
  isPraising,
  isTooShort,
  lacksProof,
  proofsOf,
  SHOWN,
} from "./proof.ts";
import { shownFact } from "./proofs/shown-facts.ts";
import type { Candidate } from "./sentences/candidates.ts";
import { type Chances, faultCertainty, isClearFault, isLikelyFault, verdictOf } from "./verdicts.ts";

export const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The words of the page for a verdict, and whether they support it. */
export function supportOf(material: Material, candidates: readonly Candidate[]) {
  const proofs = proofsOf(material, candidates);
  return (check: CheckName, verdict: Verdict): { quotes: string[]; isFounded: boolean } => {
    const quotes = proofs(check, verdict);
    const isUnfounded =
      lacksProof(check, verdict, quotes) ||
      isTooShort(material, check, verdict) ||
      (verdict === "no" && isContradicted(material, candidates, check));
    return isUnfounded ? { quotes: [], isFounded: false } : { quotes, isFounded: true };
  };
}

/** A name that readers see as the author's may still be that of the person below the text. */
const SHOWN_SURE = 0.9;

export function checkReadings(
  material: Material,
  candidates: readonly Candidate[],
  chances: Chances,
  { verdicts }: Decisions,
): Record<CheckName, CheckReading> {
  const support = supportOf(material, candidates);
  const details = recordOf(CHECKS, (check): CheckReading => {
    const { verdict, sure, certainty } = verdictOf(chances[check], verdicts[check]);
    const shown = verdict === "na" ? null : shownFact(material, check);
    if (shown)
      return {
        verdict: "yes",
        sure: SHOWN_SURE,
        certainty: 1,
        quotes: [...new Set(shown)].slice(0, SHOWN),
        by: "engine",
      };
    const { quotes, isFounded } = support(check, verdict);
    // A fault that no sentence shows isn't there, as far as can be told.
    if (FAULTS.has(check) && (verdict === "yes" || verdict === "unsure") && !support(check, "yes").isFounded)
      return {
        verdict: "no",
        sure: hundredths(1 - chances[check].yes),
        certainty: 0,
        quotes: [],
        by: "engine",
      };
    const stated = isFounded ? verdict : "unsure";
    const isFault = stated === (FAULTS.has(check) ? "yes" : "no");
    // How well the opening answers is graded by itself.
    const isGraded = isFault && check !== "answer_early";
    return {
      verdict: stated,
      sure: hundredths(sure),
      certainty: isGraded ? Math.max(0, faultCertainty(check, chances[check], verdicts[check])) : certainty,
      ...(isFault && !isClearFault(check, chances[check], verdicts[check]) && { isDoubtful: true as const }),
      ...(isFault && !isLikelyFault(check, chances[check], verdicts[check]) && { isUnlikely: true as const }),
      quotes,
      by: "engine",
    };
  });
  const isSober = details.promotional.verdict === "no";
  return isSober &&
    (isFullOfPraise(material, candidates) || (isSales(details) && isPraising(material, candidates)))
    ? { ...details, promotional: { ...details.promotional, ...UNTOLD } }
    : details;
}

const UNTOLD = { verdict: "unsure", certainty: 0, quotes: [] } as const satisfies Partial<CheckReading>;

/** Praise for sober wording would contradict the fault beside it. */
const isSales = ({ promotional, unsupported_claims: claims }: Details): boolean =>
  promotional.verdict === "no" && claims.verdict === "yes" && !claims.isUnlikely;

type Details = Record<CheckName, CheckReading>;

/**
 * "One sentence answers it" has to be the sentence that is shown as the answer; "the closest three" have none, and of a
 * very long one only a part is quoted. Where that sentence is in the opening, it proves the opening too.
 */
export function asAnswered(
  details: Details,
  { level, place, sentences: [first = ""] }: Pick<AnswerReading, "level" | "place" | "sentences">,
): Details {
  const isShown = level === "answers" && isQuotedWhole(first);
  const { answer_quotable: said, answer_early: early } = details;
  const isEarly = isShown && place === "opening";
  return {
    ...details,
    ...(isYes(said) && {
      answer_quotable: isShown ? { ...said, quotes: [first] } : { ...said, ...UNTOLD },
    }),
    ...(isYes(early) && isEarly && { answer_early: { ...early, quotes: [first] } }),
  };
}

const isYes = ({ verdict, by }: CheckReading): boolean => verdict === "yes" && by === "engine";
