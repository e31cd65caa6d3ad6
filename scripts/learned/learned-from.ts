/** The code that everything in `core/src/reading/weights` was learned with: what makes the features, and what learns from them. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { codeHash, importedFiles } from "./code-hash.ts";

const TOP = join(import.meta.dirname, "../..");
const TABLES = ["reading/train.ts"];
const ALL = [
  ...TABLES,
  "asked/train-asked.ts",
  "decisions/learn-decisions.ts",
  "decisions/predictions.ts",
  "score/fit-score.ts",
];
/** What `npm run learn` writes itself. */
const LEARNED = [
  "core/src/reading/weights/",
  "core/src/score/weights/",
  "core/src/language/word-order-weights.ts",
];
/** What it writes and the same evidence is scored with. */
const WEIGHTS = [
  "core/src/{language/word-order-weights,score/weights/{score,mark}-weights}.ts",
  "core/src/reading/weights/*.ts",
];
const FIGURES = "core/src/reading/weights/manifest.ts";

const codeOf = (roots: readonly string[]): string[] =>
  importedFiles(
    roots.map((file) => join(TOP, "lab/learn", file)),
    (file) => LEARNED.some((one) => file.startsWith(join(TOP, one))),
  );

export const learningCodeHash = (): string => codeHash(codeOf(ALL));

/** Without what only decides how the tables are used. */
export const tablesCodeHash = (): string => codeHash(codeOf(TABLES));

export const weightsHash = (): string =>
  codeHash(globSync(WEIGHTS, { cwd: TOP, exclude: [FIGURES] }).map((file) => join(TOP, file)));
