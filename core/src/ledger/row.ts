import type { EvidenceGrade } from "../contract/analysis-result.ts";
import type { StudyId } from "./studies.ts";

/** One signal: its effect, the studies that found it, and the strongest contrary finding. */
export type LedgerRow = {
  signal: string;
  grade: EvidenceGrade;
  effect: string;
  studies: readonly StudyId[];
  /** The strongest finding against it; null where we found none. */
  contrary: { study: StudyId; finding: string } | null;
  /** The day we last looked for newer evidence. */
  reviewed: string;
};

/** All rows were last reviewed on this day. */
export const REVIEWED = "2026-11-17";

type Contrary = readonly [study: StudyId, finding: string];

export function row(
  grade: EvidenceGrade,
  signal: string,
  effect: string,
  studies: readonly StudyId[],
  contrary?: Contrary,
): LedgerRow {
  return {
    signal,
    grade,
    effect,
    studies,
    contrary: contrary ? { study: contrary[0], finding: contrary[1] } : null,
    reviewed: REVIEWED,
  };
}
