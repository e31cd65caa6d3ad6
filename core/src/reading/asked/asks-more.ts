/** Whether a question is another one than the page's main question. */
import type { Material } from "../material.ts";
import type { Question } from "../question/question.ts";

/**
 * A question in nothing but the words of the title is the main question: what was learned from answers to main questions
 * suits it better.
 */
export function asksMore({ words }: Question, { page, lexicon }: Material): boolean {
  const main = page.headings.find(({ level }) => level === 1)?.text ?? "";
  const title = new Set(lexicon.stemsOfText(`${page.title ?? ""}\n${main}`));
  return [...words.keys()].some((stem) => !title.has(stem));
}
