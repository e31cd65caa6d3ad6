/** Writes what was learned about questions of users where core reads it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AskedModel } from "../../../core/src/reading/asked/asked-model.ts";
import { writeTable } from "../../../core/src/reading/linear.ts";
import type { AskedFigures } from "./asked-figures.ts";

const FILE = join(import.meta.dirname, "../../../core/src/reading/weights/asked.ts");

export const writeAsked = ({ table, bounds }: AskedModel, figures: AskedFigures): void =>
  writeFileSync(
    FILE,
    `/** Learned by \`npm run learn\`, never edited by hand. The format is that of \`linear.ts\`. */
export const ASKED_WEIGHTS = \`${writeTable(table)}
\`;
export const ASKED_BOUNDS = { assert: ${bounds.assert}, show: ${bounds.show} };
/*
 * On pages that the model had not seen:
${Object.entries(figures)
  .map(([name, figure]) => ` * ${name} ${figure}\n`)
  .join("")} */
`,
  );
