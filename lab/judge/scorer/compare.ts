/** How far what was said about pages agrees with what careful readers said about them. */
import { CHECKS, type CheckName, type Kind, type Verdict } from "../../../core/src/contract/reading.ts";
import { isSame, plain, type ReaderLabel } from "../../labels/labelled-pages.ts";
import { type Figure, mean, rankCorrelation, share, thousandths } from "./statistics.ts";
import { termOverlap } from "./term-overlap.ts";

/** What the engine, a model or another reader said about a page. `sure`: whether the first sentence is called the answer. */
export type Said = {
  kind: Kind;
  question: string;
  answer: { sentences: readonly string[]; sure?: boolean };
  checks: Record<CheckName, Verdict>;
  edits: readonly { about: string }[];
  score: number;
};
export type Compared = { label: ReaderLabel; said: Said };
type Graded = { label: Pick<ReaderLabel, "citable">; said: Pick<Said, "score"> };
type CheckFigures = { balanced: Figure; yes: Figure; no: Figure; na: Figure; pages: number[] };

/** Too few or too weak labels to measure: printed, not in the mean. */
const WEAK: ReadonlySet<CheckName> = new Set<CheckName>(["stays_on_topic", "stuffed", "title_fits"]);
const MEASURED = CHECKS.filter((check) => !WEAK.has(check));
export const ARTICLES: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "roundup",
  "comparison",
  "review",
  "news",
  "opinion",
  "case-study",
  "recipe",
]);
const SHOWN = 3;
/** Grades this far apart are told apart by every reader. */
const MIN_GRADES_APART = 2;

export function compare(pages: readonly Compared[]) {
  const byCheck = Object.fromEntries(CHECKS.map((check) => [check, checkFigures(pages, check)]));
  const ofChecks = (name: "balanced" | "na") =>
    mean(MEASURED.flatMap((check) => byCheck[check]?.[name] ?? []));
  const stated = pages.flatMap(({ said }) => MEASURED.map((check) => said.checks[check] !== "unsure"));
  const figures = {
    kind: share(pages.map(({ label, said }) => said.kind === label.kind)),
    questionF1: mean(pages.map(questionOverlap)),
    ...answerFigures(pages),
    checksBalanced: ofChecks("balanced"),
    checksNa: ofChecks("na"),
    checksCovered: share(stated),
    editsAt3: mean(pages.filter(({ said }) => said.edits.length > 0).map(editsFound)),
    scoreSpearman: gradeCorrelation(pages),
    scoreSpearmanArticles: gradeCorrelation(pages.filter(({ label }) => ARTICLES.has(label.kind))),
    pairsRight: pairsRight(pages),
  };
  return { pages: pages.length, ...roundedFigures(figures), byCheck };
}

export const roundedFigures = <Name extends string>(figures: Record<Name, Figure>): Record<Name, Figure> =>
  Object.fromEntries(
    Object.entries<Figure>(figures).map(([name, figure]) => [name, thousandths(figure)]),
  ) as Record<Name, Figure>;

const questionOverlap = ({ label, said }: Compared): number =>
  Math.max(...[label.question, ...label.also_asked].map((asked) => termOverlap(asked, said.question)));

const isOneOf = (found: string, listed: readonly string[]): boolean =>
  listed.some((one) => isSame(plain(one), plain(found)));

function answerFigures(pages: readonly Compared[]) {
  const answered = pages
    .filter(({ label }) => label.answer.sentences.length > 0)
    .map(({ label, said }) => {
      const hits = said.answer.sentences.slice(0, SHOWN).map((one) => isOneOf(one, label.answer.sentences));
      return { isFirst: hits[0] ?? false, isShown: hits.includes(true), sure: said.answer.sure };
    });
  const sure = answered.filter((one) => one.sure !== undefined);
  return {
    answerHit1: share(answered.map((one) => one.isFirst)),
    answerHit3: share(answered.map((one) => one.isShown)),
    neverQuoteFirst: share(pages.map(neverQuotedFirst)),
    answerSureShare: share(sure.map((one) => one.sure === true)),
    answerHitWhereSure: share(sure.filter((one) => one.sure).map((one) => one.isFirst)),
  };
}

function neverQuotedFirst({ label, said }: Compared): boolean {
  const [first] = said.answer.sentences;
  return first !== undefined && isOneOf(first, label.never_quote) && !isOneOf(first, label.answer.sentences);
}

/** Verdicts that were not stated are left out, and counted in `checksCovered`. */
function checkFigures(pages: readonly Compared[], check: CheckName): CheckFigures {
  const stated = pages.filter(({ said }) => said.checks[check] !== "unsure");
  const labelled = (verdict: Verdict) => stated.filter(({ label }) => label.checks[check] === verdict);
  const recall = (verdict: Verdict) =>
    share(labelled(verdict).map(({ said }) => said.checks[check] === verdict));
  const [yes, no, na] = [recall("yes"), recall("no"), recall("na")];
  return {
    ...roundedFigures({ balanced: mean([yes, no].flatMap((one) => one ?? [])), yes, no, na }),
    pages: (["yes", "no", "na"] as const).map((verdict) => labelled(verdict).length),
  };
}

function editsFound({ label, said }: Compared): number {
  const asked = new Set(label.edits.map((edit) => edit.about));
  return said.edits.slice(0, SHOWN).filter((edit) => asked.has(edit.about)).length / SHOWN;
}

const gradeCorrelation = (pages: readonly Compared[]): Figure =>
  rankCorrelation(
    pages.map(({ said }) => said.score),
    pages.map(({ label }) => label.citable),
  );

/** The share of pairs whose scores are in the order of the readers' grades; equal scores count half. */
export function pairsRight(pages: readonly Graded[]): Figure {
  const right: number[] = [];
  for (const [at, one] of pages.entries())
    for (const other of pages.slice(0, at)) {
      const apart = one.label.citable - other.label.citable;
      if (Math.abs(apart) < MIN_GRADES_APART) continue;
      right.push((Math.sign((one.said.score - other.said.score) * apart) + 1) / 2);
    }
  return mean(right);
}
