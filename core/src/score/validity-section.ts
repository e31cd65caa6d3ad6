/** The part of docs/SCORING.md that says how far the score can be trusted: worth citing first, then cited in fact. */

import { LEARNED } from "../reading/weights/manifest.ts";
import { agreement, engineFigure, secondReaderFigure } from "./agreement.ts";
import { bulletList, table, tableRow } from "./markdown-table.ts";
import { citedInFact, supportedClaims, unsupportedClaims } from "./validity.ts";
import type { ValidityFigure } from "./validity-figures.ts";
import { VALIDITY } from "./weights/validity.ts";

const NO_VALUE = "-";
/** Before the engine had a reading of its own. */
const BEFORE = "2026.11.4";

export function validitySection(): string {
  return [
    `## How far the score can be trusted

Two questions are kept apart. Is a page *worth citing*? That is what the score says, and careful readers can judge it. Is it *cited in fact*? Only the answers of engines and their reports show that. The score agrees with readers. It is no forecast of citations.`,
    worthCiting(),
    readings(),
    inFact(),
    claims(),
    otherSets(),
  ].join("\n\n");
}

const FIGURE_HEAD = ["What was tested", "n", "Measure", "Result", "95% interval"];
const MEAN = "Mean score";

function figureRow({ what, n, measure, value, low, high }: ValidityFigure): string {
  const digits = measure === MEAN ? 0 : 2;
  return tableRow(
    what,
    n,
    measure,
    value.toFixed(digits),
    `${low.toFixed(digits)} to ${high.toFixed(digits)}`,
  );
}

const measuredOn = `measured on rubric ${VALIDITY.rubric}, on ${VALIDITY.date}`;

function worthCiting(): string {
  return `### Worth citing: the score and careful readers

Readers labeled ${LEARNED.pages} pages by one guide and graded each from 1 (nothing to cite) to 5 (would be cited first). Every page was scored with models and points that were learned without it. What the models look at was designed with these pages in view, so expect somewhat lower figures on new pages. \`npm run bench:validity\` ${measuredOn}.

${table(FIGURE_HEAD, VALIDITY.sets.readers.map(figureRow))}`;
}

function inFact(): string {
  const rows = citedInFact.map(({ set, what, engine, n, rubric, measure, figure, interval }) =>
    tableRow(set, what, engine, n, rubric ?? NO_VALUE, measure, figure, interval ?? NO_VALUE),
  );
  const head = ["Set", "What was tested", "Engine", "n", "Rubric", "Measure", "Result", "95% interval"];
  return `### Cited in fact: real and simulated citations

Each set was measured once, on the rubric in its row; the checks and their points have changed since. AUC is the chance that a cited page ranks above an uncited one: 0.5 is chance, 1 is perfect. Comparisons are made within one question, except for the sites and the edited pages.

${table(head, rows)}

The sets are small or simulated, and their limits are listed under the studies below. About 130 cited and 130 uncited pages would be needed to tell an AUC of 0.60 from chance; we have 53 of each. Of 73 checks tested on the AI Overview pages, 5 differed from chance (3.7 expected by chance alone). The pages of the sites are not the cited pages themselves: they are other pages of the same site, saved in 2022.`;
}

function claims(): string {
  return `### What these figures support

${bulletList(supportedClaims)}

### What they do not support

${bulletList(unsupportedClaims)}`;
}

function otherSets(): string {
  const { ranking, replies } = VALIDITY.sets;
  return `### The relevance estimate and recorded answers

The monitor's estimate says whether a page is on the topic of a query. The first rows compare its ranking of abstracts with the judgements of three public collections; they say nothing about citations. The last rows are recorded answers of engines with web search: how much of what they read they cited, and whether the place in their own list mattered. So few answers are an anecdote, and their intervals are too narrow. \`npm run bench:validity\` ${measuredOn}.

${table(FIGURE_HEAD, [...ranking, ...replies].map(figureRow))}`;
}

function readings(): string {
  const rows = agreement.map((row) =>
    tableRow(row.measure, secondReaderFigure(row) ?? NO_VALUE, row.before, engineFigure(row) ?? NO_VALUE),
  );
  const head = ["Measure", "Second reader", `Rubric ${BEFORE}`, `Rubric ${LEARNED.rubric}`];
  return `### How well the engine reads

The same readers also labeled kind, question, answer and the 21 checks. A second reader labeled ${LEARNED.secondReader.pages} of the pages again; another opening was placed on ${LEARNED.game.pages} pages. The figures of the last column come from cross-validation. Rubric ${BEFORE} was measured on 533 of the pages.

${table(head, rows)}

\`npm run learn\` measured this, from labels ${LEARNED.data} with code ${LEARNED.code}.`;
}
