/** The scores of a page, kept small beside its citations, so that one can be held against the other later. */
import { type AnalysisResult, SECTIONS, type Section } from "../../contract/analysis-result.ts";
import { recordOf } from "../../contract/lists/record-of.ts";

export type PageScores = {
  rubric: string;
  overall: number;
  sections: Record<Section, number>;
  /** The share that each check earned, 0 to 1; checks that don't apply are left out. */
  audits: Record<string, number>;
};

export type Scored = Pick<AnalysisResult, "score" | "rubricVersion" | "audits" | Section>;

export function pageScores(result: Scored): PageScores {
  return {
    rubric: result.rubricVersion,
    overall: result.score.score,
    sections: recordOf(SECTIONS, (section) => result[section].score.score),
    audits: Object.fromEntries(
      result.audits.flatMap(({ id, share }) => (share === null ? [] : [[id, share]])),
    ),
  };
}
