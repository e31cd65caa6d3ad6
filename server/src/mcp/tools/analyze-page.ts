/** `analyze_page`: the score of a page, how it was read, and what to change first. */
import { type AnalysisResult, SECTION_TITLE, SECTIONS, type Section } from "@citeworthy/core/contract";
import { ANSWER_CHARS } from "@citeworthy/core/contract/given-reading";
import { KINDS } from "@citeworthy/core/contract/reading";
import { questionProblem } from "@citeworthy/core/report/reading-words";
import { storyOf, storySum } from "@citeworthy/core/report/score-story";
import { isMeasured, notMeasuredLine } from "@citeworthy/core/report/section-words";
import { BAND_LABEL, bandOf } from "@citeworthy/core/score/bands";
import { editPoints } from "@citeworthy/core/score/printed-points";
import { z } from "zod";
import type { Bench } from "../bench.ts";
import { answered, defineTool } from "../tool.ts";

/** As long as the longest address and the longest question that the product accepts. */
const MAX_PAGE = 2048;
const MAX_QUESTION = 300;

export const analyzePage = defineTool({
  name: "analyze_page",
  title: "Analyze a page",
  scope: "analyze",
  isFree: false,
  describe: ({ words }) =>
    `Analyzes how worth citing a page is for AI answer engines; it does not measure whether they cite it. Returns its score, its sections, how it was read, and an id for the other tools. ${words.cost}`,
  input: ({ words }) =>
    z.object({
      page: z.string().min(1).max(MAX_PAGE).describe(words.page),
      question: z
        .string()
        .max(MAX_QUESTION)
        .optional()
        .describe("The question that the page should answer, instead of the one that is found."),
      kind: z.enum(KINDS).optional().describe("The kind of page, instead of the one that is found."),
      answer: z
        .string()
        .max(ANSWER_CHARS.max)
        .optional()
        .describe(
          "The sentence of the page that answers the question, word for word, instead of the one that is found. One that isn't on the page is refused.",
        ),
    }),
  async run(bench, request) {
    const { id, result } = await bench.analyze(request);
    return answered(summaryOf(bench, id, result), { quotesPage: true });
  },
});

/** What the tools that judge a page answer. */
export function summaryOf(bench: Bench, id: string, result: AnalysisResult): Record<string, unknown> {
  const { url, page, score, reading, gates, edits = [], audits, analyzedAt } = result;
  const printed = editPoints(edits, audits);
  const story = storyOf(result);
  const problem = reading && questionProblem(reading);
  return {
    ...(problem && { questionProblem: problem }),
    id,
    url,
    title: page.title,
    analyzedAt,
    score: score.score,
    ...(story && { start: story.start, sum: storySum(story) }),
    band: BAND_LABEL[bandOf(score.score)],
    kind: reading?.kind ?? null,
    question: reading?.question ?? null,
    sections: SECTIONS.map((section) => sectionOf(result, section)),
    failedRequirements: gates
      .filter(({ passed }) => !passed)
      .map(({ id: gate, found }) => ({ id: gate, found })),
    firstEdits: edits.slice(0, 3).map(({ id: edit, audit, fault }) => ({
      finding: audit,
      fault,
      difference: printed.has(edit) ? -(printed.get(edit) ?? 0) : null,
    })),
    report: bench.reportAddress(id),
  };
}

/** An assistant would repeat any number it gets, so a section that isn't measured has none. */
const sectionOf = (result: AnalysisResult, section: Section) => ({
  section,
  title: SECTION_TITLE[section],
  ...(isMeasured(result[section])
    ? {
        score: result[section].score.score,
        start: result[section].start,
        difference: result[section].difference,
      }
    : { measured: false, why: notMeasuredLine(result, section) }),
});
