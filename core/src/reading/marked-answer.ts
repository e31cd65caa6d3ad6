/** The sentence that the user marked as the answer, and what follows from it. */
import type { AnswerReading, CheckName, CheckReading } from "../contract/reading.ts";
import { placeAfter } from "./answer-place.ts";
import type { Material } from "./material.ts";

/** A user who marks a sentence of the opening as the answer says that the opening answers. */
export function checksOfMarked(answer: AnswerReading | null): Partial<Record<CheckName, CheckReading>> {
  if (answer?.place !== "opening") return {};
  return {
    answer_early: { verdict: "yes", sure: 1, certainty: 1, quotes: [...answer.sentences], by: "user" },
  };
}

/** The sentence the user marked, if it is on the page. */
export function givenAnswer(material: Material, marked: string | undefined): AnswerReading | null {
  const text = marked?.replace(/\s+/g, " ").trim();
  const line = text
    ? material.lines.find((one) => one.text.includes(text) || text.includes(one.text))
    : undefined;
  if (!line) return null;
  return {
    level: "answers",
    sure: true,
    sentences: [line.text],
    place: placeAfter(line.wordsBefore, material.facts.text().words),
    isList: false,
    items: [],
    by: "user",
  };
}
