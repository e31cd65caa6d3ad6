/** `analyze_draft`: a text that isn't published yet. */
import { QUESTION_CHARS } from "@citeworthy/core/contract/given-reading";
import { KINDS } from "@citeworthy/core/contract/reading";
import { draftReading } from "@citeworthy/core/drafts/draft-reading";
import { MIN_DRAFT_WORDS } from "@citeworthy/core/drafts/limits";
import { z } from "zod";
import { answered, defineTool, refused } from "../tool.ts";

/** About 15,000 words; an assistant has to write all of it into the call. */
const MAX_TEXT = 90_000;

export const analyzeDraft = defineTool({
  name: "analyze_draft",
  title: "Analyze a draft",
  scope: "analyze",
  isFree: true,
  describe: () =>
    "Scores a text that isn't published, as a page without markup, date and author, and returns the edits worth most. Nothing is stored. Free.",
  input: () =>
    z.object({
      text: z.string().min(1).max(MAX_TEXT).describe("Plain text, Markdown or HTML."),
      question: z
        .string()
        .max(QUESTION_CHARS.max)
        .optional()
        .describe("The question that the text should answer, instead of the one that is found."),
      kind: z.enum(KINDS).optional().describe("The kind of page, instead of the one that is found."),
    }),
  async run(bench, request) {
    if (request.text.split(/\s+/).filter((word) => word !== "").length < MIN_DRAFT_WORDS)
      return refused(`A draft needs at least ${MIN_DRAFT_WORDS} words.`);
    const { reading, edits, words, score } = draftReading(await bench.judgeDraft(request));
    return answered(
      {
        ...{ score, words, kind: reading?.kind ?? null, question: reading?.question ?? null },
        answer: reading?.answer.sentences[0] ?? null,
        edits: edits.map(({ audit, fault, do: what, before, after, needs, points }) => ({
          ...{ finding: audit, fault, do: what, before, after, needs, points },
        })),
      },
      { quotesPage: true },
    );
  },
});
