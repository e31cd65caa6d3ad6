/** What to fix first: the checks behind failed requirements, then those worth most points of the overall score. */
import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";

const FIRST = 3;

export const toWin = ({ points }: AuditResult): number => points.possible - points.won;

export function firstFixes({ audits, gates }: AnalysisResult): AuditResult[] {
  const blocking = new Set(gates.filter((gate) => !gate.passed).map((gate) => gate.id));
  const blocks = (audit: AuditResult) => Number(blocking.has(audit.id));
  return audits
    .filter((audit) => audit.advice !== null && toWin(audit) > 0)
    .toSorted((one, other) => blocks(other) - blocks(one) || toWin(other) - toWin(one))
    .slice(0, FIRST);
}
