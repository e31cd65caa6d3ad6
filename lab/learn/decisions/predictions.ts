/** What models say about a page they have not seen: the decisions are learned from these. */
import { recordOf } from "../../../core/src/contract/lists/record-of.ts";
import { CHECKS, type CheckName } from "../../../core/src/contract/reading.ts";
import { supportOf } from "../../../core/src/reading/check-readings.ts";
import { chance, standardized } from "../../../core/src/reading/linear.ts";
import { readReading } from "../../../core/src/reading/read-reading.ts";
import { type Candidate, mayAnswer } from "../../../core/src/reading/sentences/candidates.ts";
import type { CheckChances } from "../../../core/src/reading/verdicts.ts";
import { isSame, plain, type ReaderLabel } from "../../labels/labelled-pages.ts";
import type { Sample } from "../reading/sample.ts";
import type { Tables } from "../weights-files.ts";
import { UNDECIDED } from "./undecided.ts";

/** Without the page's words for it, a verdict is not stated. */
export type CheckPrediction = CheckChances & { isFounded: { yes: boolean; no: boolean } };
/** Log-odds of the models; those of `next` only order the sentences of a page. */
export type SentencePrediction = {
  odds: { answer: number; first: number; neverQuote: number; next: number };
  chosen: number;
  isAnswer: boolean;
};
export type Prediction = {
  label: ReaderLabel;
  fold: number;
  checks: Record<CheckName, CheckPrediction>;
  list: number;
  /** The sentences that may be shown as the answer. */
  sentences: SentencePrediction[];
};

export function predict({ label, fold, material }: Sample, tables: Tables): Prediction {
  const parts = readReading(material, {}, { ...tables, decisions: UNDECIDED });
  const support = supportOf(material, parts.candidates);
  return {
    label,
    fold,
    checks: recordOf(CHECKS, (check) => ({
      ...parts.chances[check],
      isFounded: { yes: support(check, "yes").isFounded, no: support(check, "no").isFounded },
    })),
    list: chance(tables.checks, "yes.is_list", standardized(tables.checks, parts.features)),
    sentences: parts.candidates
      .filter(mayAnswer)
      .map((one) => sentenceOf(one, label.answer.sentences.map(plain))),
  };
}

const sentenceOf = (
  { line, rank, nextRank, chosen, neverQuote }: Candidate,
  answers: readonly string[],
): SentencePrediction => ({
  // Undecided, the rank is that of the model `first` alone.
  odds: { answer: oddsOf(chosen), first: rank, neverQuote: oddsOf(neverQuote), next: nextRank },
  chosen,
  isAnswer: answers.some((one) => isSame(one, plain(line.text))),
});

const oddsOf = (chance: number): number => Math.log(chance / (1 - chance));
