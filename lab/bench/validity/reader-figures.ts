/** Worth citing: the score beside the grades of careful readers, by what was learned without the page. */
import { type AnalyzeOptions, analyzeSubject } from "../../../core/src/analysis/analyze.ts";
import { type ReadEvidence, readEvidence } from "../../../core/src/analysis/read-evidence.ts";
import { subjectFrom } from "../../../core/src/analysis/subject.ts";
import { SECTION_TITLE, SECTIONS, type Section } from "../../../core/src/contract/analysis-result.ts";
import { KINDS } from "../../../core/src/contract/reading.ts";
import { KIND_LABEL } from "../../../core/src/product/page-kinds.ts";
import type { ValidityFigure } from "../../../core/src/score/validity-figures.ts";
import { ARTICLES, pairsRight } from "../../judge/scorer/compare.ts";
import { mean, rankCorrelation } from "../../judge/scorer/statistics.ts";
import type { LabelledPage, ReaderLabel } from "../../labels/labelled-pages.ts";
import { savedPage } from "../../labels/saved-page.ts";
import type { LearnedOf } from "../../learn/folds.ts";
import { asReading } from "../../learn/score/score-rows.ts";
import { figureOf } from "./figure-of.ts";

/** With fewer pages of a kind, the interval says nothing. */
const MIN_OF_KIND = 20;
const GRADES = [1, 2, 3, 4, 5];
const CORRELATION = "Rank correlation with the readers' grade";

type Judged = { label: ReaderLabel; score: number; sections: Record<Section, number | null> };
type Twice = { first: ReaderLabel; second: ReaderLabel };

export function readerFigures(
  pages: readonly LabelledPage[],
  learnedOf: LearnedOf,
  second: readonly ReaderLabel[],
): ValidityFigure[] {
  const both = pages.map((page) => {
    const evidence = readEvidence(savedPage(page.url, page.html));
    const learned = learnedOf(page.label.id);
    return {
      engine: judged(page, evidence, learned),
      labels: judged(page, evidence, { ...learned, ...asReading(page.label) }),
    };
  });
  const byEngine = both.map(({ engine }) => engine);
  const byLabels = both.map(({ labels }) => labels);
  const articles = (list: readonly Judged[]) => list.filter(({ label }) => ARTICLES.has(label.kind));
  return [
    correlation("Overall score", byEngine),
    correlation("Overall score, articles", articles(byEngine)),
    correlation("Overall score, with the readers' labels as the reading", byLabels),
    correlation("Overall score, articles, with the labels as the reading", articles(byLabels)),
    ...byKind(byEngine),
    ...bySection(byEngine),
    figureOf(
      "Overall score",
      "Pairs two or more grades apart in the right order",
      "pages",
      byEngine,
      (list) => pairsRight(list.map(({ label, score }) => ({ label, said: { score } }))),
    ),
    ...byGrade(byEngine),
    secondReader(pages, second),
  ].flatMap((one) => one ?? []);
}

function judged({ label }: LabelledPage, evidence: ReadEvidence, options: AnalyzeOptions): Judged {
  const result = analyzeSubject(subjectFrom(evidence, options), options);
  const sections = Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      result[section].measured === false ? null : result[section].score.score,
    ]),
  );
  return { label, score: result.score.score, sections: sections as Judged["sections"] };
}

const correlation = (
  what: string,
  pages: readonly Judged[],
  scoreOf: (page: Judged) => number = ({ score }) => score,
): ValidityFigure | null =>
  figureOf(what, CORRELATION, "pages", pages, (list) =>
    rankCorrelation(
      list.map(scoreOf),
      list.map(({ label }) => label.citable),
    ),
  );

const byKind = (pages: readonly Judged[]) =>
  KINDS.flatMap((kind) => {
    const own = pages.filter(({ label }) => label.kind === kind);
    return own.length < MIN_OF_KIND
      ? []
      : [correlation(`Overall score, within the kind “${KIND_LABEL[kind]}”`, own)];
  });

const bySection = (pages: readonly Judged[]) =>
  SECTIONS.map((section) =>
    correlation(
      `${SECTION_TITLE[section]}, where it was measured`,
      pages.filter(({ sections }) => sections[section] !== null),
      ({ sections }) => sections[section] ?? 0,
    ),
  );

const byGrade = (pages: readonly Judged[]) =>
  GRADES.map((grade) =>
    figureOf(
      `Pages of grade ${grade}`,
      "Mean score",
      "pages",
      pages.filter(({ label }) => label.citable === grade),
      (list) => mean(list.map(({ score }) => score)),
    ),
  );

/** How far two readers agree: more can't be asked of a score. */
function secondReader(pages: readonly LabelledPage[], second: readonly ReaderLabel[]): ValidityFigure | null {
  const firstOf = new Map(pages.map(({ label }) => [label.id, label]));
  const twice = second.flatMap((label): Twice[] => {
    const first = firstOf.get(label.id);
    return first ? [{ first, second: label }] : [];
  });
  return figureOf("A second reader's grade", CORRELATION, "pages", twice, (list) =>
    rankCorrelation(
      list.map((one) => one.second.citable),
      list.map((one) => one.first.citable),
    ),
  );
}
