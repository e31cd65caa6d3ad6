import type { Block, PageModel } from "../../page/page-model.ts";
import { splitSentences } from "./split-sentences.ts";
import type { Text } from "./text.ts";

/**
 * The blocks of the main content, each once: a repeated table, list or quotation is one. Paragraphs of which no sentence
 * was kept in the text are left out, so that a heap of words isn't a paragraph either.
 */
export function distinctBlocks(page: PageModel, { sentences }: Text): Block[] {
  const seen = new Set<string>();
  const spoken = new Set(sentences.map((sentence) => sentence.text));
  const speaking = new Set(sentences.map((sentence) => sentence.block));
  // A block from which no sentence was kept may still repeat those of another.
  const isSilent = (block: Block) =>
    block.kind === "paragraph" &&
    !speaking.has(block.index) &&
    !block.text
      .split("\n")
      .flatMap(splitSentences)
      .some((one) => spoken.has(one));
  return page.blocks.filter((block) => {
    const key = `${block.kind}\n${block.text}`;
    if (block.text === "" || block.kind === "heading") return true;
    if (seen.has(key) || isSilent(block)) return false;
    seen.add(key);
    return true;
  });
}
