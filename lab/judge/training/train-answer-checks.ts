/** Learns the two checks about the answer, also from pages with an added first paragraph. */

import { answerFeatures, pageFeatures } from "../../../core/src/reading/features/page-features.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import type { Features } from "../../../core/src/reading/material.ts";
import type { ReadingModels } from "../../../core/src/reading/models.ts";
import { candidatesOf } from "../../../core/src/reading/sentences/candidates.ts";
import { linesBefore, withLead } from "./added-lines.ts";
import { itemAt } from "./item-at.ts";
import { balanced, learnBinary, type Model, tableOf, withModels } from "./logistic.ts";
import { type CheckRow, checkFeatures, LEAD_CHECKS } from "./train-checks.ts";

const ANSWER_CHECK = { ridge: 0.02, steps: 100 };

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
const onlyAnswer = (features: Features): Features =>
  Object.fromEntries(
    Object.entries(features).filter(([name]) => ANSWER_FEATURES.includes(name) || name.startsWith("kind.")),
  );

export function trainAnswerChecks(rows: readonly CheckRow[], models: ReadingModels): LinearTable {
  const led = rows.flatMap((row, at) =>
    ledRows(row, itemAt(rows, (at + 23) % rows.length), linesBefore(at), models),
  );
  const table = tableOf([...rows.map(checkFeatures), ...led.map((one) => one.features)].map(onlyAnswer));
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
  other: CheckRow,
  before: number,
  models: ReadingModels,
): { features: Features; answers: boolean }[] {
  const { label, material } = row.sample;
  const read = (text: string) => {
    const led = withLead(material, text, before);
    return checkFeatures({
      ...row,
      features: pageFeatures(led, row.question),
      answer: answerFeatures(candidatesOf(led, row.question, row.kinds, models), row.question),
    });
  };
  const foreign = other.sample.label.ideal_lead;
  return [
    ...(label.ideal_lead ? [{ features: read(label.ideal_lead), answers: true }] : []),
    ...(foreign && label.checks.answer_early === "no" ? [{ features: read(foreign), answers: false }] : []),
  ];
}
