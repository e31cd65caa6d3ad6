/** `judge_again`: the same page by another question, kind or answer, without fetching it. */
import { ANSWER_CHARS, QUESTION_CHARS } from "@citeworthy/core/contract/given-reading";
import { KINDS } from "@citeworthy/core/contract/reading";
import { z } from "zod";
import { analysisId, answered, defineTool } from "../tool.ts";
import { summaryOf } from "./analyze-page.ts";

export const judgeAgain = defineTool({
  name: "judge_again",
  title: "Judge a page again",
  scope: "analyze",
  isFree: true,
  changes: "replaces",
  describe: () =>
    "Judges an analyzed page again by another question, kind or answer. The page isn't fetched, so changes to it don't show; use analyze_page for those. Replaces the analysis. Free.",
  input: () =>
    z.object({
      id: analysisId(),
      question: z
        .string()
        .max(QUESTION_CHARS.max)
        .optional()
        .describe("The question that the page should answer; empty for the one that is found."),
      kind: z.enum(KINDS).optional().describe("The kind of page, instead of the one that is found."),
      answer: z
        .string()
        .max(ANSWER_CHARS.max)
        .optional()
        .describe("The sentence of the page that answers the question, word for word."),
    }),
  async run(bench, request) {
    const result = await bench.judgeAgain(request);
    return answered(summaryOf(bench, request.id, result), { quotesPage: true });
  },
});
