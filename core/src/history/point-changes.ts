/** How many points of the overall score each check gained or lost from one analysis to another. */
import type { AnalysisResult, AuditResult, Section } from "../contract/analysis-result.ts";

export type PointChange = { audit: string; section: Section; title: string; points: number };

/** Largest first, gains and losses. */
export function pointChanges(
  before: Pick<AnalysisResult, "audits">,
  after: Pick<AnalysisResult, "audits">,
): PointChange[] {
  const earlier = new Map(before.audits.map((audit) => [audit.id, audit]));
  return after.audits
    .map((audit) => ({
      audit: audit.id,
      section: audit.section,
      title: audit.title,
      points: pointsBetween(earlier.get(audit.id), audit),
    }))
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

/** In tenths. */
export const pointsBetween = (old: AuditResult | undefined, now: AuditResult): number =>
  Math.round((now.points.won - (old?.points.won ?? 0)) * 10) / 10;
