/** The sentences of a page with their chances: to be the answer, to be one that no sensible tool would quote. */
import type { KindChances } from "./kind.ts";
import { chance, logOdds, standardized } from "./linear.ts";
import type { Line } from "./lines.ts";
import type { Features, Material } from "./material.ts";
import type { ReadingModels } from "./models.ts";
import type { Question } from "./question.ts";
import { runnerUpRank } from "./runners-up.ts";
import { sentenceFeatures } from "./sentence-features.ts";

export type Candidate = {
  line: Line;
  features: Features;
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

/** How much each model counts, in log-odds; chosen on out-of-fold predictions for the labelled pages. */
const FOR_BEST = { answer: 0.7, first: 1, neverQuote: -0.1 };
/** How much the chance of a sentence that nobody would quote takes away from a runner-up. */
const NEVER_QUOTE_FOR_NEXT = -0.05;

/** A sentence that has less than this of the question's words is about something else, however well it is made. */
const MIN_COVER = 0.01;

export function candidatesOf(
  material: Material,
  question: Question,
  kinds: KindChances,
  { sentences, runnersUp }: ReadingModels,
): Candidate[] {
  const rows = sentenceFeatures(material, question);
  const nextRank = runnerUpRank(runnersUp, kinds);
  return material.lines.map((line, at) => {
    const features = rows[at] ?? {};
    const row = standardized(sentences, features);
    const odds = (model: string) => logOdds(sentences, model, row);
    return {
      line,
      features,
      rank: blend(FOR_BEST, odds),
      nextRank: nextRank(features) + NEVER_QUOTE_FOR_NEXT * odds("neverQuote"),
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
/** Above this chance a sentence is never shown as the answer, whatever else speaks for it. */
const MAX_NEVER_QUOTE = 0.6;

/** Questions, captions, labels and calls to action are not answers; nor is a sentence that leans on the one before it. */
export function mayAnswer({ line, neverQuote, features }: Candidate): boolean {
  if (line.kind === "image" || line.words.length < MIN_WORDS || neverQuote > MAX_NEVER_QUOTE) return false;
  const isDangling = features.pointsBack === 1 || features.continues === 1;
  if ((features.cover ?? 0) < MIN_COVER) return false;
  // The title again, with its question word: it asks, and nothing in it answers.
  const isTitleAgain = features.startsAsking === 1 && (features.newWords ?? 0) < MIN_NEW_WORDS;
  return (
    !isDangling &&
    !isTitleAgain &&
    features.question === 0 &&
    features.colon === 0 &&
    features.startsWithAction === 0
  );
}
