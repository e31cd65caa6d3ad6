/** Steps and points that were typed with numbers or bullets become a real list. */
import { type ArticleBlock, type BlockOf, blockText, type Run, type Words } from "../article-blocks.ts";
import type { EditFinder, ProposedEdit } from "./context.ts";

const MIN_ITEMS = 3;
const TYPED_NUMBER = /^\s*(?:step\s*)?(\d{1,2})\s*[.):]\s+(?=\S)/i;
const TYPED_NUMBER_ALONE = /^\s*(?:step\s*)?\d{1,2}\s*[.):]\s+/i;
const TYPED_BULLET = /^\s*[•·●▪‣*–-]\s+(?=\S)/u;

export const setSteps: EditFinder = ({ source, taken }) => typedRuns(source.blocks, taken).map(editOf);

type TypedRun = { blocks: BlockOf<"paragraph">[]; isOrdered: boolean };

function typedRuns(blocks: readonly ArticleBlock[], taken: ReadonlySet<string>): TypedRun[] {
  const runs: TypedRun[] = [];
  let open: BlockOf<"paragraph">[] = [];
  let isOrdered = false;
  const close = () => {
    if (open.length >= MIN_ITEMS) runs.push({ blocks: open, isOrdered });
    open = [];
  };
  for (const block of blocks) {
    const text = block.kind === "paragraph" && !taken.has(block.id) ? blockText(block) : "";
    const number = Number(TYPED_NUMBER.exec(text)?.[1] ?? 0);
    const isBullet = TYPED_BULLET.test(text);
    const goesOn = open.length > 0 && (isOrdered ? number === open.length + 1 : isBullet);
    if (!goesOn) close();
    const starts = number === 1 || isBullet;
    if (block.kind === "paragraph" && (goesOn || starts)) {
      if (!goesOn) isOrdered = number === 1;
      open.push(block);
    }
  }
  close();
  return runs;
}

function editOf({ blocks, isOrdered }: TypedRun): ProposedEdit {
  const [first] = blocks;
  const id = first?.id ?? "";
  const items = blocks.map(({ sentences }) => ({
    words: withoutMarker(sentences.flatMap(joined)),
    depth: 0,
  }));
  return {
    id: `steps-${id}`,
    kind: "steps",
    title: isOrdered
      ? `${blocks.length} steps become a numbered list`
      : `${blocks.length} lines become a list`,
    reason: "They are typed like a list. As a real list they can be quoted step by step.",
    before: blocks.map(blockText).join("\n"),
    after: null,
    at: id,
    steps: [
      {
        do: "replace",
        blocks: blocks.map((block) => block.id),
        by: [{ id: `${id}-list`, kind: "list", isOrdered, items }],
      },
    ],
  };
}

const joined = (words: Words, at: number): Run[] => (at === 0 ? [...words] : [{ text: " " }, ...words]);

/** The sentence splitter may cut off the marker as a sentence: "1." */
function withoutMarker(runs: readonly Run[]): Words {
  const [first, ...rest] = runs;
  if (!first) return [];
  const text = `${first.text} `.replace(TYPED_NUMBER_ALONE, "").replace(TYPED_BULLET, "").trimEnd();
  const isGone = text.trim() === "";
  return isGone ? rest.filter((run, at) => at > 0 || run.text.trim() !== "") : [{ ...first, text }, ...rest];
}
