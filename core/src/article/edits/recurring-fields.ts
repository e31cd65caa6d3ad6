/** Lines that recur in sections, such as "Price: $299", become a table above the text. */
import { formerPrices, statesFormerPrice } from "../../facts/numbers/former-prices.ts";
import { withoutNumberings } from "../../facts/text/numbering.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import { countWords } from "../../language/words.ts";
import { type ArticleBlock, blockText, plain } from "../article-blocks.ts";
import type { ArticleEditContext, ProposedEdit } from "./context.ts";

export const MIN_ROWS = 3;
export const MAX_ROWS = 15;
export const MAX_NAME_WORDS = 6;
export const MAX_CELL_WORDS = 16;

const FIELD = /^(\p{Lu}[\p{L} ’'-]{2,28}):\s+(\S.{0,80})$/u;
/** In at least this share of the sections a label is a column of what the page compares. */
const MIN_SHARE = 0.5;
const MIN_FILLED = 0.9;
const MAX_FIELDS = 4;

type Section = { name: string; fields: Map<string, string> };

/** "Price: $299" under each of several headings: one row per heading, put above the text. */
export function recurringFields({
  source,
  firstBlock,
  facts,
  page,
}: ArticleEditContext): ProposedEdit | null {
  const former = formerPrices(page);
  for (const level of [2, 3, 4] as const) {
    const sections = sectionsAt(source.blocks, level, facts.language().pack).filter(hasFields);
    if (!isWhole(source.title, sections.length)) continue;
    const labels = labelsIn(sections);
    if (new Set(sections.map(({ name }) => name)).size < sections.length) continue;
    const cells = sections.flatMap(({ fields }) => [...fields.values()]);
    if (cells.some((value) => statesFormerPrice(value, former))) continue;
    if (sections.length < MIN_ROWS || sections.length > MAX_ROWS || labels.length === 0) continue;
    // A row of empty cells is an entry that the page describes in another way.
    if (sections.some(({ fields }) => labels.every((label) => (fields.get(label) ?? "") === ""))) continue;
    // A column with gaps misleads, and without it the table lacks what readers compare.
    if (labels.some((label) => shareOf(label, sections) < MIN_FILLED)) continue;
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

function sectionsAt(blocks: readonly ArticleBlock[], level: number, pack: LanguagePack | null): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level <= level)
      sections.push({ name: block.level === level ? block.text : "", fields: new Map() });
    const fields = sections.at(-1)?.fields;
    for (const line of fields ? linesOf(block) : []) {
      const [, label = "", value = ""] = FIELD.exec(line.trim()) ?? [];
      // "Read more: ..." says nothing about the entry.
      if (pack?.words("plea").has(label.toLowerCase())) continue;
      // A label that comes twice in a section is a field of something smaller.
      if (fields?.has(label)) fields.set(label, "");
      else if (label !== "" && countWords(value) <= MAX_CELL_WORDS / 2 && !GARBLED.test(value))
        fields?.set(label, value);
    }
  }
  return sections.filter(({ name }) => name !== "" && countWords(name) <= MAX_NAME_WORDS * 2);
}

/** Signs that were read in the wrong encoding. */
const GARBLED = /[\u00c3\u00e2][\u0080-\u00bf]|\ufffd/;

const linesOf = (block: ArticleBlock): string[] =>
  block.kind === "paragraph" || block.kind === "list" ? blockText(block).split("\n") : [];

const shareOf = (label: string, sections: readonly Section[]): number =>
  sections.filter(({ fields }) => (fields.get(label) ?? "") !== "").length / sections.length;

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

function fieldsEdit(
  sections: readonly Section[],
  labels: readonly string[],
  before: string,
  glance: string,
): ProposedEdit {
  const names = withoutNumberings(sections.map(({ name }) => name));
  const table: ArticleBlock = {
    id: "fields-table",
    kind: "table",
    header: [plain(""), ...labels.map(plain)],
    rows: sections.map(({ fields }, at) => [
      plain(names[at] ?? ""),
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
    place: before,
    steps: [
      {
        do: "insert",
        before,
        blocks: [{ id: "fields-heading", kind: "heading", level: 2, text: glance }, table],
      },
    ],
  };
}
