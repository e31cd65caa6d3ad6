/**
 * Learns what each check is worth from readers' grades and marks: least squares on the points that a page and its sections
 * should lose, with weights that can't be negative, a base by kind, and what doesn't apply at the kind's average.
 */
import { allAudits } from "../../../core/src/audits/all.ts";
import type { Audit } from "../../../core/src/audits/audit.ts";
import { type EvidenceGrade, SECTIONS, type Section } from "../../../core/src/contract/analysis-result.ts";
import { recordOf } from "../../../core/src/contract/lists/record-of.ts";
import { MARK_SECTION, MARKED_SECTIONS, MARKS, type PageMarks } from "../../../core/src/contract/marks.ts";
import { type CheckName, KINDS, type Kind } from "../../../core/src/contract/reading.ts";
import { gradeOf } from "../../../core/src/ledger/ledger.ts";
import { earnedShare } from "../../../core/src/score/points.ts";
import {
  type CheckWorth,
  KIND_SECTIONS,
  type KindMix,
  type ScoreModel,
} from "../../../core/src/score/score-model.ts";
import type { Judged, ScoreRow } from "./score-rows.ts";

/** The score that a page of each grade should get; grades 1 to 5. */
const SCALE = [35, 48, 60, 74, 87];
const MIDDLE = 62;
/** Least squares pulls every estimate to the middle. Stretched by this much, the average scores come near the scale. */
const STRETCH = 2.5;

/** What labelled pages can't weigh shares this many points of its section by its evidence grade. */
const SHARED_POINTS: Record<Audit["section"], number> = {
  content_strategy: 2,
  content_structure: 6,
  content_authority: 3,
  technical_implementation: 50,
  content_freshness: 40,
  interactive_elements: 100,
  competitor_analysis: 100,
};
const EVIDENCE: Record<EvidenceGrade, number> = { A: 1, B: 0.6, C: 0.22, D: 0.12, R: 0 };

/** An answer on top is what the product promises points for, so it weighs at least this much. */
const LEAST: Partial<Record<CheckName, number>> = { answer_early: 40 };
/** What a page lacks and readers ask for counts a little, also where their grades don't show it. */
const LEAST_OF_CHECK = 3;
const MOST_POINTS = 45;
/** Hardly any page fails these, or readers agree on them too seldom. */
const WEAK: ReadonlySet<CheckName> = new Set<CheckName>(["title_fits", "stuffed", "stays_on_topic"]);
const MOST_OF_WEAK = 25;
const MOST_OF_EXACT = 15;
/** True on many pages and of little use to their authors: reported without points. */
const IDLE: ReadonlySet<string> = new Set([
  "publisher-identity",
  "open-graph",
  "user-generated",
  "clean-extraction",
  "structured-data-agreement",
  "attributed-quotations",
  "faq-block",
]);
const MOST_OF_KIND = 60;
/** All that the checks of a section can take together. A section ends at 0. */
const MOST_OF_SECTION = 160;
/** How much a reader's marks for one section count beside the grade of the page. A section's points are five times as large. */
const WEIGHT_OF_MARKS = 0.2;
/** A mark of 7 says that the section is worth 70 points. */
const POINTS_PER_MARK = 10;
/** A check that fewer pages can be judged by can't be learned. */
const MIN_JUDGED = 0.05;

const RIDGE = 1;
const PRIOR_OF_CHECK = 5;
const PRIOR_OF_KIND = 5;
const STEPS = 800;
/** Pages' worth of the average over all kinds, added to each kind's own average. */
const SHRINK = 8;

type Bounds = { least: number[]; most: number[]; prior: number[] };
/** `x`: per weight, how much of it is lost; `y`: the points that should be lost. */
type Example = { x: number[]; y: number };
/** By the page's id. */
export type MarksOf = ReadonlyMap<string, PageMarks>;

/** What a page loses for its kind, in each section where the kind counts: the weights after those of the checks. */
const KIND_WEIGHTS = KIND_SECTIONS.flatMap((section) => KINDS.map((kind) => ({ section, kind })));

const candidates = allAudits.filter(
  ({ id, check, part }) => !IDLE.has(id) && (check !== undefined || part !== 0),
);
const evidenceOf = ({ ledger, part = 1 }: Audit) => EVIDENCE[gradeOf(ledger)] * part;
const hasLabels = ({ check }: Audit) => check !== undefined;

