/** The part of docs/SCORING.md that says how far the score can be trusted. */

import { agreement } from "./agreement.ts";
import { bulletList, table, tableRow } from "./markdown-table.ts";
import { RUBRIC_VERSION } from "./rubric.ts";
import { supportedClaims, unsupportedClaims, VALIDITY_RUBRIC, validity } from "./validity.ts";

const NOT_MEASURED = "to be measured";
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
  const rows = agreement.map(({ measure, secondReader, before, now }) =>
    tableRow(measure, secondReader ?? NO_VALUE, before, now ?? NOT_MEASURED),
  );
  const head = ["Measure", "Second reader", `Rubric ${VALIDITY_RUBRIC}`, `Rubric ${RUBRIC_VERSION}`];
  return `### Compared with careful readers

Readers labeled 533 pages by one guide: kind, question, answer, the 21 checks, and a grade from 1 (nothing to cite) to 5 (would be cited first). A second reader labeled 30 of them again. The table compares the engine with the first readers. Where the engine was trained on these pages, its figures come from cross-validation: the models that read a page were trained without it. Thresholds, weights and other settings were chosen with all of these pages in view, so expect somewhat lower figures on new pages.

${table(head, rows)}`;
}
