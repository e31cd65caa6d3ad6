/** Entries in lists and lines: the author's own overview, labels of a list, short lines before longer paragraphs. */
import { numberedRow, withoutNumbering } from "../../facts/text/numbering.ts";
import { countWords } from "../../language/words.ts";
import type { Block, ListBlock } from "../../page/page-model.ts";
import { type EntrySource, MIN_ENTRIES } from "./entry-source.ts";
import { entryKey } from "./heading-entries.ts";

const MIN_LISTED = 4;

/** A list that names the same things as the headings. */
export function listedHeadings({ blocks, headings }: EntrySource): string[] | null {
  const keys = new Set(headings.map(({ text }) => entryKey(text)));
  const found = listsIn(blocks)
    .map(namesIn)
    .find((names) => names.length >= MIN_LISTED && names.every((name) => keys.has(entryKey(name))));
  return found ?? null;
}

const listsIn = (blocks: readonly Block[]): ListBlock[] =>
  blocks.filter((block): block is ListBlock => block.kind === "list");
const namesIn = ({ items }: ListBlock): string[] => items.map(({ text }) => text.trim());

/** "Look for a deal. The internet ...", "Rates: compare ...": a label, and text that explains it. */
const LABELLED = /^(\p{Lu}[^.:–—!?]{3,80}?)\s*(?:[.:]|\s[–—-])\s+\p{Lu}?\p{L}/u;

/** The one list that has as many items as the title promises, each of which begins with its label. */
export function promisedList({ blocks, promise }: EntrySource): string[] | null {
  if (promise.count < MIN_ENTRIES) return null;
  const [only, ...more] = listsIn(blocks).filter(({ items }) => items.length === promise.count);
  if (!only || more.length > 0) return null;
  const labels = namesIn(only).flatMap((text) => LABELLED.exec(withoutNumbering(text))?.[1] ?? []);
  return labels.length === promise.count ? labels : null;
}

const MAX_LINE_WORDS = 10;
const MIN_TEXT_WORDS = 15;

/** Short lines before longer paragraphs: as many as the title promises, or numbered from 1. */
export function typedEntries({ blocks, promise }: EntrySource): string[] | null {
  const lines = blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    const isLine =
      block.kind === "paragraph" &&
      countWords(block.text) <= MAX_LINE_WORDS &&
      !/[.:!?…”"]$/.test(block.text.trim());
    const isExplained = next?.kind === "paragraph" && countWords(next.text) >= MIN_TEXT_WORDS;
    return isLine && isExplained ? [block.text.trim()] : [];
  });
  const row = numberedRow(lines);
  if (row) return row.flatMap((at) => lines[at] ?? []);
  return promise.count > 0 && lines.length === promise.count ? lines : null;
}
