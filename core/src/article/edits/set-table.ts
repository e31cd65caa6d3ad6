/** Rows that each begin with a name and give a figure become a table: from one list, or from lines that recur in sections. */
import { countWords } from "../../facts/text/words.ts";
import { type ArticleBlock, type BlockOf, blockText, plain, textOf, type Words } from "../article-blocks.ts";
import { isArticleKind } from "../article-kinds.ts";
import type { ArticleEditContext, EditFinder, ProposedEdit } from "./context.ts";

const MIN_ROWS = 3;
const MAX_ROWS = 15;
const MAX_NAME_WORDS = 6;
const MAX_CELL_WORDS = 16;
const NAMED = /^([^:–—.?!]{2,60}?)(?::|\s[–—-])\s+(\S[\s\S]*)$/;

export const setTable: EditFinder = (context) => {
  if (context.source.blocks.some((block) => block.kind === "table")) return [];
  // A shop's grid repeats its labels by itself, and a few of them would make an odd table.
  const recurring = isArticleKind(context.reading.kind) ? recurringFields(context) : null;
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
  const table: ArticleBlock = {
    id: `${block.id}-table`,
    kind: "table",
    header: [plain(header), plain(details)],
    rows: rows.map(({ name, said }) => [plain(name), said]),
  };
  return {
    id: `table-${block.id}`,
    kind: "table",
    title: `${rows.length} figures become a table`,
    reason: "Every cell is from your page. Figures in rows are easier to compare and to quote.",
    before: blockText(block),
    after: blockText(table),
    at: block.id,
    steps: [{ do: "replace", blocks: [block.id], by: [table] }],
  };
}

const FIELD = /^(\p{Lu}[\p{L} ’'-]{2,28}):\s+(\S.{0,80})$/u;
/** In at least this share of the sections. */
const MIN_SHARE = 0.75;
const MAX_FIELDS = 4;

type Section = { name: string; fields: Map<string, string> };

/** "Price: $299" under each of several headings: one row per heading, put above the text. */
function recurringFields({ source, firstBlock }: ArticleEditContext): ProposedEdit | null {
  for (const level of [2, 3, 4] as const) {
    const sections = sectionsAt(source.blocks, level).filter(hasFields);
    if (!isWhole(source.title, sections.length)) continue;
    const labels = labelsIn(sections);
    if (new Set(sections.map(({ name }) => name)).size < sections.length) continue;
    if (sections.length < MIN_ROWS || sections.length > MAX_ROWS || labels.length === 0) continue;
    // A row of empty cells is an entry that the page describes in another way.
    if (sections.some(({ fields }) => labels.every((label) => (fields.get(label) ?? "") === ""))) continue;
    return fieldsEdit(sections, labels, firstBlock.id, source.labels.glance);
  }
  return null;
}

const hasFields = ({ fields }: Section): boolean => [...fields.values()].some((value) => value !== "");

/** "7 days of meals" in six rows would leave one out. */
function isWhole(title: string, rows: number): boolean {
  const count = Number(/\b(\d{1,2})\b/.exec(title)?.[1] ?? rows);
  return count === rows;
}

function sectionsAt(blocks: readonly ArticleBlock[], level: number): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level <= level)
      sections.push({ name: block.level === level ? block.text : "", fields: new Map() });
    const fields = sections.at(-1)?.fields;
    for (const line of fields ? linesOf(block) : []) {
      const [, label = "", value = ""] = FIELD.exec(line.trim()) ?? [];
      // A label that comes twice in a section is a field of something smaller.
      if (fields?.has(label)) fields.set(label, "");
      else if (label !== "" && countWords(value) <= MAX_CELL_WORDS / 2) fields?.set(label, value);
    }
  }
  return sections.filter(({ name }) => name !== "" && countWords(name) <= MAX_NAME_WORDS * 2);
}

const linesOf = (block: ArticleBlock): string[] =>
  block.kind === "paragraph" || block.kind === "list" ? blockText(block).split("\n") : [];

function labelsIn(sections: readonly Section[]): string[] {
  const counts = new Map<string, number>();
  for (const { fields } of sections)
    for (const [label, value] of fields) if (value !== "") counts.set(label, (counts.get(label) ?? 0) + 1);
  const isFigure = (label: string) => sections.some(({ fields }) => /\d/.test(fields.get(label) ?? ""));
  return [...counts]
    .filter(([label, count]) => count >= Math.max(MIN_ROWS, sections.length * MIN_SHARE) && isFigure(label))
    .map(([label]) => label)
    .slice(0, MAX_FIELDS);
}

const NUMBERING = /^\s*#?\d{1,2}\s*[.):–-]?\s+(?=\p{L})/u;

function fieldsEdit(
  sections: readonly Section[],
  labels: readonly string[],
  before: string,
  glance: string,
): ProposedEdit {
  const table: ArticleBlock = {
    id: "fields-table",
    kind: "table",
    header: [plain(""), ...labels.map(plain)],
    rows: sections.map(({ name, fields }) => [
      plain(name.replace(NUMBERING, "")),
      ...labels.map((label) => plain(fields.get(label) ?? "")),
    ]),
  };
  return {
    id: "table",
    kind: "table",
    title: `A table compares the ${sections.length} entries`,
    reason: `Each section gives its ${labels.join(", ").toLowerCase()}. Every cell is from your page.`,
    before: null,
    after: blockText(table),
    at: before,
    steps: [
      {
        do: "insert",
        before,
        blocks: [{ id: "fields-heading", kind: "heading", level: 2, text: glance }, table],
      },
    ],
  };
}
