/** Writes trained tables where core reads them, or to one file that a benchmark loads. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keysOf, recordOf } from "../../core/src/contract/lists/record-of.ts";
import { parseTable, writeTable } from "../../core/src/reading/linear.ts";
import type { ReadingModels } from "../../core/src/reading/models.ts";

const WEIGHTS = join(import.meta.dirname, "../../core/src/reading/weights");
const FILES: Record<keyof ReadingModels, { file: string; name: string }> = {
  question: { file: "question.ts", name: "QUESTION_WEIGHTS" },
  sentences: { file: "sentences.ts", name: "SENTENCE_WEIGHTS" },
  runnersUp: { file: "runners-up.ts", name: "RUNNER_UP_WEIGHTS" },
  kind: { file: "kind.ts", name: "KIND_WEIGHTS" },
  checks: { file: "checks.ts", name: "CHECK_WEIGHTS" },
  answerChecks: { file: "answer-checks.ts", name: "ANSWER_CHECK_WEIGHTS" },
  edits: { file: "edits.ts", name: "EDIT_WEIGHTS" },
};
const TABLES = keysOf(FILES);

export function writeWeights(models: ReadingModels): void {
  for (const table of TABLES) {
    const { file, name } = FILES[table];
    writeFileSync(
      join(WEIGHTS, file),
      `/** Learned by \`lab/judge/training/learn-reading.ts\`, never edited by hand. The format is that of \`linear.ts\`. */\nexport const ${name} = \`${writeTable(models[table])}\n\`;\n`,
    );
  }
}

export const saveModels = (models: ReadingModels, file: string): void =>
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(TABLES.map((table) => [table, writeTable(models[table])]))),
  );

export function loadModels(file: string): ReadingModels {
  const saved = JSON.parse(readFileSync(file, "utf8"));
  return recordOf(TABLES, (table) => parseTable(saved[table]));
}
