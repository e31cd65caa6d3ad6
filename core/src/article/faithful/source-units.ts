/** The statements of a page, sentence by sentence, with the place of each. */
import { splitSentences } from "../../facts/text/split-sentences.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { wordsOf } from "../../language/words.ts";
import type { PageModel, Place } from "../../page/page-model.ts";

export type ClaimSource = {
  quote: string;
  /** Number of the block among the page's, and the place in its text; `null`: from the page's head. */
  block: number | null;
  start: number;
  end: number;
  /** Where that block is in the HTML as served. */
  place: Place | null;
};

export type SourceUnit = {
  key: string;
  stems: Set<string>;
  words: number;
  isText: boolean;
  source: ClaimSource;
};

export const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function unitOf(
  quote: string,
  at: Omit<ClaimSource, "quote">,
  { isText, lexicon }: { isText: boolean; lexicon: Lexicon },
): SourceUnit {
  const words = wordsOf(quote);
  return {
    key: keyOf(quote),
    stems: new Set(lexicon.stems(words)),
    words: words.length,
    isText,
    source: { quote, ...at },
  };
}

export function sourceUnits(page: PageModel, lexicon: Lexicon): SourceUnit[] {
  const units: SourceUnit[] = [];
  for (const block of page.blocks) {
    if (block.kind === "image" || block.kind === "code") continue;
    const isText = block.kind !== "heading";
    const pieces = block.kind === "table" ? [...block.header, ...block.rows.flat()] : block.text.split("\n");
    let cursor = 0;
    for (const text of pieces.flatMap(splitSentences)) {
      const start = Math.max(0, block.text.indexOf(text, cursor));
      cursor = Math.max(cursor, start);
      units.push(
        unitOf(
          text,
          { block: block.index, start, end: start + text.length, place: block.place },
          { isText, lexicon },
        ),
      );
    }
  }
  const declared = [
    page.title,
    page.author?.value,
    page.description?.value,
    page.published?.raw,
    page.modified?.raw,
    page.published?.value,
    page.modified?.value,
  ];
  const nowhere = { block: null, start: 0, end: 0, place: null };
  const pieces = (page.title ?? "").split(TITLE_BREAK);
  for (const text of [
    ...declared.flatMap((value) => (value ? [value, ...splitSentences(value)] : [])),
    ...pieces,
  ])
    units.push(unitOf(text, { ...nowhere, end: text.length }, { isText: false, lexicon }));
  return units;
}

const TITLE_BREAK = /\s*[:|]\s*|(?<=\?)\s+|\s+[–—-]\s+/;
