/**
 * `BENCH_DATA=folder npm run bench -- article`: the local writer over the labelled pages, judged by checks that share no code
 * with it: what the article says first, what it tears apart, what it prints about the page, what it adds. `--unseen`
 * takes the models that `npm run learn` learned without the page. What counts is
 * what the product shows: the article where its verdict is "improved", else the page. `BENCH_OUT=folder` writes the articles.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { subjectOf } from "../../../core/src/analysis/subject.ts";
import { toMarkdown } from "../../../core/src/article/rendering/to-markdown.ts";
import { readArticleSource } from "../../../core/src/article/source/article-source.ts";
import { type OptimizedArticle, optimizeArticle } from "../../../core/src/optimize/optimize-article.ts";
import { learnedFor } from "../../judge/models-of.ts";
import { readLabelledPages } from "../../labels/labelled-pages.ts";
import { savedPage } from "../../labels/saved-page.ts";
import { printedAuthor, printedYears, readDatedPages } from "./article-facts.ts";
import { articleFaults, type Fault } from "./article-faults.ts";
import { holdsFacts, holdsItems, holdsSentence, startsBadly } from "./article-first-lines.ts";
import { foreignFacts } from "./foreign-facts.ts";

/** What the product promises of its articles. */
const TARGET = { answerFirst: 0.6, badStart: 0.03, faults: 0, foreign: 0, wrongFacts: 0, worse: 0 };

const data = process.env.BENCH_DATA;
if (!data || !existsSync(join(data, "judgement"))) {
  console.error("Set BENCH_DATA to the folder that holds judgement, dates and the saved pages.");
  process.exit(2);
}
/** Each page takes seconds: `BENCH_EVERY=5` takes every fifth one. */
const every = Number(process.env.BENCH_EVERY ?? 1);
const labelled = readLabelledPages(data);
const learnedOf = learnedFor(labelled, { isShipped: !process.argv.includes("--unseen") });
const pages = labelled.filter((_, at) => at % every === 0);
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
const firstLines: string[] = [];
const scored = { pages: 0, improved: 0, unchanged: 0, "not-an-article": 0, worse: 0, gain: 0 };
const out = process.env.BENCH_OUT;
if (out) mkdirSync(out, { recursive: true });
for (const { label, url, html } of pages) {
  const made = optimizeArticle(savedPage(url, html), learnedOf(label.id));
  if (!made) continue;
  const { outcome } = made.verdict;
  const isEdited = outcome === "improved";
  const { article } = made;
  const original = toMarkdown(made.source);
  const gain = made.comparison.after.score - made.comparison.before.score;
  scored.pages += 1;
  scored[outcome] += 1;
  if (isEdited) scored.gain += gain;
  if (isEdited && gain < 0) scored.worse += 1;
  if (out) writeFileSync(join(out, `${label.id.slice(0, 12)}.md`), shownArticle(made, label.id, url));
  const answers = (text: string) =>
    holdsSentence(text, label) || holdsFacts(text, label) || holdsItems(text, label);
  const isBad = isEdited && startsBadly(article, label);
  const holds = answers(article);
  const held = answers(original);
  count.pages += 1;
  if (isEdited) count.edited += 1;
  if (isBad) count.badStart += 1;
  if (isBad) firstLines.push(`starts badly: ${label.id}`);
  if (isEdited && startsBadly(original, label)) count.badBefore += 1;
  if (label.answer.sentences.length > 0) {
    count.answered += 1;
    if (holdsSentence(article, label)) count.sentence += 1;
    if (holds) count.answer += 1;
    if (held) count.before += 1;
    if (held && !holds) firstLines.push(`answer pushed down: ${label.id}`);
  }
  // Without an edit there is no article: the user learns that the page is good as it is.
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
  const written = readArticleSource(subjectOf(savedPage(url, html)));
  const years = written ? printedYears(toMarkdown(written.blocks)) : [];
  if (years.length > 0) dated += 1;
  const isWrong = years.length > 0 && years.every((year) => year < published.slice(0, 4));
  if (isWrong) wrongFacts.push(`${url}: ${years.join(", ")} is printed, ${published} is true`);
}

for (const one of faults.slice(0, 60)) console.log(`${one.kind}: ${one.page} ${one.text.slice(0, 120)}`);
for (const one of [...foreign, ...wrongFacts, ...firstLines].slice(0, 60)) console.log(one);
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

/** For reading by eye: verdict, scores and edits above the text. */
function shownArticle(made: OptimizedArticle, id: string, url: string): string {
  const { verdict, comparison, edits, article } = made;
  const lines = edits.map(({ kind, points, title, before }) =>
    [`${kind} ${points} ${title}`, ...(before ?? "").split("\n").map((line) => `    - ${line}`)].join("\n"),
  );
  return `${id} ${url}\n${verdict.outcome}: ${verdict.title} ${comparison.before.score} -> ${comparison.after.score}\n${lines.join("\n")}\n\n${article}`;
}
