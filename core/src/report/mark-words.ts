/** A model's marks in plain words, the same wherever they are shown. */
import type { AnalysisResult, Section } from "../contract/analysis-result.ts";
import { MARK_SECTION, MARKS, type MarkName, type ModelMark, type PageMarks } from "../contract/marks.ts";
import { signed } from "../score/signed.ts";

export const MARK_WORDS: Record<MarkName, { title: string; asks: string }> = {
  answers: { title: "Answers", asks: "Does the page answer its question, in full?" },
  quotable: { title: "Quotable", asks: "Can a passage be quoted as it is?" },
  substance: { title: "Substance", asks: "Does it have facts that other pages lack?" },
  trust: { title: "Trust", asks: "Can readers see who says this, and check it?" },
  shape: { title: "Shape", asks: "Is the answer easy to find?" },
};

export const marksIn = (section: Section): MarkName[] =>
  MARKS.filter((name) => MARK_SECTION[name] === section);

/** Why no mark counts; null where they do. */
export function marksProblem({ fault, marks, addressed }: PageMarks, model: string): string | null {
  if (fault === "alike")
    return `${model} gave five marks of ${marks.answers.mark}. They say nothing about this page, so none of them counts.`;
  if (fault === "addressed")
    return `This page has text that addresses AI models (“${addressed ?? ""}”), so no mark of ${model} counts.`;
  return null;
}

/** Why one mark doesn't count; null where it does. */
export function markProblem({ fault }: ModelMark): string | null {
  if (fault === "quote") return "Not counted: the words it rests on aren't on the page.";
  if (fault === "repeated") return "Not counted: more than two marks rest on the same words.";
  if (fault === "range") return "Not counted: it isn't a whole number from 0 to 10.";
  return null;
}

/**
 * "+1.8 points of the overall score": what the marks of a section moved; null where they didn't. Older results only know
 * points of the section.
 */
export const movedBy = (result: AnalysisResult, section: Section): string | null => {
  const { markPoints, markDifference, start } = result[section];
  if (start === undefined)
    return markPoints === undefined ? null : `${signed(markPoints)} points of this section`;
  return markDifference === undefined ? null : `${signed(markDifference)} points of the overall score`;
};

/** One line for each mark, for reports in plain text. */
export function markLines({ reading }: AnalysisResult): string[] {
  if (!reading?.marks || !reading.model) return [];
  const { marks } = reading.marks;
  const problem = marksProblem(reading.marks, reading.model);
  if (problem) return [problem];
  return MARKS.map((name) => {
    const { mark, reason } = marks[name];
    return `${MARK_WORDS[name].title}: ${markProblem(marks[name]) ?? `${mark} of 10. ${reason}`}`;
  });
}
