/** Sentences that changed between two analyses of one page: two versions of one sentence are a pair. */
import type { AnalysisResult, ViewBlock } from "../contract/analysis-result.ts";
import { splitSentences } from "../facts/text/split-sentences.ts";
import { pairLines } from "./pair-lines.ts";

export type SentenceChange = { before: string | null; after: string | null };
/** How many lines are gone and how many are new. */
export type LineCounts = { removed: number; added: number };
/** `rewritten` is set where too many lines changed to compare them one by one; `sentences` is empty then. */
export type TextChanges = { sentences: SentenceChange[]; rewritten: LineCounts | null };

/** Nobody reads a longer list, and each line that is gone is looked at for each line that is new. */
export const MAX_CHANGED_LINES = 300;

export function textOf({ crawlerView }: AnalysisResult): string[] {
  return (crawlerView?.blocks ?? []).flatMap(sentencesIn).map((text) => text.replace(/\s+/gu, " ").trim());
}

function sentencesIn(block: ViewBlock): string[] {
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return [block.header, ...block.rows].map((row) => row.join(" | "));
  if (block.kind === "image" || block.kind === "code") return [];
  return block.kind === "heading" ? [block.text] : splitSentences(block.text);
}

/** A line that is nothing but a date and the words around it ("Updated on 14 November 2026") is no text. */
const DATE_LINE = /\b(?:19|20)\d\d\b/;
const MAX_DATE_LINE_WORDS = 8;
const isDateLine = (line: string): boolean =>
  DATE_LINE.test(line) && line.split(" ").length <= MAX_DATE_LINE_WORDS;

export function changedSentences(before: readonly string[], after: readonly string[]): TextChanges {
  const gone = linesOnlyIn(before, after);
  const added = linesOnlyIn(after, before);
  if (Math.max(gone.length, added.length) > MAX_CHANGED_LINES)
    return { sentences: [], rewritten: { removed: gone.length, added: added.length } };
  const { pairs, left } = pairLines(gone, added);
  const [only, ...others] = pairs;
  // One sentence out and one in, in a text that is otherwise the same: it was written anew.
  if (only && only.before === null && others.length === 0 && left.length === 1)
    return { sentences: [{ before: left[0] ?? null, after: only.after }], rewritten: null };
  const removed = left.map((line) => ({ before: line, after: null }));
  return { sentences: [...pairs, ...removed], rewritten: null };
}

function linesOnlyIn(one: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other);
  return one.filter((line) => line !== "" && !known.has(line) && !isDateLine(line));
}
