/** The sentences of a page with their chances: to be the answer, to be one that no sensible tool would quote. */
import { isCutOff } from "../../sentences/cut-off.ts";
import type { KindChances } from "../kind.ts";
import { chance, logOdds, rowStandardizer } from "../linear.ts";
import type { Line } from "../lines.ts";
import type { Material } from "../material.ts";
import type { ReadingModels } from "../models.ts";
import type { Question } from "../question/question.ts";
import { runnerUpRank } from "./runners-up.ts";
import { namesOf, numbersOf, type SentenceRow, sentenceRows } from "./sentence-features.ts";

export type Candidate = {
  line: Line;
  features: SentenceRow;
  /** By which the best one is chosen; only its order within a page means something. */
  rank: number;
  /** By which the runners-up are chosen: it finds one of the right sentences more often, the best one less often. */
  nextRank: number;
  /** That a reader would choose the sentence. */
  chosen: number;
  /** That it answers the question, judged without regard to what else the page offers. */
  verified: number;
  /** That it is a call to action, a slogan, an announcement or the like. */
  neverQuote: number;
};

/** A sentence that has less than this of the question's words is about something else, however well it is made. */
const MIN_COVER = 0.01;

export const candidatesOf = (
  material: Material,
  question: Question,
  kinds: KindChances,
  models: ReadingModels,
): Candidate[] => candidatesFrom(material.lines, sentenceRows(material, question), kinds, models);

/** One row per line. */
export function candidatesFrom(
  lines: readonly Line[],
  rows: readonly SentenceRow[],
  kinds: KindChances,
  { sentences, runnersUp, decisions: { answer: blends } }: ReadingModels,
): Candidate[] {
  const names = rows[0] ? namesOf(rows[0]) : [];
  const standardize = rowStandardizer(sentences, names);
  const nextRank = runnerUpRank(runnersUp, kinds, names);
  return lines.map((line, at) => {
    const features = rows[at] as SentenceRow;
    const numbers = numbersOf(features);
    const row = standardize(numbers);
    const odds = (model: string) => logOdds(sentences, model, row);
    return {
      line,
      features,
      rank: blend(blends.best, odds),
      nextRank: nextRank(numbers) + blend(blends.next, odds),
      chosen: chance(sentences, "answer", row),
      verified: chance(sentences, "verified", row),
      neverQuote: chance(sentences, "neverQuote", row),
    };
  });
}

const blend = (weights: Record<string, number>, odds: (model: string) => number): number =>
  Object.entries(weights).reduce((sum, [model, weight]) => sum + weight * odds(model), 0);

const MIN_WORDS = 5;
const MIN_NEW_WORDS = 2;
/** Below this the words are hardly in an order that makes a sentence: one kept sentence in 29, five shuffled in six. */
const MIN_WORD_ORDER = -0.5;
/** Above this chance a sentence is never shown as the answer, whatever else speaks for it. */
const MAX_NEVER_QUOTE = 0.6;

/** Whether the sentence can be quoted as the answer: it needs no other sentence, and its words are in a usual order. */
export const mayAnswer = (candidate: Candidate): boolean =>
  mayHelp(candidate) && !isDangling(candidate) && candidate.features.shape.order >= MIN_WORD_ORDER;

/** Whether the sentence counts where it is: the page's first one may point back to the title. */
export const mayAnswerInPlace = (candidate: Candidate): boolean =>
  mayHelp(candidate) && (candidate.line.wordsBefore === 0 || !isDangling(candidate));

const isDangling = ({ features: { starts } }: Candidate) => starts.pointsBack === 1 || starts.continues === 1;

/** Questions, captions, labels, calls to action, halves of sentences, and what has no word of the question, are not answers. */
function mayHelp({ line, neverQuote, features: { fit, shape, starts } }: Candidate): boolean {
  if (line.kind === "image" || line.words.length < MIN_WORDS || neverQuote > MAX_NEVER_QUOTE) return false;
  if (fit.cover < MIN_COVER || shape.question === 1 || shape.colon === 1 || isCutOff(line)) return false;
  // The title again, with its question word: it asks, and nothing in it answers.
  const isTitleAgain = shape.startsAsking === 1 && fit.newWords < MIN_NEW_WORDS;
  return !isTitleAgain && starts.startsWithAction === 0;
}
