/** Further questions the page answers: its headings that ask, and the questions of its FAQ. */

import { withoutNumbering } from "../../facts/text/numbering.ts";
import { isQuestion } from "../../language/is-question.ts";
import type { Material } from "../material.ts";

const MAX_QUESTIONS = 3;
const MAX_LENGTH = 160;
const MIN_WORDS = 4;

export function readAlsoAsked({ facts, page }: Material, question: string): string[] {
  const asked = facts
    .blocks()
    .filter((block) => block.kind === "heading" || block.kind === "paragraph")
    .filter(
      ({ text }) => isQuestion(text) && text.length <= MAX_LENGTH && text.split(/\s+/).length >= MIN_WORDS,
    )
    .map(({ text }) => withoutNumbering(text.replace(/^\s*Q[.:]\s*/, "")));
  const known = new Set([question.toLowerCase(), (page.title ?? "").toLowerCase()]);
  return [...new Set(asked)].filter((text) => !known.has(text.toLowerCase())).slice(0, MAX_QUESTIONS);
}
