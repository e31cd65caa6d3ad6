/** Learns which edits readers ask for. */
import { EDIT_TOPICS } from "../../../core/src/contract/reading.ts";
import { editFeatures } from "../../../core/src/reading/features/edit-features.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import type { Chances } from "../../../core/src/reading/verdicts.ts";
import { learnBinary } from "../numeric/logistic.ts";
import { featureTable, withModels } from "../numeric/table.ts";
import { itemAt } from "./item-at.ts";
import { type CheckRow, MIN_LABELS } from "./train-checks.ts";

const EDIT = { ridge: 0.05, steps: 100 };

export function trainEdits(rows: readonly CheckRow[], chances: readonly Chances[]): LinearTable {
  const table = featureTable(
    rows.map((row, at) => editFeatures(itemAt(chances, at), row.kinds, row.features)),
  );
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