export function fitScore(rows: readonly ScoreRow[], marksOf: MarksOf): ScoreModel {
  const audits = candidates.filter((audit) => hasLabels(audit) || evidenceOf(audit) > 0);
  const usual = new Map(audits.map((audit) => [audit.id, usualShares(audit, rows)]));
  const bounds = boundsOf(audits, rows);
  const graded = rows.flatMap(({ label, engine, labels }) =>
    [engine, labels].map((one): Example => {
      const { x, measured } = losses(one, audits, usual);
      const y = 100 - (MIDDLE + STRETCH * ((SCALE[label.citable - 1] ?? MIDDLE) - MIDDLE));
      return { x: x.map((loss) => loss / measured.size), y };
    }),
  );
  const marked = rows.flatMap(({ id, engine, labels }) => {
    const marks = marksOf.get(id);
    return marks
      ? [engine, labels].flatMap((one) => sectionExamples(losses(one, audits, usual), marks, audits))
      : [];
  });
  const weights = descend(equations(graded, marked, bounds), bounds, audits);
  return {
    checks: new Map(
      audits
        .map((audit, at): [string, CheckWorth] => [
          audit.id,
          { points: round(weights[at] ?? 0, 1), usual: usual.get(audit.id) ?? recordOf(KINDS, () => 0) },
        ])
        .filter(([, { points }]) => points > 0),
    ),
    kinds: recordOf(KIND_SECTIONS, (section) =>
      byKind((kind) => {
        const at = KIND_WEIGHTS.findIndex((one) => one.section === section && one.kind === kind);
        return round(weights[audits.length + at] ?? 0, 1);
      }),
    ),
  };
}

const byKind = (of: (kind: Kind) => number): Record<Kind, number> => recordOf(KINDS, of);

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** By the readers' verdicts where they gave one, else by what the engine measured. */
function usualShares({ id }: Audit, rows: readonly ScoreRow[]): Record<Kind, number> {
  const found = rows.flatMap(({ label, labels }) => {
    const one = labels.found.get(id);
    return one ? [{ kind: label.kind, share: one.share }] : [];
  });
  const average = found.length === 0 ? 0.5 : sumOf(found.map(({ share }) => share)) / found.length;
  return byKind((kind) => {
    const own = found.filter((one) => one.kind === kind);
    return round((sumOf(own.map(({ share }) => share)) + SHRINK * average) / (own.length + SHRINK), 2);
  });
}

const mixed = (values: Record<Kind, number>, mix: KindMix) =>
  sumOf(KINDS.map((kind) => values[kind] * (mix.get(kind) ?? 0)));

type Losses = { x: number[]; measured: ReadonlySet<Section> };

/** Per weight: how much of it the page loses in its section, and the sections that are measured. */
function losses(
  { mix, found }: Judged,
  audits: readonly Audit[],
  usual: ReadonlyMap<string, Record<Kind, number>>,
): Losses {
  const measured = new Set(audits.filter(({ id }) => found.get(id)).map(({ section }) => section));
  const shares = audits.map(({ id, section }) => {
    if (!measured.has(section)) return 0;
    const expected = mixed(usual.get(id) ?? recordOf(KINDS, () => 0), mix);
    return 1 - earnedShare(found.get(id) ?? null, expected);
  });
  const ofKind = KIND_WEIGHTS.map(({ section, kind }) => (measured.has(section) ? (mix.get(kind) ?? 0) : 0));
  return { x: [...shares, ...ofKind], measured };
}

/** What each section that a reader gave marks should lose. */
function sectionExamples({ x, measured }: Losses, { marks }: PageMarks, audits: readonly Audit[]): Example[] {
  const sections = [...audits, ...KIND_WEIGHTS].map(({ section }) => section);
  return MARKED_SECTIONS.filter((section) => measured.has(section)).map((section) => {
    const given = MARKS.filter((name) => MARK_SECTION[name] === section).map((name) => marks[name].mark);
    return {
      x: x.map((loss, at) => (sections[at] === section ? loss : 0)),
      y: 100 - (POINTS_PER_MARK * sumOf(given)) / given.length,
    };
  });
}

function boundsOf(audits: readonly Audit[], rows: readonly ScoreRow[]): Bounds {
  const isJudged = ({ id }: Audit) =>
    rows.filter(({ engine }) => engine.found.get(id)).length >= MIN_JUDGED * rows.length;
  const least = audits.map((audit) => leastOf(audit, audits));
  const most = audits.map((audit, at) => {
    const floor = least[at] ?? 0;
    if (!hasLabels(audit)) return isJudged(audit) ? Math.max(floor, MOST_OF_EXACT) : floor;
    return Math.max(floor, audit.check && WEAK.has(audit.check) ? MOST_OF_WEAK : MOST_POINTS);
  });
  return {
    least: [...least, ...KIND_WEIGHTS.map(() => 0)],
    most: [...most, ...KIND_WEIGHTS.map(() => MOST_OF_KIND)],
    prior: [
      ...least.map((floor) => Math.max(floor, PRIOR_OF_CHECK)),
      ...KIND_WEIGHTS.map(() => PRIOR_OF_KIND),
    ],
  };
}

