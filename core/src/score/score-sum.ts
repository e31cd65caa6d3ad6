/** "46 + 12.4 − 8.2 = 50.2, rounded to 50": the score as a sum, the same wherever it is printed. */

import { signed } from "./signed.ts";
import { tenths } from "./tenths.ts";

export type ScoreSum = {
  start: number;
  /** What is better than usual adds this much. */
  added: number;
  /** What is worse takes this much: 0 or less. */
  taken: number;
  /** What limits take: 0 or less. */
  limit: number;
  exact: number;
  score: number;
};

export function sumWords({ start, added, taken, limit, exact, score }: ScoreSum): string {
  const less = (points: number) => (points < 0 ? ` − ${Math.abs(points).toFixed(1)}` : "");
  const more = added > 0 ? ` + ${added.toFixed(1)}` : "";
  return `${start}${more}${less(taken)}${less(limit)} = ${roundedWords({ exact, score })}`;
}

/** "50.2, rounded to 50" */
export const roundedWords = ({ exact, score }: Pick<ScoreSum, "exact" | "score">): string =>
  exact === score ? `${exact}` : `${exact}, rounded to ${score}`;

/** Rows that aren't shown, and what they come to. */
export type RestOfRows = { count: number; points: number };
type Folded<Row> = { shown: Row[]; rest: RestOfRows | null };

/** The largest rows of a sum and the others as one, so that what is shown still adds up. A single row is shown rather than folded. `rest` is null also where the others cancel each other out. */
export function foldedRows<Row>(
  rows: readonly Row[],
  { most, pointsOf }: { most: number; pointsOf: (row: Row) => number },
): Folded<Row> {
  const shown = rows.length > most + 1 ? rows.slice(0, most) : [...rows];
  const others = rows.slice(shown.length);
  const points = tenths(others.reduce((sum, row) => sum + pointsOf(row), 0));
  return { shown, rest: points === 0 ? null : { count: others.length, points } };
}

/** "5 smaller ones" */
export const restTitle = ({ count }: RestOfRows): string => `${count} smaller ones`;

/** "Answer near the top +5.2, 4 smaller ones +0.4" */
export function rowsInShort(
  rows: readonly { title: string; points: number }[],
  rest: RestOfRows | null,
): string {
  const all = [...rows, ...(rest ? [{ title: restTitle(rest), points: rest.points }] : [])];
  return all.map(({ title, points }) => `${title} ${signed(points)}`).join(", ");
}
