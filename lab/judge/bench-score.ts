/**
 * `BENCH_DATA=folder npm run bench -- score`: what the score must not do, and how it rises with the readers' grades. Every
 * page is judged by what was learned without it; `--shipped` takes the weights in the repository. `--model` measures only the
 * ranking, with the reading of the model that the environment configures, on every ninth page.
 */
import { type AnalyzeOptions, analyze } from "../../core/src/analysis/analyze.ts";
import type { AnalysisResult } from "../../core/src/contract/analysis-result.ts";
import { recordOf } from "../../core/src/contract/lists/record-of.ts";
import { MARKS } from "../../core/src/contract/marks.ts";
import { CHECKS, type CheckName, FAULTS } from "../../core/src/contract/reading.ts";
import { type ModelReading, NO_MARKS } from "../../core/src/reading/language-model/model-reading.ts";
import type { SaidByModel } from "../../core/src/reading/language-model/with-model-reading.ts";
import { type LabelledPage, readLabelledPages } from "../labels/labelled-pages.ts";
import { savedPage } from "../labels/saved-page.ts";
import { asReading } from "../learn/score/score-rows.ts";
import { openModelReader } from "./judge-model.ts";
import { learnedFor } from "./models-of.ts";
import { ARTICLES } from "./scorer/compare.ts";
import { withFirstParagraph } from "./scorer/game.ts";
import { median, rankCorrelation, share, thousandths } from "./scorer/statistics.ts";

const UNRELATED = "How do I repair a diesel injection pump?";
const PAGES = 100;
const MIN_COST = 20;
/** A model reads every ninth page. */
const EVERY = 9;
const OFFSET = 4;

const data = process.env.BENCH_DATA;
if (!data)
  throw new Error("BENCH_DATA must name the folder that holds the labelled pages; see docs/learning.md.");
const pages = readLabelledPages(data);
const learnedOf = learnedFor(pages, { isShipped: process.argv.includes("--shipped") });
const judge = ({ label, url, html }: LabelledPage, options = {}, changed = html) =>
  analyze(savedPage(url, changed), { ...learnedOf(label.id), ...options });
const scoreOf = ({ score }: AnalysisResult) => score.score;

const some = pages.filter((_, at) => at % Math.floor(pages.length / PAGES) === 0).slice(0, PAGES);
const asIs = new Map(some.map((page) => [page, judge(page)]));
const scoreAsIs = (page: LabelledPage) => scoreOf(asIs.get(page) as AnalysisResult);

if (process.argv.includes("--model")) await gradesWithModel();
else {
  grades();
  questions();
  replies();
  leads();
}

/** The mean score by grade, once by the engine and once with the labels as its reading. */
function grades(): void {
  const fifth = (page: LabelledPage) => pages.indexOf(page) % 5;
  printGrades("the engine's reading", pages, () => ({}));
  printGrades("the labels as the reading", pages, ({ label }) => asReading(label));
  for (const at of [0, 1, 2, 3, 4])
    printGrades(
      `the engine's reading, part ${at + 1} of 5`,
      pages.filter((page) => fifth(page) === at),
      () => ({}),
    );
}

async function gradesWithModel(): Promise<void> {
  const reader = await openModelReader();
  if (!reader) throw new Error("The environment configures no model.");
  const asked = pages.filter((_, at) => at % EVERY === OFFSET);
  const said = new Map<LabelledPage, SaidByModel | null>();
  for (const page of asked) said.set(page, await reader.read(page));
  await reader.close();
  printGrades("the engine's reading on these pages", asked, () => ({}));
  printGrades("the labels as the reading on these pages", asked, ({ label }) => asReading(label));
  printGrades("a model's reading on these pages", asked, (page) => {
    const reply = said.get(page);
    return reply ? { modelReading: reply } : {};
  });
}

function printGrades(
  name: string,
  list: readonly LabelledPage[],
  options: (page: LabelledPage) => Partial<AnalyzeOptions>,
): void {
  const found = list.map((page) => ({ page, score: scoreOf(judge(page, options(page))) }));
  const rank = (some: typeof found) =>
    thousandths(
      rankCorrelation(
        some.map(({ score }) => score),
        some.map(({ page }) => page.label.citable),
      ),
    );
  const byGrade = [1, 2, 3, 4, 5].map((grade) => {
    const own = found.filter(({ page }) => page.label.citable === grade);
    return Math.round(own.reduce((sum, { score }) => sum + score, 0) / own.length);
  });
  const ofArticles = found.filter(({ page }) => ARTICLES.has(page.label.kind));
  console.log(`${name}: rank correlation ${rank(found)}, articles ${rank(ofArticles)}; by grade ${byGrade}`);
}

