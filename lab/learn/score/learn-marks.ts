/**
 * Learns how far a model's marks move a section, from pages that careful readers gave marks: the share and the limit with
 * which the score ranks the pages most as other readers' grades do.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnalyzeOptions, analyze } from "../../../core/src/analysis/analyze.ts";
import { SECTIONS, type Section } from "../../../core/src/contract/analysis-result.ts";
import type { PageMarks } from "../../../core/src/contract/marks.ts";
import { type MarkModel, markPoints } from "../../../core/src/score/marks.ts";
import { ARTICLES } from "../../judge/scorer/compare.ts";
import { mean, rankCorrelation } from "../../judge/scorer/statistics.ts";
import { FOLDS, foldOf, type LabelledPage } from "../../labels/labelled-pages.ts";
import { savedPage } from "../../labels/saved-page.ts";
import { asReading } from "./score-rows.ts";

/** A model that gives nearly the best mark everywhere may raise three of five sections by no more than this. */
const LIMITS = [10, 15, 20, 25, 30];
const SHARES = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** Figures this near to the best are as good; the marks that move least are taken. */
const AS_GOOD = 0.005;

type Marked = {
  fold: number;
  grade: number;
  isArticle: boolean;
  marks: PageMarks;
  /** Measured sections by their checks alone. */
  sections: { section: Section; score: number }[];
};

/** `optionsOf`: what was learned without the page. Returns what the cross-validation shows. */
export function learnMarks(
  pages: readonly LabelledPage[],
  marksOf: ReadonlyMap<string, PageMarks>,
  optionsOf: (id: string) => AnalyzeOptions,
): { model: MarkModel; figures: Record<string, number | null> } {
  const marked = pages.flatMap((page) => {
    const marks = marksOf.get(page.label.id);
    return marks ? [markedPage(page, marks, optionsOf(page.label.id))] : [];
  });
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const chosen = folds.map((fold) => bestModel(marked.filter((one) => one.fold !== fold)));
  const held = marked.map((one) => ({ ...one, score: scoreOf(one, chosen[one.fold] as MarkModel) }));
  const model = bestModel(marked);
  writeFileSync(
    join(import.meta.dirname, "../../../core/src/score/weights/mark-weights.ts"),
    `/** Learned by \`npm run learn\`, never edited by hand. The format is that of \`marks.ts\`. */\nexport const MARK_WEIGHTS = { share: ${model.share}, most: ${model.most} };\n`,
  );
  const agreement = (list: typeof held) =>
    rankCorrelation(
      list.map(({ score }) => score),
      list.map(({ grade }) => grade),
    );
  const byChecks = marked.map((one) => ({ ...one, score: scoreOf(one, { share: 0, most: 0 }) }));
  return {
    model,
    figures: {
      pages: marked.length,
      all: agreement(held),
      articles: agreement(held.filter(({ isArticle }) => isArticle)),
      byChecksAlone: agreement(byChecks),
      byChecksAloneArticles: agreement(byChecks.filter(({ isArticle }) => isArticle)),
    },
  };
}

/** With the readers' verdicts in place of a model's: it reads about as well. */
function markedPage({ label, url, html }: LabelledPage, marks: PageMarks, options: AnalyzeOptions): Marked {
  const result = analyze(savedPage(url, html), { ...options, ...asReading(label), withEdits: false });
  return {
    fold: foldOf(label.id),
    grade: label.citable,
    isArticle: ARTICLES.has(label.kind),
    marks,
    sections: SECTIONS.filter((section) => result[section].measured).map((section) => ({
      section,
      score: result[section].score.score,
    })),
  };
}

const scoreOf = ({ sections, marks }: Marked, model: MarkModel): number =>
  mean(sections.map(({ section, score }) => score + markPoints(score, section, marks, model))) ?? 0;

function bestModel(pages: readonly Marked[]): MarkModel {
  const tried = SHARES.flatMap((share) =>
    LIMITS.map((most) => ({ model: { share, most }, agrees: agreementOf(pages, { share, most }) })),
  );
  const best = Math.max(...tried.map(({ agrees }) => agrees));
  const [first] = tried
    .filter(({ agrees }) => agrees >= best - AS_GOOD)
    .toSorted((one, other) => one.model.most - other.model.most || one.model.share - other.model.share);
  if (!first) throw new Error("There are no marked pages to learn from.");
  return first.model;
}

/** Articles count twice: they are what most people analyze. */
function agreementOf(pages: readonly Marked[], model: MarkModel): number {
  const of = (list: readonly Marked[]) =>
    rankCorrelation(
      list.map((page) => scoreOf(page, model)),
      list.map(({ grade }) => grade),
    ) ?? 0;
  return (of(pages) + of(pages.filter(({ isArticle }) => isArticle))) / 2;
}
