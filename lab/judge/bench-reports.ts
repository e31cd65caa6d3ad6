/**
 * `BENCH_DATA=folder BENCH_OUT=folder npm run bench -- reports`: reading, edits and article with the model that the
 * environment configures, on every ninth labelled page. It prints how far they agree with the labels and writes each report
 * and article as Markdown for people who judge them. `--pages FILE` takes the pages whose ids it lists, one a line;
 * `--unseen` takes the models that were learned without the page, `--alone` asks no model.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnalyzeOptions, analyze } from "../../core/src/analysis/analyze.ts";
import { toMarkdown } from "../../core/src/article/rendering/to-markdown.ts";
import type { AnalysisResult } from "../../core/src/contract/analysis-result.ts";
import { type Edit, isNote } from "../../core/src/contract/edit.ts";
import { optimizeArticle } from "../../core/src/optimize/optimize-article.ts";
import { readPage } from "../../core/src/page/read-page.ts";
import { pageForModel } from "../../core/src/reading/language-model/page-for-model.ts";
import { type LabelledPage, readLabelledPages } from "../labels/labelled-pages.ts";
import { savedPage } from "../labels/saved-page.ts";
import { openModelReader } from "./judge-model.ts";
import { learnedFor } from "./models-of.ts";
import { ARTICLES, type Compared, compare } from "./scorer/compare.ts";

const EVERY = 9;
const flagValue = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
/** `--offset 7` takes other pages: the prompts were written with those of 4 in view. */
const OFFSET = Number(flagValue("--offset") ?? 4);
const listed = flagValue("--pages");
const ids = listed === undefined ? null : new Set(readFileSync(listed, "utf8").split(/\s+/));

const { BENCH_DATA: data, BENCH_OUT: out } = process.env;
if (!data || !out) throw new Error("Set BENCH_DATA to the labelled pages and BENCH_OUT to a new folder.");
const isAlone = process.argv.includes("--alone");
const pages = readLabelledPages(data);
const learnedOf = learnedFor(pages, { isShipped: !process.argv.includes("--unseen") });
const reader = isAlone ? null : await openModelReader();
if (!isAlone && !reader) throw new Error("The environment configures no model.");
mkdirSync(out, { recursive: true });

const compared: Compared[] = [];
const proposed = { all: 0, shown: 0, doubted: 0 };
for (const page of pages.filter(({ label }, at) => ids?.has(label.id) ?? at % EVERY === OFFSET)) {
  const options = await optionsOf(page);
  const evidence = savedPage(page.url, page.html);
  const result = analyze(evidence, options);
  const { reading, edits = [], score } = result;
  if (!reading) throw new Error("The engine gave no reading.");
  compared.push({ label: page.label, said: { ...reading, edits, score: score.score } });
  const byModel = edits.filter(({ by }) => by === "model");
  proposed.all += options.proposals?.length ?? 0;
  proposed.shown += byModel.length;
  proposed.doubted += byModel.filter(({ doubt }) => doubt).length;
  const name = page.label.id.slice(0, 12);
  writeFileSync(join(out, `${name}.report.md`), shownReport(page, result));
  const made = optimizeArticle(evidence, { ...options, before: result });
  if (made && ARTICLES.has(reading.kind)) {
    writeFileSync(join(out, `${name}.before.md`), toMarkdown(made.source));
    if (made.verdict.outcome === "improved") writeFileSync(join(out, `${name}.after.md`), made.article);
  }
}
await reader?.close();
const { byCheck: _, ...figures } = compare(compared);
console.log(JSON.stringify({ ...figures, proposed }, null, 1));

async function optionsOf(page: LabelledPage): Promise<AnalyzeOptions> {
  const learned = learnedOf(page.label.id);
  const said = await reader?.read(page);
  if (!reader || !said) return learned;
  const proposals = await reader.propose(page, said);
  return { ...learned, modelReading: said, proposals: await reader.verify(page, proposals) };
}

/** What the user sees: question, answer and edits, then the notes to the author. */
function shownReport(
  { url, html }: LabelledPage,
  { page, reading, score, edits = [] }: AnalysisResult,
): string {
  const notes = edits.filter(isNote);
  const list = edits.filter((edit) => !isNote(edit));
  return [
    `# ${page.title ?? url}`,
    url,
    // Bylines and dates stand outside of the text, and edits and notes speak of them.
    pageForModel(readPage(html, url)).details,
    `Score: ${score.score}`,
    `Question: ${reading?.question ?? ""}`,
    `Answer found on the page: ${reading?.answer.sentences[0] ?? "none"}`,
    "## Edits, the most valuable first",
    ...list.map((edit, at) => `### ${at + 1}. ${shownEdit(edit)}`),
    "## Notes to the author",
    ...notes.map((edit, at) => `### Note ${at + 1}. ${shownEdit(edit)}`),
  ].join("\n\n");
}

function shownEdit({
  title,
  fault,
  do: what,
  at,
  before,
  after,
  needs,
  doubt,
  quotes,
  points,
}: Edit): string {
  const lines: [string, string | null | undefined][] = [
    ["Fault", fault],
    ["Do", what],
    ["At", at],
    ["Before", before],
    ["After", after],
    ["You need", needs],
    ["Check this", doubt && `${doubt.why}: ${doubt.quote}`],
    ["Quotes", quotes?.join(" | ")],
    ["Points", points === null ? null : String(points)],
  ];
  return [title, ...lines.flatMap(([name, text]) => (text ? `${name}: ${text}` : []))].join("\n\n");
}
