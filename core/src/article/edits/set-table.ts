/** Rows that each begin with a name and give a figure become a table: from one list, or from lines that recur in sections. */
import { countWords } from "../../language/words.ts";
import { type ArticleBlock, type BlockOf, plain, textOf, type Words } from "../article-blocks.ts";
import type { ArticleEditContext, EditFinder, ProposedEdit } from "./context.ts";
import { asTable } from "./edit-forms.ts";
import { MAX_CELL_WORDS, MAX_NAME_WORDS, MAX_ROWS, MIN_ROWS, recurringFields } from "./recurring-fields.ts";

const NAMED = /^([^:–—.?!]{2,60}?)(?::|\s[–—-])\s+(\S[\s\S]*)$/;

export const setTable: EditFinder = (context) => {
  if (context.source.blocks.some((block) => block.kind === "table")) return [];
  const recurring = recurringFields(context);
  if (recurring) return [recurring];
  const list = figureList(context);
  return list ? [list] : [];
};

/** The first list of which every item is a name and a figure. */
function figureList({ source, taken }: ArticleEditContext): ProposedEdit | null {
  for (const block of source.blocks) {
    if (block.kind !== "list" || block.isOrdered || taken.has(block.id)) continue;
    const rows = rowsOf(block);
    if (rows) return listEdit(block, rows, source.labels.details, headerOf(source.blocks, block));
  }
  return null;
}

type Row = { name: string; said: Words };

function rowsOf({ items }: BlockOf<"list">): Row[] | null {
  if (items.length < MIN_ROWS || items.length > MAX_ROWS) return null;
  const rows = items.flatMap(({ words, depth }) => (depth === 0 ? (rowOf(words) ?? []) : []));
  const figures = rows.filter(({ said }) => /\d/.test(textOf(said))).length;
  return rows.length === items.length && figures === rows.length ? rows : null;
}

function rowOf([first, ...more]: Words): Row | null {
  const [, name = "", text = ""] = first && first.href === undefined ? (NAMED.exec(first.text) ?? []) : [];
  const said: Words = [{ text }, ...more];
  const isShort = countWords(name) <= MAX_NAME_WORDS && countWords(textOf(said)) <= MAX_CELL_WORDS;
  return name !== "" && isShort ? { name: name.trim(), said } : null;
}

const MAX_HEADER_WORDS = 8;

/** The heading above names the rows, unless it is a question or a whole sentence. */
function headerOf(blocks: readonly ArticleBlock[], list: ArticleBlock): string {
  const above = blocks.slice(0, blocks.indexOf(list)).findLast((block) => block.kind === "heading");
  const text = above?.kind === "heading" && above.level > 1 ? above.text.replace(/:$/, "") : "";
  return countWords(text) <= MAX_HEADER_WORDS && !/[?.!]$/.test(text) ? text : "";
}

function listEdit(block: ArticleBlock, rows: readonly Row[], details: string, header: string): ProposedEdit {
  const table: BlockOf<"table"> = {
    id: `${block.id}-table`,
    kind: "table",
    header: [plain(header), plain(details)],
    rows: rows.map(({ name, said }) => [plain(name), said]),
  };
  return { id: `table-${block.id}`, ...asTable([block], table) };
}
