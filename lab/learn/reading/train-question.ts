/** Learns which words of a page belong to the question it answers. */

import type { LinearTable } from "../../../core/src/reading/linear.ts";
import type { Material } from "../../../core/src/reading/material.ts";
import type { ReadingModels } from "../../../core/src/reading/models.ts";
import { type Question, readQuestion } from "../../../core/src/reading/question/question.ts";
import { candidateWords, questionWords } from "../../../core/src/reading/question/question-words.ts";
import { learnBinary } from "../numeric/logistic.ts";
import { featureTable, withModels } from "../numeric/table.ts";
import type { Sample } from "./sample.ts";

const QUESTION = { ridge: 0.0005, steps: 200 };

export function trainQuestion(samples: readonly Sample[]): LinearTable {
  const rows = samples.flatMap(({ label, material }) => {
    const asked = new Set(material.lexicon.stemsOfText(label.question));
    return candidateWords(material).map(({ stem, features }) => ({ features, isAsked: asked.has(stem) }));
  });
  const table = featureTable(rows.map((row) => row.features));
  const examples = rows.map(({ isAsked }, row) => ({ row, outcome: isAsked ? 1 : 0, weight: 1 }));
  return withModels(table, [["word", learnBinary(table, examples, QUESTION)]]);
}

export const questionOf = (material: Material, models: ReadingModels): Question =>
  readQuestion(material, questionWords(material, models));
