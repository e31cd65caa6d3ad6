/** The tables as text, and the files that core reads them from. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { keysOf, recordOf } from "../../core/src/contract/lists/record-of.ts";
import { type LinearTable, parseTable, writeTable } from "../../core/src/reading/linear.ts";
import type { ReadingModels } from "../../core/src/reading/models.ts";

/** What is trained on the labels themselves; the decisions follow from what these say about pages they have not seen. */
export type Tables = Omit<ReadingModels, "decisions">;

const WEIGHTS = join(import.meta.dirname, "../../core/src/reading/weights");
const FILES: Record<keyof Tables, { file: string; name: string }> = {
  question: { file: "question.ts", name: "QUESTION_WEIGHTS" },
  sentences: { file: "sentences.ts", name: "SENTENCE_WEIGHTS" },
  runnersUp: { file: "runners-up.ts", name: "RUNNER_UP_WEIGHTS" },
  kind: { file: "kind.ts", name: "KIND_WEIGHTS" },
  checks: { file: "checks.ts", name: "CHECK_WEIGHTS" },
  answerChecks: { file: "answer-checks.ts", name: "ANSWER_CHECK_WEIGHTS" },
  edits: { file: "edits.ts", name: "EDIT_WEIGHTS" },
};
const TABLES = keysOf(FILES);

export function writeTables(tables: Tables): void {
  for (const table of TABLES) {
    const { file, name } = FILES[table];
    writeFileSync(
      join(WEIGHTS, file),
      `/** Learned by \`npm run learn\`, never edited by hand. The format is that of \`linear.ts\`. */\nexport const ${name} = \`${writeTable(tables[table])}\n\`;\n`,
    );
  }
}

export const tablesAsText = (tables: Tables): Record<keyof Tables, string> =>
  recordOf(TABLES, (table) => writeTable(tables[table]));

export const tablesFromText = (saved: Record<keyof Tables, string>): Tables =>
  recordOf(TABLES, (table): LinearTable => parseTable(saved[table]));
