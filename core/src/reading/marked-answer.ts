/** The sentence that the user marked as the answer, and what follows from it. */
import type { AnswerReading, CheckName, CheckReading } from "../contract/reading.ts";
import { placeAfter } from "./answer-place.ts";
import type { Line } from "./lines.ts";
import type { Material } from "./material.ts";

/** As many as an answer shows; a mark may span several sentences. */
const MAX_SENTENCES = 3;

/** A user who marks a sentence of the opening as the answer says that the opening answers. */
export function checksOfMarked(answer: AnswerReading | null): Partial<Record<CheckName, CheckReading>> {
  if (answer?.place !== "opening") return {};
  return {
    answer_early: { verdict: "yes", sure: 1, certainty: 1, quotes: [...answer.sentences], by: "user" },
  };
}

/** The sentence the user marked, if it is on the page. */
export function givenAnswer(material: Material, marked: string | undefined): AnswerReading | null {
  const found = marked ? markedLines(material.lines, marked) : [];
  const [first] = found;
  if (!first) return null;
  return {
    level: "answers",
    sure: true,
    sentences: found.slice(0, MAX_SENTENCES).map(({ text }) => text),
    place: placeAfter(first.wordsBefore, material.facts.text().words),
    isList: false,
    items: [],
    by: "user",
  };
}

/** A sentence of exactly these words, else the sentences that hold them one after the other. */
function markedLines(lines: readonly Line[], marked: string): Line[] {
  const words = withoutEnds(asTyped(marked));
  if (words === "") return [];
  const same = lines.find(({ text }) => withoutEnds(asTyped(text)) === words);
  if (same) return [same];
  const texts = lines.map(({ text }) => asTyped(text));
  const start = texts.join(" ").indexOf(words);
  if (start < 0) return [];
  let at = 0;
  return lines.filter((_, index) => {
    const from = at;
    at += (texts[index]?.length ?? 0) + 1;
    return from < start + words.length && at - 1 > start;
  });
}

/** Somebody who types a sentence into a command line doesn't type its dashes and curly quotes. */
const asTyped = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

const withoutEnds = (text: string): string => text.replace(/^["\s]+|[".!?…\s]+$/g, "");
