/** Learns the two checks about the answer, also from pages with an added first paragraph. */
import { answerFeatures, kindFeatures } from "../../../core/src/reading/features/page-features.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import type { Features } from "../../../core/src/reading/material.ts";
import type { ReadingModels } from "../../../core/src/reading/models.ts";
import { candidatesFrom } from "../../../core/src/reading/sentences/candidates.ts";
import { balanced, learnBinary } from "../numeric/logistic.ts";
import { featureTable, type Model, withModels } from "../numeric/table.ts";
import { itemAt } from "./item-at.ts";
import type { LedPage, LedPages } from "./led-pages.ts";
import { type CheckRow, LEAD_CHECKS } from "./train-checks.ts";

const ANSWER_CHECK = { ridge: 0.01, steps: 100 };

/**
 * The checks about the answer look at its best sentences and the kind of page, and nothing else: a better first sentence
 * must count, and none of these falls when one is added.
 */
const ANSWER_FEATURES = [
  "answer.best",
  "answer.opening",
  "answer.openingOdds",
  "answer.openingChosen",
  "answer.openingSum",
  "answer.openingCovers",
];
const looksAt = (answer: Features, { kinds }: CheckRow): Features => ({
  ...Object.fromEntries(ANSWER_FEATURES.map((name) => [name, answer[name] ?? 0])),
  ...kindFeatures(kinds),
});

export function trainAnswerChecks(
  rows: readonly CheckRow[],
  leads: readonly LedPages[],
  models: ReadingModels,
): LinearTable {
  const led = rows.flatMap((row, at) => ledRows(row, itemAt(leads, at), models));
  const table = featureTable([
    ...rows.map((row) => looksAt(row.answer, row)),
    ...led.map((one) => one.features),
  ]);
  const extra = led.map(({ answers }, at) => ({ row: rows.length + at, outcome: answers ? 1 : 0 }));
  const found = [...LEAD_CHECKS].map((check): [string, Model] => {
    const own = rows.map(({ sample }, row) => ({
      row,
      outcome: sample.label.checks[check] === "yes" ? 1 : 0,
    }));
    return [`yes.${check}`, learnBinary(table, balanced([...own, ...extra]), ANSWER_CHECK)];
  });
  return withModels(table, found);
}

/** The page with its reader's lead on top, and with a foreign one where it doesn't answer early by itself. */
function ledRows(
  row: CheckRow,
  { ideal, foreign }: LedPages,
  models: ReadingModels,
): { features: Features; answers: boolean }[] {
  const read = ({ lines, rows }: LedPage) =>
    looksAt(answerFeatures(candidatesFrom(lines, rows, row.kinds, models), row.question), row);
  const isLate = row.sample.label.checks.answer_early === "no";
  return [
    ...(ideal ? [{ features: read(ideal), answers: true }] : []),
    ...(foreign && isLate ? [{ features: read(foreign), answers: false }] : []),
  ];
}
