/** A line that is a heading in all but its markup becomes one; a long text gets its parts. */
import { english } from "../../language/packs/en.ts";
import { openingPattern, phrasePattern } from "../../language/phrase-pattern.ts";
import { countWords } from "../../language/words.ts";
import {
  type ArticleBlock,
  type BlockOf,
  blockText,
  type HeadingLevel,
  headingLevel,
} from "../article-blocks.ts";
import type { EditFinder } from "./context.ts";

const MAX_HEADING_WORDS = 10;
const MIN_LETTERS = 4;
/** One line in capitals may be a shout; two or more divide the text. */
const MIN_LINES = 2;
const MIN_FOLLOWING_WORDS = 25;

export const setHeadings: EditFinder = ({ source, taken, reading, page }) => {
  if (reading.kind === "forum") return [];
  const { blocks } = source;
  const found = blocks.flatMap((block, at) => {
    // The label of a part that opens at a click is one already.
    const isLine =
      block.kind === "paragraph" &&
      !block.isByline &&
      !taken.has(block.id) &&
      !page.interactive.some(({ label }) => label?.trim() === blockText(block).trim());
    return isLine && isHeadingLine(block, blocks[at - 1], blocks[at + 1]) ? [{ block, at }] : [];
  });
  const introduction = blocks[(found[0]?.at ?? 0) - 1];
  // "Seven questions:" would announce a heading instead of its list.
  if (found.length < MIN_LINES || (introduction && /[:：]$/.test(blockText(introduction).trim()))) return [];
  return [
    {
      id: "split",
      kind: "headings",
      title: `${found.length} lines become headings`,
      reason: "They are typed like headings. As real headings they divide the text and can be linked to.",
      before: found.map(({ block }) => blockText(block)).join("\n"),
      after: null,
      place: found[0]?.block.id ?? null,
      steps: found.map(({ block, at }) => ({
        do: "replace",
        blocks: [block.id],
        by: [headingOf(block, levelAt(blocks, at))],
      })),
    },
  ];
};

const headingOf = (block: ArticleBlock, level: HeadingLevel): BlockOf<"heading"> => ({
  id: `${block.id}-heading`,
  kind: "heading",
  level,
  text: blockText(block).replace(/\s*:$/, ""),
});

function levelAt(blocks: readonly ArticleBlock[], at: number): HeadingLevel {
  const above = blocks.slice(0, at).findLast((block) => block.kind === "heading");
  return above?.kind === "heading" && above.level > 1 ? headingLevel(above.level + 1) : 2;
}

/** Capitals from end to end, or a short question, before a paragraph that says more. */
function isHeadingLine(
  block: BlockOf<"paragraph">,
  before: ArticleBlock | undefined,
  next: ArticleBlock | undefined,
): boolean {
  const text = blockText(block).trim();
  if (block.sentences.length !== 1 || countWords(text) > MAX_HEADING_WORDS || before?.kind === "heading")
    return false;
  if (next?.kind !== "paragraph" || countWords(blockText(next)) < MIN_FOLLOWING_WORDS) return false;
  return isCapitals(text) || isTypedQuestion(text);
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const isCased = letters !== letters.toLowerCase();
  return (
    letters.length >= MIN_LETTERS && isCased && letters === letters.toUpperCase() && !/\d|[.!…]$/.test(text)
  );
}

/** A question about the matter, not one that draws the reader in ("Sounds good?", "Have you ever"). */
const ASKS = openingPattern([...english.words("interrogative", "asks.yesNo")]);
const RHETORICAL = phrasePattern([...english.words("demonstrative", "rhetorical")]);
const isTypedQuestion = (text: string): boolean =>
  ASKS.test(text) && text.endsWith("?") && countWords(text) >= 4 && !RHETORICAL.test(text);
