/** Learns which of a page's sentences comes first: the chance is shared out among the sentences of one page. */
import { descend, type Options, type Slope } from "./descend.ts";
import { addRow, binarySlope, curvatureOf, type Example, product, shareOut } from "./logistic.ts";
import { type Model, modelOf, type Table } from "./table.ts";

/** The rows of one page, and those of them that should come first. */
export type RankedPage = { rows: readonly number[]; chosen: readonly number[] };

export function learnFirst(
  table: Table,
  pages: readonly RankedPage[],
  { curvature = curvatureOf(table.names.length), ...options }: Options & { curvature?: number },
): Model {
  const width = table.names.length;
  return modelOf(descend(listSlope(table, pages, 1), { width, curvature }, options));
}

/** Yes or no for each example, and in addition: on these pages the chosen rows come before the others. */
export function learnBinaryAndFirst(
  table: Table,
  examples: readonly Example[],
  pages: readonly RankedPage[],
  { firstWeight, ...options }: Options & { firstWeight: number },
): Model {
  const width = table.names.length;
  const yesOrNo = binarySlope(table, examples);
  const first = listSlope(table, pages, firstWeight);
  const both: Slope = (weights, slope) => {
    yesOrNo(weights, slope);
    first(weights, slope);
  };
  return modelOf(descend(both, { width, curvature: curvatureOf(width) }, options));
}

/** The bias cancels out within a page. Pages without a chosen row have nothing to say. */
function listSlope({ values, names }: Table, pages: readonly RankedPage[], weight: number): Slope {
  const width = names.length;
  const ranked = pages
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ rows, chosen }) => {
      const own = new Set(chosen);
      return {
        starts: Int32Array.from(rows, (row) => row * width),
        isChosen: rows.map((row) => own.has(row)),
        odds: new Float64Array(rows.length),
      };
    });
  return (weights, slope) => {
    for (const { starts, isChosen, odds } of ranked) {
      for (let at = 0; at < starts.length; at++)
        odds[at] = product(values, starts[at] ?? 0, weights, 0, width);
      const shares = shareOut(odds);
      const right = shares.reduce((sum, share, at) => sum + (isChosen[at] ? share : 0), 0);
      for (let at = 0; at < starts.length; at++) {
        const share = shares[at] ?? 0;
        const error = (weight * (share - (isChosen[at] ? share / right : 0))) / ranked.length;
        addRow(slope, 0, error, values, starts[at] ?? 0, width);
      }
    }
  };
}
