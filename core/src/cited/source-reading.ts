/** What is kept of a page that an engine listed as a source: enough to compare claims with its words, and not its HTML. */
import type { Subject } from "../audits/audit.ts";
import { splitSentences } from "../facts/text/split-sentences.ts";
import { countWords } from "../language/words.ts";
import type { Block, PageModel } from "../page/page-model.ts";
import { type PageScores, pageScores, type Scored } from "../visibility/estimates/page-scores.ts";
import type { SourceLine, SourceLineKind } from "./source-line.ts";
import { noteOf } from "./source-note.ts";
import { type PageTraits, traitsOf } from "./source-traits.ts";

/** Can be stored as JSON. */
export type SourceReading = {
  /** After redirects. */
  url: string;
  title: string;
  /** What the site calls itself, in addition to its domain. */
  names: string[];
  /** Code of the language whose words the page uses; null where it isn't known. */
  language: string | null;
  wordCount: number;
  lines: SourceLine[];
  /** `true`: the page is longer than what is kept, so a missing sentence proves nothing. */
  isCut: boolean;
  traits: PageTraits;
  /** What distinguishes the page, in a few words: "Forum thread, 31 different prices". */
  note: string | null;
  /** On the question that the page itself answers, as in its report. */
  scores: PageScores;
};

/** Longer pages are rare; the limits keep a run with many sources small. */
export const MAX_LINES = 1_500;
export const MAX_LINE_CHARS = 200_000;
/** A table's header or a heading that is longer says nothing about a line. */
const MAX_CONTEXT_CHARS = 200;

/** The subject was read with the query as its question; `scored` is the page's own report. */
export function readSource(subject: Subject, query: string, scored: Scored): SourceReading {
  const { page, facts } = subject;
  const { lines, isCut } = withinLimits([...bylinesOf(page), ...linesOf(page)]);
  const title = page.title ?? page.titleTag?.value ?? "";
  return {
    url: page.url,
    title,
    names: page.publisher ? [page.publisher.value] : [],
    language: facts.language().pack?.code ?? null,
    wordCount: facts.text().words,
    lines,
    isCut: isCut || page.isCut,
    traits: traitsOf(subject, query, lines),
    note: noteOf(subject, lines),
    scores: pageScores(scored),
  };
}

function withinLimits(all: readonly SourceLine[]): { lines: SourceLine[]; isCut: boolean } {
  const lines: SourceLine[] = [];
  let chars = 0;
  for (const line of all) {
    chars += line.text.length + (line.under?.length ?? 0) + line.context.join("").length;
    if (lines.length === MAX_LINES || chars > MAX_LINE_CHARS) return { lines, isCut: true };
    lines.push(line);
  }
  return { lines, isCut: false };
}

/** Dates and authors that readers see. */
function bylinesOf(page: PageModel): SourceLine[] {
  const seen = page.dates.filter(
    ({ source, where }) => where !== "script" && ["element", "byline", "text"].includes(source),
  );
  const author =
    page.author && ["element", "byline", "text"].includes(page.author.source) ? page.author : null;
  const texts = [...seen.map(({ raw }) => raw), ...(author ? [author.raw] : [])];
  const inText = (text: string) => page.text.includes(text);
  return [...new Set(texts.map((text) => text.trim()))]
    .filter((text) => text !== "" && !inText(text))
    .map((text) => ({ text, kind: "byline", under: null, context: [], wordsBefore: 0, block: -1 }));
}

type Heading = { level: number; text: string };

function linesOf(page: PageModel): SourceLine[] {
  const lines: SourceLine[] = [];
  let heads: Heading[] = [];
  let wordsBefore = 0;
  for (const block of page.blocks) {
    if (block.kind === "heading") heads = heads.filter(({ level }) => level < block.level);
    const [nearest, ...further] = heads.toReversed().map(({ text }) => text.slice(0, MAX_CONTEXT_CHARS));
    for (const { text, kind, context } of piecesOf(block)) {
      lines.push({
        text,
        kind,
        under: nearest ?? null,
        context: [...context, ...further],
        wordsBefore,
        block: block.index,
      });
      if (kind !== "heading") wordsBefore += countWords(text);
    }
    if (block.kind === "heading") heads.push({ level: block.level, text: block.text });
    if (lines.length > MAX_LINES) break;
  }
  return lines;
}

type Piece = { text: string; kind: SourceLineKind; context: string[] };

function piecesOf(block: Block): Piece[] {
  if (block.kind === "code") return [];
  if (block.kind === "heading") return [{ text: block.text, kind: "heading", context: [] }];
  if (block.kind === "table") {
    const context = [block.header.join(" | "), block.caption ?? ""]
      .filter(Boolean)
      .map((text) => text.slice(0, MAX_CONTEXT_CHARS));
    return block.rows.map((cells) => ({ text: cells.filter(Boolean).join(" | "), kind: "row", context }));
  }
  const kind = block.kind === "list" ? "item" : "sentence";
  return block.text
    .split("\n")
    .flatMap(splitSentences)
    .map((text) => ({ text, kind, context: [] }));
}
