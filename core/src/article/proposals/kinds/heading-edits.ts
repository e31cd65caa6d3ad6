/** Headings that a model adds or renames, the page's title included. */
import { numberingOf } from "../../../facts/text/numbering.ts";
import { evenWords } from "../../../gate/gate-page.ts";
import { countWords } from "../../../language/words.ts";
import { type ArticleBlock, blockText, type HeadingLevel } from "../../article-blocks.ts";
import { renamed } from "../../edits/edit-forms.ts";
import { TITLE_ID } from "../../source/article-source.ts";
import { findAny, type KindMaker, passed, type Tools, withDoubt } from "./kind-maker.ts";

export const renameHeading: KindMaker = ({ quotes, text }, tools) => {
  const found = findAny(quotes.slice(0, 1), tools, { kinds: ["heading"] });
  if ("fault" in found) return found.fault;
  const [passage] = found.passages;
  if (passage?.block.kind !== "heading" || !passage.isBlock) return "torn";
  const heading = passage.block;
  if (evenWords(text) === evenWords(heading.text)) return "no-change";
  const isTitle = heading.id === TITLE_ID;
  const checked = headingCheck({ text, from: passage.at + 1, isTitle, old: heading.text }, tools);
  if ("fault" in checked) return checked.fault;
  // "3. Steel" is one of a numbered series.
  const numbering = numberingOf(heading.text);
  if (numbering?.label === "" && !isTitle && numberingOf(text)?.number !== numbering.number) return "torn";
  return withDoubt(renamed(heading, text.trim()), checked.doubt);
};

const headingCheck = (heading: { text: string; from: number; isTitle: boolean; old: string }, tools: Tools) =>
  passed([{ add: "heading" as const, ...heading }], tools);

export const addHeading: KindMaker = ({ quotes, text }, tools, id) => {
  const found = findAny(quotes.slice(0, 1), tools, { kinds: ["paragraph", "list", "table", "quote"] });
  if ("fault" in found) return found.fault;
  const [passage] = found.passages;
  if (passage?.from !== 0) return "torn";
  const { block, at } = passage;
  const isTyped = block.kind === "paragraph" && passage.isBlock && isMostlySaidBy(text, blockText(block));
  const above = tools.context.source.blocks[at - 1];
  if (above?.kind === "heading" && evenWords(above.text) === evenWords(text)) return "no-change";
  const checked = headingCheck(
    { text, from: isTyped ? at + 1 : at, isTitle: false, old: isTyped ? blockText(block) : "" },
    tools,
  );
  if ("fault" in checked) return checked.fault;
  const level = levelAt(tools.context.source.blocks, at);
  const heading: ArticleBlock = { id: `${id}-heading`, kind: "heading", level, text: text.trim() };
  return withDoubt(
    {
      kind: "headings",
      title: isTyped ? "A line becomes a heading" : "A long section gets a heading",
      reason: "Headings divide the text and can be linked to.",
      before: isTyped ? blockText(block) : null,
      after: text.trim(),
      place: block.id,
      steps: [
        isTyped
          ? { do: "replace", blocks: [block.id], by: [heading] }
          : { do: "insert", before: block.id, blocks: [heading] },
      ],
    },
    checked.doubt,
  );
};

/** A sentence that only begins with the heading's words would be lost. */
const MOST_MORE_WORDS = 2;
const isMostlySaidBy = (heading: string, line: string): boolean =>
  evenWords(line).startsWith(evenWords(heading)) && countWords(line) <= countWords(heading) + MOST_MORE_WORDS;

/** As deep as the heading above; below the title, a section. */
function levelAt(blocks: readonly ArticleBlock[], at: number): HeadingLevel {
  const above = blocks.slice(0, at).findLast((block) => block.kind === "heading" && block.level > 1);
  return above?.kind === "heading" ? above.level : 2;
}
