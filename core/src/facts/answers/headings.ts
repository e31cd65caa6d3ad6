import type { Text, TextSection } from "../text/text.ts";
import { contentStems, wordsOf } from "../text/words.ts";
import { isQuestion, repliesTo } from "./replies.ts";

type Subheading = {
  text: string;
  level: number;
  isQuestion: boolean;
  /** A question: the first sentence beneath answers it. Any other heading: the section opens on what it names. */
  isAnswered: boolean;
  section: TextSection;
};

const POINTS_BACK = /^(?:this|that|these|those|it|they|he|she|such|as (?:above|mentioned|noted))\b/i;

export const pointsBack = (text: string): boolean => POINTS_BACK.test(text);

/** Headings below the main one that have their own text. */
export function readSubheadings(text: Text): Subheading[] {
  const found: Subheading[] = [];
  for (const section of text.sections) {
    const heading = section.heading;
    if (!heading || heading.level === 1 || heading.text.trim() === "") continue;
    const asks = isQuestion(heading.text);
    found.push({
      text: heading.text,
      level: heading.level,
      isQuestion: asks,
      isAnswered: asks ? repliesTo(heading.text, section.sentences) : opensOnSubject(section),
      section,
    });
  }
  return found;
}

const LONGEST_OPENING = 60;

function opensOnSubject(section: TextSection): boolean {
  const first = section.sentences[0];
  if (!first || first.kind === "image") return false;
  if (first.words.length > LONGEST_OPENING || first.words.length < 4) return false;
  if (isQuestion(first.text) || pointsBack(first.text)) return false;
  const named = new Set(contentStems(wordsOf(section.heading?.text ?? "")));
  const opening = section.sentences.slice(0, 2).flatMap((sentence) => sentence.stems);
  return named.size === 0 || opening.some((stem) => named.has(stem));
}
