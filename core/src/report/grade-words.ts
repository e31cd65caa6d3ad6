/** What the grades of evidence mean, the same wherever one is shown. */
import type { EvidenceGrade } from "../contract/analysis-result.ts";
import { keysOf } from "../contract/lists/record-of.ts";

export const GRADE_WORD: Record<EvidenceGrade, string> = {
  A: "strong evidence",
  B: "good evidence",
  C: "some evidence",
  D: "contested evidence",
  R: "tested, no effect found",
};

/** For the end of a report in plain text. */
export const gradesLine = (): string =>
  `Evidence grades: ${keysOf(GRADE_WORD)
    .map((grade) => `${grade}: ${GRADE_WORD[grade]}`)
    .join("; ")}.`;
