/** Looks for quoted words in the text of a page, letter for letter. White space and the form of quotation marks don't count. */
import type { AnalysisResult, ViewBlock } from "../contract/analysis-result.ts";
import { OPENING_WORDS } from "../reading/answer-place.ts";

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/gu, '"'],
  [/[\u2018\u2019\u201a\u201b\u2032]/gu, "'"],
  // Soft hyphens and characters without width are not seen.
  [/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, ""],
  [/\s+/gu, " "],
];

const plainWords = (text: string): string =>
  MARKS.reduce((words, [mark, by]) => words.replace(mark, by), text).trim();

/** Cells and items of finished text are written on lines, with bars between cells. */
const linesOf = (quote: string): string[] =>
  quote
    .split("\n")
    .map((line) => plainWords(line.replace(/\s\|\s+/gu, " ")))
    .filter((line) => line !== "");

function blockWords(block: ViewBlock): string {
  if (block.kind === "list") return block.items.join(" ");
  if (block.kind === "table") return [block.header, ...block.rows].flat().join(" ");
  return block.text;
}

/** Null where the text of the page wasn't kept. */
export function pageWords({
  page,
  crawlerView,
}: Pick<AnalysisResult, "page" | "crawlerView">): string | null {
  if (!crawlerView) return null;
  return plainWords([page.title ?? "", ...crawlerView.blocks.map(blockWords)].join(" "));
}

/** The words of the page without its title, in order. */
export const wordsInOrder = ({ crawlerView }: Pick<AnalysisResult, "crawlerView">): string[] =>
  plainWords((crawlerView?.blocks ?? []).map(blockWords).join(" ")).split(" ");

/** Whether the quoted words begin where the reading looks for an answer. */
export const comesFirst = (words: readonly string[], quote: string): boolean =>
  holdsWords(words.slice(0, OPENING_WORDS + plainWords(quote).split(" ").length).join(" "), quote);

export function holdsWords(words: string, quote: string): boolean {
  const lines = linesOf(quote);
  return lines.length > 0 && lines.every((line) => holdsLine(words, line));
}

/** In a text of repeated letters nearly every place is compared letter by letter; no real line is within so many others. */
const MAX_PLACES = 1_000;

/** "Overview" isn't found in "Overviews". */
function holdsLine(words: string, line: string): boolean {
  let at = words.indexOf(line);
  for (let place = 0; at >= 0 && place < MAX_PLACES; place++, at = words.indexOf(line, at + 1)) {
    const [before, after] = [words[at - 1] ?? " ", words[at + line.length] ?? " "];
    if (!(joins(before, line[0]) || joins(line.at(-1), after))) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;
/** Scripts without spaces between words have no such borders. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const joins = (one = "", other = ""): boolean =>
  LETTER.test(one) && LETTER.test(other) && !UNSPACED.test(one) && !UNSPACED.test(other);
