/** What is kept of a comparison for lists, emails, webhooks and reports for clients. */
import type { PageChanges } from "./page-changes.ts";
import { largestMoves } from "./score-moves.ts";

export type ChangeNote = Pick<
  PageChanges,
  "score" | "differences" | "points" | "limits" | "kind" | "checks" | "sentences" | "dateOnly"
> &
  // Absent in notes from before it was kept.
  Partial<Pick<PageChanges, "rewritten" | "moved">>;

/** An email shows no more of one page. */
const MAX_MOVES = 3;
const MAX_CHECKS = 5;
const MAX_SENTENCES = 3;

export const changeNote = ({
  score,
  differences,
  points,
  moved = null,
  limits,
  kind,
  checks,
  sentences,
  rewritten,
  dateOnly,
}: PageChanges): ChangeNote => ({
  score,
  differences,
  points,
  moved: moved && largestMoves(moved, MAX_MOVES),
  limits,
  kind,
  checks: checks.slice(0, MAX_CHECKS),
  sentences: sentences.slice(0, MAX_SENTENCES),
  rewritten,
  dateOnly,
});

/** These follow from what the page says; the others are the doing of the user, the operator or us. */
const MADE_BY_THE_PAGE: ReadonlySet<string> = new Set(["question", "sections"]);

/** A change of the score, a check that turned, a date that moved alone, or a page that asks for another measurement. */
export function isReported({ points, differences, checks, limits, dateOnly }: ChangeNote): boolean {
  if (points === null) return differences.every(({ what }) => MADE_BY_THE_PAGE.has(what));
  return points !== 0 || checks.length > 0 || limits.length > 0 || dateOnly !== null;
}
