/** `next_edits`: the edits worth most, with text to paste where the page has the facts for it. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { questionProblem } from "@citeworthy/core/report/reading-words";
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
    "Returns the most valuable edits of an analyzed page: what is wrong, where, what to do, text to paste, and what only the author can supply. Free.",
  input: () =>
    z.object({
      id: analysisId(),
      limit: z.number().int().min(1).max(MAX_EDITS).default(DEFAULT_EDITS),
    }),
  run: async (bench, { id, limit }) => {
    const used = new Set((await bench.find(id)) && (await bench.edits?.used(id)));
    return withAnalysis(bench, id, (result) =>
      answered(
        {
          ...problemOf(result),
          url: result.url,
          score: result.score.score,
          edits: editsOf(result, limit, used),
        },
        { quotesPage: true },
      ),
    );
  },
});

function problemOf({ reading }: AnalysisResult) {
  const problem = reading && questionProblem(reading);
  return problem ? { questionProblem: problem } : {};
}

/** Older results have edits without steps. */
const editsOf = ({ edits }: AnalysisResult, limit: number, used: ReadonlySet<string>) =>
  (edits ?? []).slice(0, limit).map(({ audit, steps, ...edit }) => ({
    finding: audit,
    ...edit,
    isFinished: (steps ?? []).length > 0,
    isUsed: used.has(edit.id),
  }));
