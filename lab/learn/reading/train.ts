/** Trains every table of the reading on labelled pages. Kinds and checks feed later tables out of fold; questions and sentences, with few weights for many rows, do not. */

import { answerFeatures, pageFeatures } from "../../../core/src/reading/features/page-features.ts";
import { kindChances } from "../../../core/src/reading/kind.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import { candidatesFrom } from "../../../core/src/reading/sentences/candidates.ts";
import { sentenceRows } from "../../../core/src/reading/sentences/sentence-features.ts";
import { checkChances } from "../../../core/src/reading/verdicts.ts";
import { UNDECIDED } from "../decisions/undecided.ts";
import type { Tables } from "../weights-files.ts";
import { itemAt } from "./item-at.ts";
import { withLeads } from "./led-pages.ts";
import { outOfFold, type Page, type Sample } from "./sample.ts";
import { trainAnswerChecks } from "./train-answer-checks.ts";
import { type CheckRow, checkFeatures, trainChecks } from "./train-checks.ts";
import { trainEdits } from "./train-edits.ts";
import { trainKind } from "./train-kind.ts";
import { questionOf, trainQuestion } from "./train-question.ts";
import { trainRunnersUp, trainSentences } from "./train-sentences.ts";

const NO_TABLE: LinearTable = { names: [], means: [], scales: [], models: new Map() };
const NO_MODELS = {
  question: NO_TABLE,
  sentences: NO_TABLE,
  runnersUp: NO_TABLE,
  kind: NO_TABLE,
  checks: NO_TABLE,
  answerChecks: NO_TABLE,
  edits: NO_TABLE,
  decisions: UNDECIDED,
};

export function train(samples: readonly Sample[]): Tables {
  const question = trainQuestion(samples);
  const pages = samples.map((sample) => readPageOnce(sample, { ...NO_MODELS, question }));
  const kind = trainKind(pages);
  const kinds = outOfFold(pages, trainKind, (page, kind) =>
    kindChances(page.features, { ...NO_MODELS, kind }),
  );
  const kindPages = pages.map((page, at) => ({ ...page, kinds: itemAt(kinds, at) }));
  const leads = withLeads(pages);
  const base = {
    ...NO_MODELS,
    question,
    kind,
    sentences: trainSentences(pages, leads),
    runnersUp: trainRunnersUp(kindPages),
  };
  const rows = kindPages.map((page): CheckRow => {
    const candidates = candidatesFrom(page.sample.material.lines, page.rows, page.kinds, base);
    return { ...page, answer: answerFeatures(candidates, page.question) };
  });
  const checks = trainChecks(rows);
  const answerChecks = trainAnswerChecks(rows, leads, base);
  const chances = outOfFold(
    rows,
    (others) => ({ ...base, checks: trainChecks(others), answerChecks }),
    (row, models) => checkChances(checkFeatures(row), models),
  );
  const { decisions: _, ...tables } = base;
  return { ...tables, checks, answerChecks, edits: trainEdits(rows, chances) };
}

function readPageOnce(sample: Sample, models: typeof NO_MODELS): Page {
  const question = questionOf(sample.material, models);
  const { material } = sample;
  return {
    sample,
    question,
    features: pageFeatures(material, question),
    rows: sentenceRows(material, question),
  };
}
