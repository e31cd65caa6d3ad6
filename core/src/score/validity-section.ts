/** The part of docs/SCORING.md that says how far the score can be trusted. */

import { LEARNED } from "../reading/weights/manifest.ts";
import { agreement, engineFigure, secondReaderFigure } from "./agreement.ts";
import { bulletList, table, tableRow } from "./markdown-table.ts";
import { supportedClaims, unsupportedClaims, VALIDITY_RUBRIC, validity } from "./validity.ts";

const NO_VALUE = "-";

export function validitySection(): string {
  return ["## How far the score can be trusted", citations(), claims(), readers()].join("\n\n");
}

function citations(): string {
  const rows = validity.map(({ set, what, engine, n, measure, figure, interval }) =>
    tableRow(set, what, engine, n, measure, figure, interval ?? NO_VALUE),
  );
  return `### Compared with real and simulated citations

These figures were measured on rubric ${VALIDITY_RUBRIC}, not on the current one. AUC is the chance that a cited page ranks above an uncited one: 0.5 is chance, 1 is perfect. Comparisons are made within one question, except for the sites. Intervals are 95% intervals.

${table(["Set", "What was tested", "Engine", "n", "Measure", "Result", "95% interval"], rows)}

The sets are small or simulated, and their limits are listed under the studies below. About 130 cited and 130 uncited pages would be needed to tell an AUC of 0.60 from chance; we have 53 of each. Of 73 checks tested on the AI Overview pages, 5 differed from chance (3.7 expected by chance alone); of 77 tested on the sites, 15 did (3.9 expected).`;
}

function claims(): string {
  return `### What these figures support

${bulletList(supportedClaims)}

### What they do not support

${bulletList(unsupportedClaims)}`;
}

function readers(): string {
  const rows = agreement.map((row) =>
    tableRow(row.measure, secondReaderFigure(row) ?? NO_VALUE, row.before, engineFigure(row) ?? NO_VALUE),
  );
  const head = ["Measure", "Second reader", `Rubric ${VALIDITY_RUBRIC}`, `Rubric ${LEARNED.rubric}`];
  return `### Compared with careful readers

Readers labeled ${LEARNED.pages} pages by one guide: kind, question, answer, the 21 checks, and a grade from 1 (nothing to cite) to 5 (would be cited first). A second reader labeled ${LEARNED.secondReader.pages} of them again. The table compares the engine with the first readers; another opening was placed on ${LEARNED.game.pages} pages. The figures of the last column come from cross-validation: the models that read a page, and the limits from which they make a statement, were learned without it. What the models look at was designed with these pages in view, so expect somewhat lower figures on new pages. Rubric ${VALIDITY_RUBRIC} was measured on 533 of the pages.

${table(head, rows)}

\`npm run learn\` measured this, from labels ${LEARNED.data} with code ${LEARNED.code}.`;
}
