/** Which checks made a change of the score. Screens use it too, so it loads nothing of the engine. */
import type { RestOfRows } from "../score/score-sum.ts";
import type { CheckChange, PageChanges } from "./page-changes.ts";
import { largestMoves, type ScoreMove } from "./score-moves.ts";

/** A check that made less than this part of a change doesn't explain it. */
const MIN_CAUSE_SHARE = 0.1;
/** More of them don't explain it better. */
const MAX_CAUSES = 3;

/** Of the checks that changed, the two or three that moved the score most. */
export const mainChecks = ({ points, checks }: Pick<PageChanges, "points" | "checks">): CheckChange[] =>
  checks.filter((check) => isCause(check.points, points ?? 0)).slice(0, MAX_CAUSES);

/** `check`: what was found before and after, where it is kept. */
export type MoveCause = { move: ScoreMove; check: CheckChange | null };

/** The largest moves of the score, whatever made them, and the others as one. Null where no story was kept. */
export function mainMoves({
  moved = null,
  checks,
}: Pick<PageChanges, "moved" | "checks">): { causes: MoveCause[]; rest: RestOfRows | null } | null {
  if (moved === null) return null;
  const { moves, rest } = moved.rest ? moved : largestMoves(moved, MAX_CAUSES);
  const causes = moves.map((move) => ({ move, check: checks.find(({ id }) => id === move.id) ?? null }));
  return { causes, rest };
}

/** "better"; "more certain" where the check found the same as before and the engine is only surer of it. */
export function turnWords({
  better,
  before,
  after,
}: Pick<CheckChange, "better" | "before" | "after">): string {
  if (after.isUntold) return "no longer counts";
  if (before.isUntold) return "counts now";
  if (before.found === after.found) return better ? "more certain" : "less certain";
  return better ? "better" : "worse";
}

export const isCause = (part: number, whole: number): boolean =>
  Math.abs(part) >= MIN_CAUSE_SHARE * Math.abs(whole);
