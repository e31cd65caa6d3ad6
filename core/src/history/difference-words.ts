/** Why two scores of a page can't be compared, in sentences. */
import { SECTION_TITLE, type Section } from "../contract/analysis-result.ts";
import { kindInWords } from "../product/page-kinds.ts";
import type { Difference } from "./measurement.ts";

/** "The rubric changed from 2026.11.7 to 2026.11.8. Scores before and after can't be compared." */
export const differenceWords = (differences: readonly Difference[]): string =>
  [...differences.map(sentenceOf), "Scores before and after can't be compared."].join(" ");

function sentenceOf(one: Difference): string {
  switch (one.what) {
    case "rubric":
      return one.before === null || one.after === null
        ? "The rubric changed."
        : `The rubric changed from ${one.before} to ${one.after}.`;
    case "question":
      return questionWords(one);
    case "kind":
      return `The page was judged as ${kindInWords(one.before)}, and is now judged as ${kindInWords(one.after)}.`;
    case "answer":
      return "Another sentence is marked as the answer.";
    case "model":
      return modelWords(one);
    case "marks":
      return one.before === one.after
        ? "Other marks of the model count than before."
        : `Of the model's five marks, ${one.before} counted before and ${one.after} now.`;
    case "sections":
      return sectionWords(one);
    case "competitors":
      return "The page was compared with other competitors.";
  }
}

function questionWords({ before, after }: Extract<Difference, { what: "question" }>): string {
  if (before === "") return `The page is now judged by a question, “${after}”.`;
  if (after === "") return `The page was judged by the question “${before}” and now by none.`;
  return `The question was “${before}” and is now “${after}”.`;
}

function modelWords({ before, after }: Extract<Difference, { what: "model" }>): string {
  if (before === null) return `The model ${after} now reads the page too.`;
  if (after === null) return `The model ${before} no longer reads the page.`;
  return `The page was read by the model ${before} and is now read by ${after}.`;
}

function sectionWords({ added, removed }: Extract<Difference, { what: "sections" }>): string {
  const now = added.length > 0 ? [`${named(added)} could not be measured before and ${are(added)} now.`] : [];
  const then =
    removed.length > 0 ? [`${named(removed)} ${were(removed)} measured before and can't be now.`] : [];
  return [...now, ...then].join(" ");
}

const named = (sections: readonly Section[]): string => {
  const titles = sections.map((section) => SECTION_TITLE[section]);
  return titles.length === 1
    ? (titles[0] ?? "")
    : `${titles.slice(0, -1).join(", ")} and ${titles.at(-1) ?? ""}`;
};
const are = ({ length }: readonly Section[]): string => (length === 1 ? "is" : "are");
const were = ({ length }: readonly Section[]): string => (length === 1 ? "was" : "were");
