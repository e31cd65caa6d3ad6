/** Steps that a model sets as a list. Every word stays, apart from those that only count. */
import { wordsOf } from "../../../facts/words.ts";
import { blockText, plain } from "../../article-blocks.ts";
import { type KindMaker, linesOf } from "./kind-maker.ts";
import { hasLink, wholeBlocks } from "./whole-blocks.ts";

const MIN_ITEMS = 3;
const ITEM_MARK = /^(?:[-*•]|(?:step\s*)?\d{1,2}\s*[.):])\s+/i;
/** Words that only count the steps; a numbered list does that by itself. */
const COUNTING = new Set(["first", "second", "third", "then", "next", "finally", "lastly", "step", "and"]);

const countless = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter((word) => !COUNTING.has(word) && !/^\d{1,2}$/.test(word));

export const stepsAsList: KindMaker = ({ quotes, text }, tools, id) => {
  const whole = wholeBlocks(quotes, tools, ["paragraph"]);
  if ("fault" in whole) return whole.fault;
  const { blocks } = whole;
  const lines = linesOf(text).map((line) => line.replace(ITEM_MARK, ""));
  if (lines.length < MIN_ITEMS) return "no-change";
  const said = blocks.map(blockText).join(" ");
  if (countless(lines.join(" ")).join(" ") !== countless(said).join(" ")) return "changes-meaning";
  if (hasLink(blocks)) return "torn";
  const items = lines.map((line) => ({ words: plain(line), depth: 0 }));
  return {
    kind: "steps",
    title: `${lines.length} steps become a numbered list`,
    reason: "As a real list they can be quoted step by step.",
    before: blocks.map(blockText).join("\n"),
    after: null,
    at: blocks[0]?.id ?? null,
    steps: [
      {
        do: "replace",
        blocks: blocks.map((block) => block.id),
        by: [{ id: `${id}-list`, kind: "list", isOrdered: true, items }],
      },
    ],
  };
};
