/**
 * The score as a start and differences: what pages of this kind usually score, and how many points of the overall score each
 * check adds to that or takes. In tenths, rounded so that the printed numbers add up.
 */
import type { AuditResult, OverallScore, Section } from "../contract/analysis-result.ts";
import { apportion } from "../score/apportion.ts";
import type { SectionScore } from "./score-sections.ts";

export type SectionDifference = {
  difference: number;
  /** The part of a model's marks. */
  markDifference: number;
};

export type Differences = Required<Pick<OverallScore, "start" | "exact">> & {
  /** What limits take, 0 or less. */
  limit: number;
  sections: ReadonlyMap<Section, SectionDifference>;
  /** By check; one without a difference isn't in it. */
  audits: ReadonlyMap<string, number>;
};

const TENTHS = 10;

/** Null where nothing is measured: there is no score that such pages usually have. */
export function differencesOf(sections: readonly SectionScore[], overall: number): Differences | null {
  const measured = sections.filter(({ isMeasured }) => isMeasured);
  if (measured.length === 0) return null;
  const start = inTenths(mean(measured.map((one) => one.start)));
  const full = mean(measured.map((one) => one.full));
  const isLimited = sections.some((one) => one.score < one.full);
  const limited = isLimited ? Math.min(full, mean(sections.map((one) => one.score))) : full;
  const exact = roundingTo(overall, limited);
  const unlimited = isLimited ? inTenths(full) : exact;
  const moved = apportion(
    unlimited - start,
    measured.map((one) => (TENTHS * (one.full - one.start)) / measured.length),
  );
  const told = measured.map((one, at) => sectionDifferences(one, moved[at] ?? 0, measured.length));
  return {
    start: start / TENTHS,
    exact: exact / TENTHS,
    limit: (exact - unlimited) / TENTHS,
    sections: new Map(told.map(({ section, points }) => [section, points])),
    audits: new Map(told.flatMap(({ audits }) => audits)),
  };
}

function sectionDifferences({ section, audits, markPoints }: SectionScore, total: number, count: number) {
  const share = TENTHS / count;
  const [marks = 0, ...checks] = apportion(total, [
    markPoints * share,
    ...audits.map((audit) => aboveUsual(audit) * share),
  ]);
  return {
    section,
    points: { difference: total / TENTHS, markDifference: marks / TENTHS },
    audits: audits.flatMap(({ id }, at): [string, number][] => {
      const points = checks[at] ?? 0;
      return points === 0 ? [] : [[id, points / TENTHS]];
    }),
  };
}

const aboveUsual = ({ sectionPoints: { won, usual = won } }: AuditResult): number => won - usual;

const inTenths = (value: number): number => Math.round(value * TENTHS);

/** In tenths: as near to `value` as a number can be that is rounded to `whole`. */
const roundingTo = (whole: number, value: number): number =>
  Math.min(TENTHS * whole + TENTHS / 2 - 1, Math.max(TENTHS * whole - TENTHS / 2, inTenths(value)));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
