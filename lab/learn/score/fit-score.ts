/**
 * Learns what each check is worth from readers' grades: least squares on the points that a page should lose, with weights
 * that can't be negative, a base by kind, and what doesn't apply at the kind's average.
 */
import { allAudits } from "../../../core/src/audits/all.ts";
import type { Audit } from "../../../core/src/audits/audit.ts";
import { type EvidenceGrade, SECTIONS } from "../../../core/src/contract/analysis-result.ts";
import { recordOf } from "../../../core/src/contract/lists/record-of.ts";
import { type CheckName, KINDS, type Kind } from "../../../core/src/contract/reading.ts";
import { gradeOf } from "../../../core/src/ledger/ledger.ts";
import { earnedShare } from "../../../core/src/score/points.ts";
import type { CheckWorth, KindMix, ScoreModel } from "../../../core/src/score/score-model.ts";
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
const LEAST: Partial<Record<CheckName, number>> = { answer_early: 52 };
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
/** A check that fewer pages can be judged by can't be learned. */
const MIN_JUDGED = 0.05;

const RIDGE = 1;
const PRIOR_OF_CHECK = 5;
const PRIOR_OF_KIND = 10;
const STEPS = 800;
/** Pages' worth of the average over all kinds, added to each kind's own average. */
const SHRINK = 8;

type Bounds = { least: number[]; most: number[]; prior: number[] };

const candidates = allAudits.filter(
  ({ id, check, part }) => !IDLE.has(id) && (check !== undefined || part !== 0),
);
const evidenceOf = ({ ledger, part = 1 }: Audit) => EVIDENCE[gradeOf(ledger)] * part;
const hasLabels = ({ check }: Audit) => check !== undefined;

export function fitScore(rows: readonly ScoreRow[]): ScoreModel {
  const audits = candidates.filter((audit) => hasLabels(audit) || evidenceOf(audit) > 0);
  const usual = new Map(audits.map((audit) => [audit.id, usualShares(audit, rows)]));
  const bounds = boundsOf(audits, rows);
  const examples = rows.flatMap(({ label, engine, labels }) =>
    [engine, labels].map((one) => ({
      x: losses(one, audits, usual),
      y: 100 - (MIDDLE + STRETCH * ((SCALE[label.citable - 1] ?? MIDDLE) - MIDDLE)),
    })),
  );
  const weights = descend(examples, bounds, audits);
  return {
    checks: new Map(
      audits
        .map((audit, at): [string, CheckWorth] => [
          audit.id,
          { points: round(weights[at] ?? 0, 1), usual: usual.get(audit.id) ?? recordOf(KINDS, () => 0) },
        ])
        .filter(([, { points }]) => points > 0),
    ),
    kinds: byKind((_, at) => round(weights[audits.length + at] ?? 0, 1)),
  };
}

const byKind = (of: (kind: Kind, at: number) => number): Record<Kind, number> => {
  const values = new Map(KINDS.map((kind, at) => [kind, of(kind, at)]));
  return recordOf(KINDS, (kind) => values.get(kind) ?? 0);
};

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

/** Per weight: how much of it the page loses of its overall score. */
function losses(
  { mix, found }: Judged,
  audits: readonly Audit[],
  usual: ReadonlyMap<string, Record<Kind, number>>,
): number[] {
  const measured = new Set(audits.filter(({ id }) => found.get(id)).map(({ section }) => section));
  const shares = audits.map(({ id, section }) => {
    if (!measured.has(section)) return 0;
    const expected = mixed(usual.get(id) ?? recordOf(KINDS, () => 0), mix);
    return 1 - earnedShare(found.get(id) ?? null, expected);
  });
  return [...shares, ...KINDS.map((kind) => mix.get(kind) ?? 0)].map((loss) => loss / measured.size);
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
    least: [...least, ...KINDS.map(() => 0)],
    most: [...most, ...KINDS.map(() => MOST_OF_KIND)],
    prior: [...least.map((floor) => Math.max(floor, PRIOR_OF_CHECK)), ...KINDS.map(() => PRIOR_OF_KIND)],
  };
}

function leastOf(audit: Audit, audits: readonly Audit[]): number {
  if (audit.check) return LEAST[audit.check] ?? LEAST_OF_CHECK;
  const peers = audits.filter((one) => one.section === audit.section && !hasLabels(one));
  const points = SHARED_POINTS[audit.section];
  return (points * evidenceOf(audit)) / sumOf(peers.map(evidenceOf));
}

/** Projected gradient with momentum; the constant that least squares would add is left out of the score. */
function descend(
  examples: readonly { x: number[]; y: number }[],
  bounds: Bounds,
  audits: readonly Audit[],
): number[] {
  const size = bounds.prior.length;
  const mean = Array.from(
    { length: size },
    (_, at) => sumOf(examples.map(({ x }) => x[at] ?? 0)) / examples.length,
  );
  const level = sumOf(examples.map(({ y }) => y)) / examples.length;
  const product = Array.from({ length: size }, () => new Float64Array(size));
  const target = new Float64Array(size);
  for (const { x, y } of examples) {
    const centred = x.map((value, at) => value - (mean[at] ?? 0));
    for (let row = 0; row < size; row++) {
      const value = centred[row] ?? 0;
      if (value === 0) continue;
      target[row] = (target[row] ?? 0) + value * (y - level);
      const line = product[row] as Float64Array;
      for (let column = 0; column < size; column++)
        line[column] = (line[column] ?? 0) + value * (centred[column] ?? 0);
    }
  }
  for (let row = 0; row < size; row++) {
    const line = product[row] as Float64Array;
    line[row] = (line[row] ?? 0) + RIDGE;
    target[row] = (target[row] ?? 0) + RIDGE * (bounds.prior[row] ?? 0);
  }
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
  const kind = Math.max(...bounded.slice(audits.length));
  for (const section of SECTIONS) {
    const places = [...audits.keys()].filter((at) => audits[at]?.section === section);
    const limit = MOST_OF_SECTION - (section === "content_strategy" ? kind : 0);
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
