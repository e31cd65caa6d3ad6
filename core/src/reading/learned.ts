/** What `npm run learn` notes about its run: from what it learned, and how far the result agrees with careful readers. */

export const MEASURES = [
  "kind",
  "questionF1",
  "answerHit1",
  "answerHit3",
  "neverQuoteFirst",
  "answerSureShare",
  "answerHitWhereSure",
  "checksBalanced",
  "checksNa",
  "checksCovered",
  "editsAt3",
  "scoreSpearman",
  "scoreSpearmanArticles",
  "pairsRight",
] as const;
/** With a first paragraph put on pages that answer late: the reader's own, or the title's words backwards. */
export const GAME_MEASURES = ["leadMedian", "saladMedian", "saladRaises", "leadBeatsSalad"] as const;

type Figures<Name extends string> = Record<Name, number | null>;

export type Learned = {
  /** Hashes of the labelled pages, and of the code that makes features and learns from them. */
  data: string;
  code: string;
  /** The rubric that the figures were measured on. */
  rubric: string;
  pages: number;
  /** By models that were learned without the page. */
  engine: Figures<(typeof MEASURES)[number]>;
  game: Figures<(typeof GAME_MEASURES)[number]> & { pages: number };
  /** Another reader of some of the pages. */
  secondReader: Figures<(typeof MEASURES)[number]> & { pages: number };
};
