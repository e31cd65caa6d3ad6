import type { EvidenceGrade } from "../contract/analysis-result.ts";
import type { StudyId } from "./studies.ts";

/** One signal: what is known about its effect, from whom, and who found otherwise. */
export type LedgerRow = {
  signal: string;
  grade: EvidenceGrade;
  effect: string;
  studies: readonly StudyId[];
  /** What speaks against it; null where nothing was found. */
  contrary: { study: StudyId; finding: string } | null;
  /** The day someone last looked for newer evidence. */
  reviewed: string;
};

/** All rows were read again on this day. */
export const REVIEWED = "2026-11-15";

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
