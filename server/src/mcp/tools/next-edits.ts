/** `next_edits`: the edits worth most, with text to paste where the page has the facts for it. */
import { planToNextBand } from "@citeworthy/core/advice/next-band";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { questionProblem } from "@citeworthy/core/report/reading-words";
import { BAND_LABEL } from "@citeworthy/core/score/bands";
import { z } from "zod";
import { analysisId, answered, defineTool, withAnalysis } from "../tool.ts";

const DEFAULT_EDITS = 5;
const MAX_EDITS = 20;

export const nextEdits = defineTool({
  name: "next_edits",
  title: "Next edits",
  scope: "read",
  isFree: true,
  describe: () =>
    "Returns the edits of an analyzed page that add most points of the overall score: what is wrong, where, what to do, text to paste, and what only the author can supply. Free.",
  input: () =>
    z.object({
      id: analysisId(),
      limit: z.number().int().min(1).max(MAX_EDITS).default(DEFAULT_EDITS),
    }),
  run: (bench, { id, limit }) =>
    withAnalysis(bench, id, (result) =>
      answered(
        {
          ...problemOf(result),
          url: result.url,
          score: result.score.score,
          edits: editsOf(result, limit),
          nextBand: bandOf(result),
        },
        { quotesPage: true },
      ),
    ),
});

function problemOf({ reading }: AnalysisResult) {
  const problem = reading && questionProblem(reading);
  return problem ? { questionProblem: problem } : {};
}

const editsOf = ({ edits }: AnalysisResult, limit: number) =>
  (edits ?? []).slice(0, limit).map(({ audit, ...edit }) => ({ finding: audit, ...edit }));

/** The smallest set of checks to fix that reaches the next band. */
function bandOf(result: AnalysisResult) {
  const plan = planToNextBand(result);
  return (
    plan && {
      band: BAND_LABEL[plan.target],
      score: plan.to,
      findings: plan.edits.map(({ audit }) => audit.id),
    }
  );
}
