/**
 * `BENCH_DATA=folder npm run bench:article`: the local writer over the labelled pages, judged by checks that share no code
 * with it: what the article says first, what it tears apart, what it prints about the page, what it adds. `FOLDS=folder`
 * takes the models of the reading that have not seen the page (`scripts/judge/learn-reading.ts --folds`). The last part
 * scores a sample with the engine (`BENCH_SCORED=60` pages): no article may score below its page.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { subjectOf } from "../core/src/analysis/subject.ts";
import { optimizeArticle } from "../core/src/article/optimize-article.ts";
import { articleMarkdown, writeArticle } from "../core/src/article/write-article.ts";
import { printedAuthor, printedYears, readDatedPages } from "./bench/article-facts.ts";
import { articleFaults, type Fault } from "./bench/article-faults.ts";
import { holdsFacts, holdsItems, holdsSentence, startsBadly } from "./bench/article-first-lines.ts";
import { foreignFacts } from "./bench/foreign-facts.ts";
import { readLabelledPages } from "./judge/labelled-pages.ts";
import { modelsFrom } from "./judge/models-of.ts";
import { savedPage } from "./judge/saved-page.ts";

/** What the product promises of its articles. */
const TARGET = { answerFirst: 0.6, badStart: 0.03, faults: 0, foreign: 0, wrongFacts: 0, worse: 0 };

const data = process.env.BENCH_DATA;
if (!data || !existsSync(join(data, "judgement"))) {
  console.error("Set BENCH_DATA to the folder that holds judgement, dates and the saved pages.");
  process.exit(2);
}
const modelsOf = modelsFrom(process.env.FOLDS ?? "shipped");
const pages = readLabelledPages(data);
const share = (part: number, whole: number) => Math.round((part / Math.max(1, whole)) * 1000) / 1000;

const count = {
  pages: 0,
  edited: 0,
  answered: 0,
  sentence: 0,
  answer: 0,
  before: 0,
  badStart: 0,
  badBefore: 0,
};
const faults: (Fault & { page: string })[] = [];
const foreign: string[] = [];
const wrongFacts: string[] = [];
for (const { label, url, html } of pages) {
  const written = writeArticle(subjectOf(savedPage(url, html), { models: modelsOf(label.id) }));
  if (!written) continue;
  const isEdited = written.edits.length > 0;
  const article = articleMarkdown(
    written,
    written.edits.map(({ id }) => id),
  );
  const original = articleMarkdown(written, []);
  const answers = (text: string) =>
    holdsSentence(text, label) || holdsFacts(text, label) || holdsItems(text, label);
  count.pages += 1;
  if (isEdited) count.edited += 1;
  if (isEdited && startsBadly(article, label)) count.badStart += 1;
  if (isEdited && startsBadly(original, label)) count.badBefore += 1;
  if (label.answer.sentences.length > 0) {
    count.answered += 1;
    if (holdsSentence(article, label)) count.sentence += 1;
    if (answers(article)) count.answer += 1;
    if (answers(original)) count.before += 1;
  }
  // Without an edit there is no article: the page is told that it is good as it is.
  if (!isEdited) continue;
  faults.push(...articleFaults(article, html).map((fault) => ({ ...fault, page: label.id })));
  foreign.push(
    ...foreignFacts(article, html, url).foreign.map((one) => `${label.id}: ${one.kind} “${one.text}”`),
  );
  const author = printedAuthor(article);
  if (author && label.checks.named_author === "no")
    wrongFacts.push(`${label.id}: by ${author}, says the article`);
}

let dated = 0;
for (const { url, html, published } of readDatedPages(data)) {
  const written = writeArticle(subjectOf(savedPage(url, html)));
  const years = written ? printedYears(articleMarkdown(written, [])) : [];
  if (years.length > 0) dated += 1;
  const isWrong = years.length > 0 && years.every((year) => year < published.slice(0, 4));
  if (isWrong) wrongFacts.push(`${url}: ${years.join(", ")} is printed, ${published} is true`);
}

const scored = { pages: 0, improved: 0, unchanged: 0, "not-an-article": 0, worse: 0, gain: 0 };
const sample = Number(process.env.BENCH_SCORED ?? 60);
for (const { label, url, html } of pages.filter((_, at) => at % Math.ceil(pages.length / sample) === 0)) {
  const made = optimizeArticle(savedPage(url, html), { models: modelsOf(label.id) });
  if (!made) continue;
  const gain = made.comparison.after.score - made.comparison.before.score;
  scored.pages += 1;
  scored[made.verdict.outcome] += 1;
  if (made.verdict.outcome === "improved") scored.gain += gain;
  if (made.verdict.outcome === "improved" && gain < 0) scored.worse += 1;
}

for (const one of faults.slice(0, 60)) console.log(`${one.kind}: ${one.page} ${one.text.slice(0, 120)}`);
for (const one of [...foreign, ...wrongFacts].slice(0, 60)) console.log(one);
const figures = {
  pages: count.pages,
  edited: count.edited,
  answerFirst: share(count.answer, count.answered),
  answerFirstBefore: share(count.before, count.answered),
  sentenceFirst: share(count.sentence, count.answered),
  badStart: share(count.badStart, count.edited),
  badStartBefore: share(count.badBefore, count.edited),
  ...Object.fromEntries(
    Object.entries(Object.groupBy(faults, ({ kind }) => kind)).map(([kind, list]) => [kind, list?.length]),
  ),
};
const added = { foreign: foreign.length, datesPrinted: dated, wrongFacts: wrongFacts.length };
console.table([figures]);
console.table([added]);
console.table([{ ...scored, gain: share(scored.gain, scored.improved) }]);
const isMet =
  figures.answerFirst >= TARGET.answerFirst &&
  figures.badStart <= TARGET.badStart &&
  faults.length <= TARGET.faults &&
  foreign.length <= TARGET.foreign &&
  wrongFacts.length <= TARGET.wrongFacts &&
  scored.worse <= TARGET.worse;
console.log(isMet ? "The targets are met." : `Not met: ${JSON.stringify(TARGET)}`);
process.exitCode = isMet ? 0 : 1;
