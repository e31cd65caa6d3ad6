/** Keeps the figures where core prints them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  VALIDITY_SETS,
  type Validity,
  type ValidityFigure,
} from "../../../core/src/score/validity-figures.ts";

const FILE = join(import.meta.dirname, "../../../core/src/score/weights/validity.ts");

export function writeValidity({ rubric, date, sets }: Validity): void {
  const lines = VALIDITY_SETS.flatMap((set) => [`    ${set}: [`, ...sets[set].flatMap(linesOf), "    ],"]);
  writeFileSync(
    FILE,
    `/** Written by \`npm run bench:validity\`, never edited by hand. */
import type { Validity } from "../validity-figures.ts";

export const VALIDITY: Validity = {
  rubric: ${JSON.stringify(rubric)},
  date: ${JSON.stringify(date)},
  sets: {
${lines.join("\n")}
  },
};
`,
  );
}

const linesOf = (figure: ValidityFigure): string[] => [
  "      {",
  ...Object.entries(figure).map(([name, value]) => `        ${name}: ${JSON.stringify(value)},`),
  "      },",
];
