/** What a comparison of two analyses says. */
import type { Kind } from "../contract/reading.ts";
import type { LineCounts, SentenceChange } from "./changed-sentences.ts";
import type { Difference } from "./measurement.ts";
import type { ScoreMoves } from "./score-moves.ts";

/** `isUntold`: the check couldn't be told, and didn't count. */
export type CheckState = { found: string; quote: string; isUntold?: true };
export type CheckChange = {
  id: string;
  title: string;
  better: boolean;
  points: number;
  before: CheckState;
  after: CheckState;
  /** The sentence that made the difference, where it is known. */
  sentence: SentenceChange | null;
};
/** Something that limits the whole score and wasn't there before (`better` false), or no longer is. */
export type LimitChange = { better: boolean; found: string };

export type PageChanges = {
  score: { before: number; after: number };
  /** Why the two scores can't be compared; empty where they can. */
  differences: Difference[];
  /** Points gained or lost: null where the scores can't be compared, 0 where they differ by less than `MIN_CHANGE`. */
  points: number | null;
  /** All that moved the score; null where no change is claimed. Absent in comparisons from before it was kept. */
  moved?: ScoreMoves | null;
  limits: LimitChange[];
  /** The engine takes the page for another kind, which is scored by other weights. */
  kind: { before: Kind; after: Kind } | null;
  /** The checks that changed, those that moved the score most first. */
  checks: CheckChange[];
  sentences: SentenceChange[];
  /** More sentences changed than are listed. */
  moreSentences: number;
  /** So many lines changed that they weren't compared one by one: much of the text has changed. */
  rewritten: LineCounts | null;
  /** The date was set anew although the text stayed the same. */
  dateOnly: { before: string | null; after: string | null } | null;
};
