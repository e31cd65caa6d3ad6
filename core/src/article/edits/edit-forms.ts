/** What each kind of edit changes and how it is explained, whether the engine or a model proposes it. */
import { type ArticleBlock, type BlockOf, blockText, plain, type Words } from "../article-blocks.ts";
import type { ArticleEditContext, ProposedEdit, SourceSentence } from "./context.ts";

/** A sentence, an item or a line that an edit takes out or marks. */
type Marked = { id: string | null; text: string };

/** `reason` is used where a model gives none that can be shown. */
export type EditForm = Omit<ProposedEdit, "id">;

const idsOf = (blocks: readonly ArticleBlock[]): string[] => blocks.map(({ id }) => id);
const textOf = (blocks: readonly ArticleBlock[]): string => blocks.map(blockText).join("\n");

type ListParts = { id: string; items: readonly Words[]; isOrdered: boolean };

const listBlock = ({ id, items, isOrdered }: ListParts): BlockOf<"list"> => ({
  id: `${id}-list`,
  kind: "list",
  isOrdered,
  items: items.map((words) => ({ words, depth: 0 })),
});

export const asList = (blocks: readonly ArticleBlock[], list: ListParts): EditForm => ({
  kind: "steps",
  title: list.isOrdered
    ? `${list.items.length} steps become a numbered list`
    : `${list.items.length} lines become a list`,
  reason: "As a real list they can be quoted step by step.",
  before: textOf(blocks),
  after: null,
  place: blocks[0]?.id ?? null,
  steps: [{ do: "replace", blocks: idsOf(blocks), by: [listBlock(list)] }],
});

export const asTable = (blocks: readonly ArticleBlock[], table: BlockOf<"table">): EditForm => ({
  kind: "table",
  title: `${table.rows.length} rows become a table`,
  reason: "Every cell is from your page. Figures in rows are easier to compare and to quote.",
  before: textOf(blocks),
  after: blockText(table),
  place: blocks[0]?.id ?? null,
  steps: [{ do: "replace", blocks: idsOf(blocks), by: [table] }],
});

export const renamed = (heading: BlockOf<"heading">, text: string): EditForm => ({
  kind: "headings",
  title: "The heading names its subject",
  reason: "So that the section makes sense when it is quoted without the page.",
  before: heading.text,
  after: text,
  place: heading.id,
  steps: [{ do: "replace", blocks: [heading.id], by: [{ ...heading, text }] }],
});

const CUT_WORDS = {
  strike: {
    one: "A sentence that says nothing new is left out",
    many: "sentences that say nothing new are left out",
    reason: "No fact goes with words that announce, greet or ask for a click.",
  },
  repeat: {
    one: "A sentence that is said twice is said once",
    many: "repeated sentences are said once",
    reason: "The same words are earlier on the page.",
  },
} as const;

export function cut(kind: keyof typeof CUT_WORDS, sentences: readonly Marked[]): EditForm {
  const ids = sentences.flatMap(({ id }) => id ?? []);
  const { one, many, reason } = CUT_WORDS[kind];
  return {
    kind,
    title: sentences.length === 1 ? one : `${sentences.length} ${many}`,
    reason,
    before: sentences.map(({ text }) => text).join("\n"),
    after: null,
    place: ids[0]?.split(".")[0] ?? null,
    steps: [{ do: "strike", sentences: ids }],
  };
}

export function marked(sentences: readonly Marked[], mark: string): EditForm {
  const ids = sentences.flatMap(({ id }) => id ?? []);
  return {
    kind: "source",
    title:
      ids.length === 1
        ? "A figure is marked for its source"
        : `${ids.length} figures are marked for their sources`,
    reason: "The page gives them without saying where they come from.",
    before: sentences.map(({ text }) => text).join("\n"),
    after: null,
    place: ids[0]?.split(".")[0] ?? null,
    steps: ids.map((sentence) => ({ do: "mark", sentence, mark })),
  };
}

/** `id` of the paragraph that the definition becomes. */
export const movedDefinition = (
  { id: sentence, words, text, wordsBefore }: SourceSentence,
  { id, place }: { id: string; place: string },
): EditForm => ({
  kind: "definition",
  title: "The term is explained where it first appears",
  reason: `Readers met the term before your definition of it, ${wordsBefore} words into the page.`,
  before: null,
  after: text,
  place,
  steps: [
    {
      do: "insert",
      before: place,
      blocks: [{ id: `${id}-text`, kind: "paragraph", sentences: [words] }],
    },
    { do: "strike", sentences: sentence === null ? [] : [sentence] },
  ],
});

type Labelled = ListParts & { heading: string };

const labelledList = ({ heading, ...list }: Labelled): ArticleBlock[] => [
  { id: `${list.id}-heading`, kind: "heading", level: 2, text: heading },
  listBlock(list),
];

const inserted = (place: string, blocks: readonly ArticleBlock[]) => ({
  before: null,
  place,
  steps: [{ do: "insert" as const, before: place, blocks }],
});

const lines = (items: readonly Words[]): string =>
  items.map((words) => words.map(({ text }) => text).join("")).join("\n");

export const answerOnTop = (
  { firstBlock }: ArticleEditContext,
  { id, sentences }: { id: string; sentences: readonly Words[] },
): EditForm => ({
  kind: "opening",
  title: "The answer comes first",
  reason: "Readers and engines find it in the first lines.",
  after: lines(sentences).replaceAll("\n", " "),
  ...inserted(firstBlock.id, [{ id: `${id}-text`, kind: "paragraph", sentences }]),
});

/** A table beside the text that it was gathered from. */
export const overview = (table: BlockOf<"table">, place: string): EditForm => ({
  kind: "table",
  title: `${table.rows.length} entries side by side in a table`,
  reason: "Every cell is from your page, and your text stays as it is.",
  after: blockText(table),
  ...inserted(place, [table]),
});

/** `lead`: the line above them that says what they are; without one they stand below a heading. */
export const entriesOnTop = (
  { firstBlock, source }: ArticleEditContext,
  { lead = null, ...list }: ListParts & { lead?: string | null },
): EditForm => ({
  kind: "entries",
  title: `The ${list.items.length} entries are named at the top`,
  reason: "The question asks for a list, and the opening names few of its entries.",
  after: [...(lead === null ? [] : [lead]), lines(list.items)].join("\n"),
  ...inserted(
    firstBlock.id,
    lead === null
      ? labelledList({ ...list, heading: source.labels.glance })
      : [{ id: `${list.id}-lead`, kind: "paragraph", sentences: [plain(lead)] }, listBlock(list)],
  ),
});

export const takeawaysOnTop = (
  { source }: ArticleEditContext,
  { place, ...list }: Omit<ListParts, "isOrdered"> & { place: string },
): EditForm => ({
  kind: "takeaways",
  title: `${list.items.length} key points at the top`,
  reason: "Each makes sense alone, so an answer can quote it.",
  after: lines(list.items),
  ...inserted(place, labelledList({ ...list, isOrdered: false, heading: source.labels.takeaways })),
});