function leastOf(audit: Audit, audits: readonly Audit[]): number {
  if (audit.check) return LEAST[audit.check] ?? LEAST_OF_CHECK;
  const peers = audits.filter((one) => one.section === audit.section && !hasLabels(one));
  const points = SHARED_POINTS[audit.section];
  return (points * evidenceOf(audit)) / sumOf(peers.map(evidenceOf));
}

/** The normal equations of least squares: `product` times the weights is `target`. */
type Equations = { product: Float64Array[]; target: Float64Array };

/** Grades say which pages are better, so their constant is left out of the score. Marks also say how good a section is. */
function equations(graded: readonly Example[], marked: readonly Example[], { prior }: Bounds): Equations {
  const size = prior.length;
  const mean = prior.map((_, at) => sumOf(graded.map(({ x }) => x[at] ?? 0)) / graded.length);
  const level = sumOf(graded.map(({ y }) => y)) / graded.length;
  const product = Array.from({ length: size }, () => new Float64Array(size));
  const target = new Float64Array(size);
  const add = ({ x, y }: Example, weight: number) => {
    for (let row = 0; row < size; row++) {
      const value = weight * (x[row] ?? 0);
      if (value === 0) continue;
      target[row] = (target[row] ?? 0) + value * y;
      const line = product[row] as Float64Array;
      for (let column = 0; column < size; column++)
        line[column] = (line[column] ?? 0) + value * (x[column] ?? 0);
    }
  };
  for (const { x, y } of graded) add({ x: x.map((value, at) => value - (mean[at] ?? 0)), y: y - level }, 1);
  for (const example of marked) add(example, WEIGHT_OF_MARKS);
  for (let row = 0; row < size; row++) {
    const line = product[row] as Float64Array;
    line[row] = (line[row] ?? 0) + RIDGE;
    target[row] = (target[row] ?? 0) + RIDGE * (prior[row] ?? 0);
  }
  return { product, target };
}

/** Projected gradient with momentum. */
function descend({ product, target }: Equations, bounds: Bounds, audits: readonly Audit[]): number[] {
  const size = bounds.prior.length;
  const times = (vector: readonly number[]) =>
    product.map((line) => vector.reduce((sum, value, at) => sum + (line[at] ?? 0) * value, 0));
  const rate = 1 / largestEigenvalue(times, size);
  let weights = [...bounds.prior];
  let ahead = weights;
  let momentum = 1;
  for (let step = 0; step < STEPS; step++) {
    const slope = times(ahead);
    const next = project(
      ahead.map((value, at) => value - rate * ((slope[at] ?? 0) - (target[at] ?? 0))),
      bounds,
      audits,
    );
    const following = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    ahead = next.map((value, at) => value + ((momentum - 1) / following) * (value - (weights[at] ?? 0)));
    [weights, momentum] = [next, following];
  }
  return weights;
}

function largestEigenvalue(times: (vector: readonly number[]) => number[], size: number): number {
  let vector: number[] = Array.from({ length: size }, () => 1);
  let length = 1;
  for (let step = 0; step < 100; step++) {
    const next = times(vector);
    length = Math.sqrt(sumOf(next.map((value) => value * value)));
    vector = next.map((value) => value / length);
  }
  return length;
}

/** The nearest weights within their bounds, and within what a section's checks may take together. */
function project(weights: readonly number[], { least, most }: Bounds, audits: readonly Audit[]): number[] {
  const within = (value: number, at: number) => Math.min(most[at] ?? 0, Math.max(least[at] ?? 0, value));
  const bounded = weights.map(within);
  for (const section of SECTIONS) {
    const places = [...audits.keys()].filter((at) => audits[at]?.section === section);
    const ofKind = KIND_WEIGHTS.map((one, at) =>
      one.section === section ? (bounded[audits.length + at] ?? 0) : 0,
    );
    const limit = MOST_OF_SECTION - Math.max(...ofKind);
    if (sumOf(places.map((at) => bounded[at] ?? 0)) <= limit) continue;
    let [low, high] = [0, MOST_OF_SECTION];
    for (let step = 0; step < 50; step++) {
      const middle = (low + high) / 2;
      const all = sumOf(places.map((at) => within((weights[at] ?? 0) - middle, at)));
      if (all > limit) low = middle;
      else high = middle;
    }
    for (const at of places) bounded[at] = within((weights[at] ?? 0) - high, at);
  }
  return bounded;
}
