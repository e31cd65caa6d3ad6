/** Writes the decisions where core reads them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { keysOf } from "../../../core/src/contract/lists/record-of.ts";
import type { Decisions } from "../../../core/src/reading/decisions.ts";

const FILE = join(import.meta.dirname, "../../../core/src/reading/weights/decisions.ts");

export const writeDecisions = ({ verdicts, answer }: Decisions): void =>
  writeFileSync(
    FILE,
    `/** Learned by \`npm run learn\`, never edited by hand. */
import type { Decisions } from "../decisions.ts";

export const DECISIONS: Decisions = {
  verdicts: {
${keysOf(verdicts)
  .map((check) => `    ${check}: ${onOneLine(verdicts[check])},`)
  .join("\n")}
  },
  answer: {
${keysOf(answer)
  .map((name) => `    ${name}: ${onOneLine(answer[name])},`)
  .join("\n")}
  },
};
`,
  );

const onOneLine = (value: object | number): string =>
  typeof value === "number"
    ? String(value)
    : `{ ${Object.entries(value)
        .map(([name, number]) => `${name}: ${number}`)
        .join(", ")} }`;
