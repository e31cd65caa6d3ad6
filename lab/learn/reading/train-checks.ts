/** Learns the checks that don't look at the answer. */
import { CHECKS, type CheckName } from "../../../core/src/contract/reading.ts";
import { kindFeatures } from "../../../core/src/reading/features/page-features.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import type { Features } from "../../../core/src/reading/material.ts";
import { balanced, learnBinary } from "../numeric/logistic.ts";
import { featureTable, type Model, withModels } from "../numeric/table.ts";
import { type KindPage, withoutOpening } from "./sample.ts";

const CHECK = { ridge: 0.4, steps: 60 };
/** Fewer labels than this teach nothing. */
export const MIN_LABELS = 8;

/** `answer`: how well the page's sentences answer. */
export type CheckRow = KindPage & { answer: Features };

export const checkFeatures = ({ features, kinds, answer }: CheckRow): Features => ({
  ...features,
  ...kindFeatures(kinds),
  ...answer,
});

export const LEAD_CHECKS = new Set<CheckName>(["answer_early", "answer_quotable"]);

export function trainChecks(rows: readonly CheckRow[]): LinearTable {
  const table = featureTable(rows.map((row) => withoutOpening(checkFeatures(row))));
  const found: [string, Model][] = [];
  for (const check of CHECKS) {
    const labels = rows.map(({ sample }) => sample.label.checks[check]);
    const na = labels.map((label, row) => ({ row, outcome: label === "na" ? 1 : 0 }));
    if (na.filter((one) => one.outcome === 1).length >= MIN_LABELS)
      found.push([`na.${check}`, learnBinary(table, balanced(na), CHECK)]);
    if (LEAD_CHECKS.has(check)) continue;
    const own = labels.flatMap((label, row) =>
      label === "na" ? [] : [{ row, outcome: label === "yes" ? 1 : 0 }],
    );
    found.push([`yes.${check}`, learnBinary(table, balanced(own), CHECK)]);
  }
  const lists = rows.map(({ sample }, row) => ({ row, outcome: sample.label.answer.is_list ? 1 : 0 }));
  found.push(["yes.is_list", learnBinary(table, balanced(lists), CHECK)]);
  return withModels(table, found);
}