function questions(): void {
  const cost = (question: (at: number) => string) =>
    some.map((page, at) => scoreAsIs(page) - scoreOf(judge(page, { question: question(at) })));
  const costs = {
    "an unrelated question": cost(() => UNRELATED),
    "the question of another page": cost((at) => some[(at + 37) % some.length]?.label.question ?? UNRELATED),
    "the reader's own question": some.map(
      (page) => scoreAsIs(page) - scoreOf(judge(page, { question: page.label.question })),
    ),
  };
  for (const [name, list] of Object.entries(costs))
    console.log(
      `${name}: costs ${MIN_COST} points or more on ${share(list.map((one) => one >= MIN_COST))}, median ${median(list)}`,
    );
}

/** Not all alike, which wouldn't count. */
function best(at: number): number {
  return at === 0 ? 9 : 10;
}

/** Replies of models that didn't read the page. */
function replies(): void {
  const sentences = (page: LabelledPage) =>
    page.text.split(/(?<=[.!?])\s+|\n/).filter((one) => one.split(" ").length > 5);
  const said = (
    page: LabelledPage,
    verdict: (name: CheckName) => string,
    quote: (name: CheckName, at: number) => string,
    marks: ModelReading["marks"] = NO_MARKS,
  ): ModelReading => ({
    kind: "reference",
    question: page.label.question,
    alsoAsked: [],
    answer: { sentences: sentences(page).slice(0, 1), isList: false, items: [] },
    checks: Object.fromEntries(
      CHECKS.map((name, at) => [name, { verdict: verdict(name), quote: quote(name, at) }]),
    ) as ModelReading["checks"],
    marks,
    better: [],
  });
  /** A reading as honest as a reply without marks can be, with these marks. */
  const marked = (page: LabelledPage, quoteOf: (at: number) => string, markOf: (at: number) => number) =>
    said(
      page,
      (name) => page.label.checks[name],
      (_name, at) => sentences(page)[at] ?? "",
      recordOf(MARKS, (name) => {
        const at = MARKS.indexOf(name);
        return { quote: quoteOf(at), reason: "", missing: "", mark: markOf(at) };
      }),
    );
  const sentenceOf = (page: LabelledPage) => (at: number) => sentences(page)[at] ?? "";
  const good = (name: CheckName) => (FAULTS.has(name) ? "no" : "yes");
  const kinds: Record<string, (page: LabelledPage) => unknown> = {
    empty: () => ({}),
    "nothing applies": (page) =>
      said(
        page,
        () => "na",
        () => "",
      ),
    "nothing applies, one fault": (page) =>
      said(
        page,
        (name) => (name === "steps" ? "no" : "na"),
        () => "",
      ),
    "all is well, no quotes": (page) => said(page, good, () => ""),
    "all is well, invented quotes": (page) =>
      said(page, good, (name) => `This page shows its ${name} very well indeed.`),
    "all is well, any sentence as proof": (page) =>
      said(page, good, (_name, at) => sentences(page)[at] ?? ""),
    "one fault, invented quotes": (page) =>
      said(
        page,
        (name) => (name === "faq" ? "no" : good(name)),
        (name) => `This page shows its ${name} very well indeed.`,
      ),
    "readers' verdicts, no marks": (page) =>
      marked(
        page,
        () => "",
        () => 0,
      ),
    "the same, marks without words of the page": (page) =>
      marked(page, () => "Invented words of a model", best),
    "the same, one sentence for all marks": (page) => marked(page, () => sentenceOf(page)(0), best),
    "the same, five marks alike": (page) => marked(page, sentenceOf(page), () => 10),
    "the same, nearly the best marks": (page) => marked(page, sentenceOf(page), best),
    "cut off": (page) => ({ kind: "reference", question: page.label.question }),
  };
  for (const [name, reply] of Object.entries(kinds)) {
    const moves = some.map(
      (page) =>
        scoreOf(judge(page, { modelReading: { model: "test", said: reply(page) } })) - scoreAsIs(page),
    );
    const raised = moves.filter((move) => move > 0).length;
    console.log(
      `a model's reply, ${name}: raises ${raised} of ${some.length}, by ${Math.max(...moves)} at most, ${median(moves)} at the median`,
    );
  }
}

/** A reader's lead put on top of a page that answers late. */
function leads(): void {
  const late = pages.filter(({ label }) => label.ideal_lead && label.checks.answer_early === "no");
  const played = late.flatMap((page) => {
    const html = withFirstParagraph(page, page.label.ideal_lead ?? "");
    if (html === null) return [];
    const [before, after] = [judge(page), judge(page, {}, html)];
    return [{ change: scoreOf(after) - scoreOf(before), verdict: after.reading?.checks.answer_early }];
  });
  console.log(
    `a reader's lead on ${played.length} pages: answer_early is yes on ${share(played.map(({ verdict }) => verdict === "yes"))}, the score falls on ${share(played.map(({ change }) => change < 0))}, median ${median(played.map(({ change }) => change))}`,
  );
}
