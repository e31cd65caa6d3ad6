/** Whole paragraphs that a model puts elsewhere, unchanged. */
import { sentenceId } from "../../article-blocks.ts";
import { isPassage } from "../find-passage.ts";
import { type KindMaker, passed, withDoubt } from "./kind-maker.ts";
import { wholeBlocks } from "./whole-blocks.ts";

const KINDS = ["heading", "paragraph", "list", "table", "quote"] as const;

export const moveBlocks: KindMaker = ({ quotes, before }, tools, id) => {
  const whole = wholeBlocks(quotes, tools, KINDS);
  if ("fault" in whole) return whole.fault;
  const place = tools.find(before, { kinds: KINDS });
  if (!isPassage(place)) return place;
  const ids = whole.blocks.map((block) => block.id);
  if (place.from !== 0 || ids.includes(place.block.id)) return "torn";
  const { blocks } = tools.context.source;
  const next = blocks[blocks.findIndex((block) => block.id === ids.at(-1)) + 1];
  if (next?.id === place.block.id) return "no-change";
  const [first] = whole.blocks;
  const opening = first?.kind === "paragraph" ? [{ move: sentenceId(first.id, 0) }] : [];
  const checked = opening.length > 0 ? passed(opening, tools) : { doubt: null };
  if ("fault" in checked) return checked.fault;
  return withDoubt(
    {
      kind: "move",
      title: "A passage moves to where readers look for it",
      reason: "Your own words, unchanged.",
      before: quotes.join("\n"),
      after: null,
      place: ids[0] ?? null,
      steps: [
        {
          do: "insert",
          before: place.block.id,
          blocks: whole.blocks.map((block) => ({ ...block, id: `${id}-${block.id}` })),
        },
        { do: "replace", blocks: ids, by: [] },
      ],
    },
    checked.doubt,
  );
};
