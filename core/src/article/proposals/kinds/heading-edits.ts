/** Headings that a model adds or renames. A heading may only use words of its section, its old text and the title. */
import { numberingOf } from "../../../facts/text/numbering.ts";
import { wordsOf } from "../../../language/words.ts";
import { type ArticleBlock, blockText, type HeadingLevel } from "../../article-blocks.ts";
import { renamed } from "../../edits/edit-forms.ts";
import { evenWords } from "../find-passage.ts";
import { inventsFact } from "../new-words.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { findAll, type KindMaker, type Tools } from "./kind-maker.ts";

const MAX_HEADING_WORDS = 14;
/** A heading is short: one word that isn't there already says something else. */
const MIN_FROM_SECTION = 0.85;
const NOT_HEADING = /[<>[\]`|\p{Cc}]|https?:|www\.|[.!]$/u;

export const renameHeading: KindMaker = ({ quotes, text }, tools) => {
  const found = findAll(quotes.slice(0, 1), tools, { kinds: ["heading"] });
  if ("fault" in found) return found.fault;
  const [passage] = found.passages;
  if (passage?.block.kind !== "heading" || !passage.isBlock || passage.block.level === 1)
    return "not-on-page";
  const heading = passage.block;
  const fault = headingFault(text, tools, { at: passage.at, old: heading.text });
  if (fault) return fault;
  // "3. Steel" is one of a numbered series.
  const numbering = numberingOf(heading.text);
  if (numbering?.label === "" && numberingOf(text)?.number !== numbering.number) return "torn";
  return renamed(heading, text.trim());
};

export const addHeading: KindMaker = ({ quotes, text }, tools, id) => {
  const found = findAll(quotes.slice(0, 1), tools, { kinds: ["paragraph"] });
  if ("fault" in found) return found.fault;
  const [passage] = found.passages;
  if (passage?.block.kind !== "paragraph" || passage.from !== 0) return "torn";
  const { block, at } = passage;
  const isTyped = passage.isBlock && evenWords(blockText(block)).startsWith(evenWords(text));
  const fault = headingFault(text, tools, { at: at - 1, old: isTyped ? blockText(block) : "" });
  if (fault) return fault;
  const level = levelAt(tools.context.source.blocks, at);
  const heading: ArticleBlock = { id: `${id}-heading`, kind: "heading", level, text: text.trim() };
  return {
    kind: "split",
    title: isTyped ? "A line becomes a heading" : "A long section gets a heading",
    reason: "Headings divide the text and can be linked to.",
    before: isTyped ? blockText(block) : null,
    after: text.trim(),
    at: block.id,
    steps: [
      isTyped
        ? { do: "replace", blocks: [block.id], by: [heading] }
        : { do: "insert", before: block.id, blocks: [heading] },
    ],
  };
};

function headingFault(
  text: string,
  { context }: Tools,
  { at, old }: { at: number; old: string },
): ProposalFault | null {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_HEADING_WORDS || NOT_HEADING.test(text.trim()))
    return "not-plain";
  if (evenWords(text) === evenWords(old) && at >= 0 && context.source.blocks[at]?.kind === "heading")
    return "no-change";
  if (inventsFact(text, context.page)) return "adds-fact";
  const lexicon = context.facts.lexicon();
  const known = new Set(
    lexicon.stemsOfText([old, context.source.title, sectionText(context.source.blocks, at)].join(" ")),
  );
  const stems = lexicon.stems(words);
  const share = stems.filter((one) => known.has(one)).length / Math.max(1, stems.length);
  return share < MIN_FROM_SECTION ? "adds-fact" : null;
}

/** What follows the heading, up to the next one. */
function sectionText(blocks: readonly ArticleBlock[], at: number): string {
  const end = blocks.findIndex((block, index) => index > at && block.kind === "heading");
  return blocks
    .slice(at + 1, end < 0 ? undefined : end)
    .map(blockText)
    .join(" ");
}

/** As deep as the heading above; below the title, a section. */
function levelAt(blocks: readonly ArticleBlock[], at: number): HeadingLevel {
  const above = blocks.slice(0, at).findLast((block) => block.kind === "heading" && block.level > 1);
  return above?.kind === "heading" ? above.level : 2;
}
