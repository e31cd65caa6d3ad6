import type { Audit } from "../audits/audit.ts";
import type { EvidenceGrade } from "../contract/analysis-result.ts";
import { gradeOf } from "../ledger/ledger.ts";

/** The most a check may weigh, by the strength of its evidence. What was found to do nothing weighs nothing. */
export const GRADE_CEILING: Record<EvidenceGrade, number> = { A: 1, B: 0.6, C: 0.22, D: 0.12, R: 0 };

export const weightOf = (audit: Audit): number => GRADE_CEILING[gradeOf(audit.ledger)] * (audit.part ?? 1);
