/** The scores of one page over time as a line that breaks where two of them can't be compared. */
import { type Difference, differencesOf, isMeasurement, type Measured } from "./measurement.ts";

/** `again`: the same page judged again by a later rubric, where that was done. */
export type MeasuredPoint = { id: string; at: string; measured: Measured; again: Measured | null };
export type LinePoint = {
  id: string;
  at: string;
  score: number;
  /** The score is that of a later rubric; the report of that day shows another one. */
  isJudgedAgain: boolean;
  /** Why it can't be compared with the point before; empty where it can, and at the first point. */
  differences: Difference[];
};

/** Oldest first; a point that can't be read is left out. The last point decides which rubric the others are judged by, as far as possible. */
export function scoreLine(all: readonly MeasuredPoint[]): LinePoint[] {
  const points = all.filter(({ measured }) => isMeasurement(measured));
  const rubric = points.at(-1)?.measured.rubricVersion;
  const chosen = points.map((point) => ({ ...point, shown: measuredBy(point, rubric) }));
  return chosen.map(({ id, at, shown, measured }, index) => {
    const before = chosen[index - 1]?.shown;
    return {
      id,
      at,
      score: shown.score.score,
      isJudgedAgain: shown !== measured,
      differences: before ? differencesOf(before, shown) : [],
    };
  });
}

/** The result by that rubric where there is one, else the one of the day. */
export function measuredBy<Result extends Measured>(
  { measured, again }: { measured: Result; again: Result | null },
  rubric: string | null | undefined,
): Result {
  return isMeasurement(again) && measured.rubricVersion !== rubric && again.rubricVersion === rubric
    ? again
    : measured;
}
