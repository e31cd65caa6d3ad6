/** Learns which edits readers ask for. */
import { EDIT_TOPICS } from "../../../core/src/contract/reading.ts";
import { editFeatures } from "../../../core/src/reading/features/edit-features.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import type { Chances } from "../../../core/src/reading/verdicts.ts";
import { itemAt } from "./item-at.ts";
import { learnBinary, tableOf, withModels } from "./logistic.ts";
import { type CheckRow, MIN_LABELS } from "./train-checks.ts";

const EDIT = { ridge: 0.1, steps: 100 };

export function trainEdits(rows: readonly CheckRow[], chances: readonly Chances[]): LinearTable {
  const table = tableOf(rows.map((row, at) => editFeatures(itemAt(chances, at), row.kinds, row.features)));
  const topics = EDIT_TOPICS.filter(
    (topic) =>
      rows.filter(({ sample }) => sample.label.edits.some((edit) => edit.about === topic)).length >=
      MIN_LABELS,
  );
  return withModels(
    table,
    topics.map((topic) => {
      const examples = rows.map(({ sample }, row) => ({
        row,
        outcome: sample.label.edits.some((edit) => edit.about === topic) ? 1 : 0,
        weight: 1,
      }));
      return [topic, learnBinary(table, examples, EDIT)];
    }),
  );
}
