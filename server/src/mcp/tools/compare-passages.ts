/** `compare_passages`: which of several passages fits a question best. */
import { passageIndex } from "@citeworthy/core/passages";
import { z } from "zod";
import { answered, defineTool } from "../tool.ts";

const MAX_PASSAGES = 50;
const MAX_PASSAGE = 5_000;
const MAX_QUERY = 500;
/** Of all passages together: each of their words is placed among all others, and meanwhile nobody else is answered. */
const MAX_ALL = 60_000;

export const comparePassages = defineTool({
  name: "compare_passages",
  title: "Compare passages",
  scope: "read",
  isFree: true,
  describe: () =>
    "Estimates which of several passages fits a question best, by words and subject, without asking an engine. Compare versions of a paragraph, or your passage with a rival's. The scores mean something only beside each other. Free.",
  input: () =>
    z.object({
      query: z.string().min(1).max(MAX_QUERY),
      passages: z
        .array(z.string().max(MAX_PASSAGE))
        .min(2)
        .max(MAX_PASSAGES)
        .refine((all) => all.join("").length <= MAX_ALL, {
          error: `The passages are longer than ${MAX_ALL} characters together.`,
        }),
    }),
  async run(_bench, { query, passages }) {
    const scores = passageIndex(passages).relevance(query);
    const ranking = scores
      .map((score, index) => ({ index, score }))
      .toSorted((one, other) => other.score - one.score || one.index - other.index);
    return answered({ query, scores, ranking });
  },
});
