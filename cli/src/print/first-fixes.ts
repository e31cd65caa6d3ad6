/** What to fix first: failed requirements, then clear faults, each by their points of the overall score. */
import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";

const FIRST = 3;

export const toWin = ({ points }: AuditResult): number => points.possible - points.won;

export function firstFixes({ audits, gates }: AnalysisResult): AuditResult[] {
  const blocking = new Set(gates.filter((gate) => !gate.passed).map((gate) => gate.id));
  const blocks = (audit: AuditResult) => Number(blocking.has(audit.id));
  const isClear = (audit: AuditResult) => Number(!audit.isDoubtful);
  return audits
    .filter((audit) => audit.advice !== null && toWin(audit) > 0)
    .toSorted(
      (one, other) =>
        blocks(other) - blocks(one) || isClear(other) - isClear(one) || toWin(other) - toWin(one),
    )
    .slice(0, FIRST);
}
