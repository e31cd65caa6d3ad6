import type { Audit } from "../audits/audit.ts";
import type { EvidenceGrade } from "../contract/analysis-result.ts";
import { gradeOf } from "../ledger/ledger.ts";
import { READER_EFFECTS } from "./reader-effects.ts";

/** The most that studies of answer engines let a check weigh. What was found to do nothing weighs nothing. */
export const GRADE_CEILING: Record<EvidenceGrade, number> = { A: 1, B: 0.6, C: 0.22, D: 0.12, R: 0 };

/** What a grade point of careful readers weighs beside that. */
export const READER_WEIGHT = 1.5;

/** Two sources of evidence: studies of what engines cite, and how readers grade pages where the check holds. */
export function weightOf(audit: Audit): number {
  const part = audit.part ?? 1;
  const byStudies = GRADE_CEILING[gradeOf(audit.ledger)] * part;
  const byReaders = audit.check && part > 0 ? READER_WEIGHT * READER_EFFECTS[audit.check] : 0;
  return byStudies + byReaders;
}
