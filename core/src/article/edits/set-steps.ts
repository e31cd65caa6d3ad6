/** Steps and points that were typed with numbers or bullets become a real list. */
import { hasBullet, isStep, numberingOf, withoutListMark } from "../../facts/text/numbering.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import { type ArticleBlock, type BlockOf, blockText, type Run, type Words } from "../article-blocks.ts";
import type { EditFinder, ProposedEdit } from "./context.ts";
import { asList } from "./edit-forms.ts";

const MIN_ITEMS = 3;

export const setSteps: EditFinder = ({ source, taken, facts }) => {
  const { pack } = facts.language();
  return typedRuns(source.blocks, taken, pack).map((run) => editOf(run, pack));
};

type TypedRun = { blocks: BlockOf<"paragraph">[]; isOrdered: boolean };

function typedRuns(
  blocks: readonly ArticleBlock[],
  taken: ReadonlySet<string>,
  pack: LanguagePack | null,
): TypedRun[] {
  const runs: TypedRun[] = [];
  let open: BlockOf<"paragraph">[] = [];
  let isOrdered = false;
  const close = () => {
    if (open.length >= MIN_ITEMS) runs.push({ blocks: open, isOrdered });
    open = [];
  };
  for (const block of blocks) {
    const text = block.kind === "paragraph" && !taken.has(block.id) ? blockText(block) : "";
    const numbering = numberingOf(text);
    const number = numbering?.isMarked || isStep(numbering, pack) ? numbering?.number : 0;
    const isBullet = hasBullet(text);
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

function editOf({ blocks, isOrdered }: TypedRun, pack: LanguagePack | null): ProposedEdit {
  const id = blocks[0]?.id ?? "";
  const items = blocks.map(({ sentences }) => withoutMark(sentences.flatMap(joined), pack));
  return { id: `steps-${id}`, ...asList(blocks, { id, items, isOrdered }) };
}

const joined = (words: Words, at: number): Run[] => (at === 0 ? [...words] : [{ text: " " }, ...words]);

/** The sentence splitter may cut off the mark as a sentence: "1." */
const MARK_ALONE = /^\s*(?:\p{L}+\s*)?\d{1,2}\s*[.):]\s*$/u;

function withoutMark(runs: readonly Run[], pack: LanguagePack | null): Words {
  const [first, ...rest] = runs;
  if (!first) return [];
  if (MARK_ALONE.test(first.text)) return rest.filter((run, at) => at > 0 || run.text.trim() !== "");
  return [{ ...first, text: withoutListMark(first.text, pack) }, ...rest];
}
