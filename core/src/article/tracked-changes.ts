/** The text with its changes visible, block by block, and where on it each edit is shown. */

import type { Edit, EditStep } from "../contract/edit.ts";
import { type ArticleBlock, piecesOf, sentenceId } from "./article-blocks.ts";

type Stepped = Pick<Edit, "id" | "steps">;

export type TrackedRow = {
  key: string;
  block: ArticleBlock;
  state: "same" | "added" | "removed";
  /** Places of the sentences, items or lines that are left out. */
  struck: readonly number[];
  /** Marks that are added, by the place of their sentence. */
  marks: ReadonlyMap<number, string>;
  /** Ids of the edits that begin here; undone ones too, so that they can be kept again. */
  begins: readonly string[];
};

export function trackedChanges(
  source: readonly ArticleBlock[],
  edits: readonly Stepped[],
  keptIds: Iterable<string>,
): TrackedRow[] {
  const kept = new Set(keptIds);
  const steps = edits.filter(({ id }) => kept.has(id)).flatMap((edit) => edit.steps);
  const beginAt = Map.groupBy(edits, (edit) => firstBlockOf(edit));
  const rows = source.flatMap((block): TrackedRow[] => {
    const here = beginAt.get(block.id) ?? [];
    const [adding, changing] = [here.filter(isInsert), here.filter((edit) => !isInsert(edit))];
    const inserted = added(insertedBefore(steps, block.id));
    const own = changed(block, steps);
    // Without new blocks to begin at, all of them begin at the block itself.
    if (inserted.length === 0) return beginningAt(own, here);
    return [...beginningAt(inserted, adding), ...beginningAt(own, changing)];
  });
  return [...rows, ...added(insertedBefore(steps, null))];
}

const isInsert = ({ steps: [first] }: Stepped): boolean => first?.do === "insert";

const beginningAt = (rows: readonly TrackedRow[], edits: readonly Stepped[]): TrackedRow[] =>
  rows.map((row, at) => (at === 0 ? { ...row, begins: edits.map(({ id }) => id) } : row));

/** The block of the page at which an edit is shown. */
function firstBlockOf({ steps: [first] }: Stepped): string | null {
  if (first?.do === "insert") return first.before;
  if (first?.do === "replace") return first.blocks[0] ?? null;
  const sentence = first?.do === "strike" ? first.sentences[0] : first?.sentence;
  return sentence?.split(".")[0] ?? null;
}

const insertedBefore = (steps: readonly EditStep[], id: string | null): ArticleBlock[] =>
  steps.flatMap((step) => (step.do === "insert" && step.before === id ? [...step.blocks] : []));

const rowOf = (block: ArticleBlock, state: TrackedRow["state"]): TrackedRow => ({
  key: `${state}-${block.id}`,
  block,
  state,
  struck: [],
  marks: new Map(),
  begins: [],
});

const added = (blocks: readonly ArticleBlock[]): TrackedRow[] => blocks.map((block) => rowOf(block, "added"));

function changed(block: ArticleBlock, steps: readonly EditStep[]): TrackedRow[] {
  for (const step of steps)
    if (step.do === "replace" && step.blocks.includes(block.id))
      return [rowOf(block, "removed"), ...(step.blocks[0] === block.id ? added(step.by) : [])];
  const struck = new Set(steps.flatMap((step) => (step.do === "strike" ? step.sentences : [])));
  const places = [...piecesOf(block).keys()];
  return [
    {
      ...rowOf(block, "same"),
      struck: places.filter((at) => struck.has(sentenceId(block.id, at))),
      marks: new Map(
        places.flatMap((at): [number, string][] => {
          const mark = steps.find((step) => step.do === "mark" && step.sentence === sentenceId(block.id, at));
          return mark?.do === "mark" ? [[at, mark.mark]] : [];
        }),
      ),
    },
  ];
}
