/** Learns the kind of a page. */
import { KINDS } from "../../../core/src/contract/reading.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import { learnChoice } from "../numeric/logistic.ts";
import { featureTable, withModels } from "../numeric/table.ts";
import { itemAt } from "./item-at.ts";
import { type Page, withoutOpening } from "./sample.ts";

const KIND = { ridge: 0.04, steps: 100 };

export function trainKind(pages: readonly Page[]): LinearTable {
  const table = featureTable(pages.map((page) => withoutOpening(page.features)));
  const examples = pages.map(({ sample }, row) => ({
    row,
    outcome: KINDS.indexOf(sample.label.kind),
    weight: 1,
  }));
  const models = learnChoice(table, examples, KINDS.length, KIND);
  return withModels(
    table,
    KINDS.map((kind, at) => [kind, itemAt(models, at)]),
  );
}
