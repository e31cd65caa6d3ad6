/** The largest rows of a sum and the others as one, so that what is shown still adds up. */
import { signed } from "./signed.ts";
import { tenths } from "./tenths.ts";

/** Rows that aren't shown, and what they come to. */
export type RestOfRows = { count: number; points: number };
type Folded<Row> = { shown: Row[]; rest: RestOfRows | null };

/** A single row is shown rather than folded. `rest` is null also where the others cancel each other out. */
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
