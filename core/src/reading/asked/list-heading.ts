/** Whether the list that a page has is the one a question asks for. */
import type { Block } from "../../page/page-model.ts";
import type { Material } from "../material.ts";
import type { Question } from "../question/question.ts";

/** The heading of the list holds all of the question's words: a page may list other things than the ones asked for. */
export function isListOf({ page, lexicon }: Material, question: Question, names: readonly string[]): boolean {
  const held = new Set(lexicon.stemsOfText(headingOfList(page.blocks, names) ?? page.title ?? ""));
  return question.words.size > 0 && [...question.words.keys()].every((stem) => held.has(stem));
}

/** Entries that are headings belong to the heading above theirs; null for the title of the page. */
function headingOfList(blocks: readonly Block[], [name = ""]: readonly string[]): string | null {
  const at = blocks.findIndex((block) => "text" in block && block.text.includes(name));
  const first = blocks[at];
  const level = first?.kind === "heading" ? first.level : Number.POSITIVE_INFINITY;
  const above = blocks
    .slice(0, Math.max(0, at))
    .findLast((block) => block.kind === "heading" && block.level < level);
  return above?.kind === "heading" ? above.text : null;
}
