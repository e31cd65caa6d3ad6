/** What was learned about questions that users ask of pages, and how it ranks the lines of a page. */
import { type LinearTable, logOdds, parseTable, standardized } from "../linear.ts";
import type { Line } from "../lines.ts";
import { ASKED_BOUNDS, ASKED_WEIGHTS } from "../weights/asked.ts";
import { type AskedRow, lacksWhatIsAsked } from "./asked-rows.ts";

export type AskedBounds = {
  /** The chance from which the first sentence is called the answer. */
  assert: number;
  /** The chance below which nothing on the page comes close. */
  show: number;
};
export type AskedModel = {
  /** `first`: the line comes before the others of its page. */
  table: LinearTable;
  bounds: AskedBounds;
};

let shipped: AskedModel | null = null;

/** Parsed on first use: no module works on import. */
export function shippedAsked(): AskedModel {
  shipped ??= { table: parseTable(ASKED_WEIGHTS), bounds: ASKED_BOUNDS };
  return shipped;
}

/**
 * `chance`: how far it is ahead of the page's other lines, times how much of the question is found around it; `isFit`: it has
 * what the question asks for.
 */
export type RankedLine = { line: Line; chance: number; isFit: boolean };

/**
 * Best first. That a line is ahead says that it is the page's best, and only the question's words around it say that the
 * page answers at all.
 */
export function rankedLines(rows: readonly AskedRow[], table: LinearTable): RankedLine[] {
  const ranks = rows.map(({ features }) => logOdds(table, "first", standardized(table, features)));
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), Number.NEGATIVE_INFINITY);
  const leads = ranks.map((rank) => Math.exp(rank - highest));
  const all = leads.reduce((sum, lead) => sum + lead, 0);
  return rows
    .map((row, at) => {
      const lead = (leads[at] ?? 0) / all;
      const chance = lead * (row.features.untitledTogetherShare ?? 0);
      return { lead, ranked: { line: row.line, chance, isFit: !lacksWhatIsAsked(row) } };
    })
    .toSorted((one, other) => other.lead - one.lead)
    .map(({ ranked }) => ranked);
}
