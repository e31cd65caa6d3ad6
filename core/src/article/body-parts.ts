/** The body: the author's sections, paragraphs and words in their order, as real headings, lists, tables and quotations. */
import type { ListBlock, PageModel, TableBlock } from "../page/page-model.ts";
import { linkedWords } from "./linked-words.ts";
import type { MaterialSection } from "./material.ts";
import { BETWEEN, type Part, plain } from "./parts.ts";
import type { SourceBlock, SourceSentence } from "./source-text.ts";
import { leans } from "./standing.ts";

/** A paragraph longer than this is cut where the next sentence stands alone. */
const LONG_PARAGRAPH = 130;
const SHORT_LINE = 80;

export function sectionParts(
  { blocks }: MaterialSection,
  taken: ReadonlySet<SourceSentence>,
  language: string,
): Part[] {
  const parts: Part[] = [];
  for (const [at, one] of blocks.entries()) {
    const { block } = one;
    if (block.kind === "paragraph" || block.kind === "heading") {
      if (isSignature(block.text) && blocks[at - 1]?.block.kind === "quote") continue;
      parts.push(...paragraphParts(one, taken, language));
    } else if (block.kind === "list") parts.push(listPart(block, one));
    else if (block.kind === "table") parts.push(tablePart(block, one));
    else if (block.kind === "quote") parts.push(quotePart(one, blocks[at + 1]));
    else if (block.kind === "code") parts.push({ kind: "code", text: block.text });
  }
  return parts;
}

function paragraphParts(
  { block, sentences, links }: SourceBlock,
  taken: ReadonlySet<SourceSentence>,
  language: string,
): Part[] {
  const left = sentences.filter((one) => !taken.has(one));
  const lines = linesOf(left, block.text, language);
  const isVerse =
    lines.length > 3 &&
    lines.every((line) => line.length < SHORT_LINE && line.includes(" ") && !/[.!?]$/.test(line));
  if (isVerse)
    return [
      {
        kind: "list",
        isOrdered: false,
        items: lines.map((line) => ({ words: linkedWords(line, links), depth: 0 })),
      },
    ];
  return lines.map((line) => ({ kind: "paragraph", words: linkedWords(line, links) }));
}

/** Sentences that stand on one line of the page, in pieces of a size one can read. */
function linesOf(sentences: readonly SourceSentence[], text: string, language: string): string[] {
  const lines: string[] = [];
  let open = "";
  let words = 0;
  let end = 0;
  for (const one of sentences) {
    const breaks = open !== "" && text.slice(end, one.start).includes("\n");
    const isFull =
      words + one.words.length > LONG_PARAGRAPH && words > LONG_PARAGRAPH / 3 && !leans(one.text, language);
    if (breaks || isFull) {
      lines.push(open);
      open = "";
      words = 0;
    }
    open = open === "" ? one.text : `${open} ${one.text}`;
    words += one.words.length;
    end = one.end;
  }
  return open === "" ? lines : [...lines, open];
}

const listPart = (block: ListBlock, { links }: SourceBlock): Part => ({
  kind: "list",
  isOrdered: block.ordered,
  items: block.items
    .filter((item) => item.text.trim() !== "")
    .map((item) => ({ words: linkedWords(item.text, links), depth: item.depth })),
});

/** A table without a marked header takes its first row for one: markdown knows no other. */
function tablePart({ header, rows }: TableBlock, { links }: SourceBlock): Part {
  const [head = [], ...body] = header.length > 0 ? [header, ...rows] : rows;
  const cells = (row: readonly string[]) => row.map((cell) => linkedWords(cell, links));
  return { kind: "table", header: cells(head), rows: body.map(cells) };
}

const SIGNATURE = /^[—–-]\s*\p{Lu}[^\n]{2,100}$/u;
const isSignature = (text: string) => SIGNATURE.test(text.trim());

/** The line that names the speaker belongs to the quotation. */
function quotePart({ block, links }: SourceBlock, next: SourceBlock | undefined): Part {
  const lines = block.text.split("\n").filter((line) => line.trim() !== "");
  const signature = next?.block.kind === "paragraph" && isSignature(next.block.text) ? [next.block.text] : [];
  return { kind: "quote", lines: [...lines, ...signature].map((line) => linkedWords(line, links)) };
}

const NOBODY =
  /^(?:team|admin(?:istrator)?|editor|editors|staff|user|guest|author|webmaster|unknown|(?:sign|log) (?:in|up)|subscribe|share|follow|menu|\d+|\S+\.\S+\.\S+)$/i;

/** The day among what else stands beside it: an hour, a weekday, "last updated". */
const WRITTEN_DAY =
  /\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?\p{L}{3,}\.?,? (?:de )?\d{4}/u;

/** Who and when, as the page gives it. */
export function bylinePart(
  { author, published, modified }: Pick<PageModel, "author" | "published" | "modified">,
  labels: { by: string; published: string; updated: string },
): Part | null {
  const day = (date: PageModel["published"]) => {
    if (!date) return null;
    const raw = date.raw.replace(/\s+/g, " ").trim();
    const [year = "", month = "", dayOfMonth = ""] = date.value.slice(0, 10).split("-");
    const isNumeric = new RegExp(`${year}\\D?${month}\\D?${dayOfMonth}`).test(raw);
    if (isNumeric) return date.value.slice(0, 10);
    const written = WRITTEN_DAY.exec(raw)?.[0] ?? raw;
    return written.length <= 30 && written.includes(year) ? written : null;
  };
  const name = author?.value.replace(/^by\s+/i, "").trim();
  const [first, last] = [day(published), day(modified)];
  const dated = (label: string, date: string) => `${label.replace(/:$/, "")}: ${date}`;
  const pieces = [
    name && name.length <= 80 && !NOBODY.test(name) && `${labels.by} ${name}`,
    first && dated(labels.published, first),
    last && (modified?.value ?? "") > (published?.value ?? "") && dated(labels.updated, last),
  ].filter((piece) => typeof piece === "string" && piece !== "");
  return pieces.length === 0
    ? null
    : { kind: "paragraph", words: plain(pieces.join(BETWEEN)), isEmphasized: true };
}
