/** The entries of a page that lists things, where it is certain which they are. */

import type { Kind } from "../../contract/reading.ts";
import { isStep, numberingOf, withoutNumberings } from "../../facts/text/numbering.ts";
import { monthNumber } from "../../language/month-names.ts";
import { countWords, lowerWords } from "../../language/words.ts";
import type { Block, HeadingBlock } from "../../page/page-model.ts";
import type { Material } from "../material.ts";
import { type EntrySource, MIN_ENTRIES, type ReadSoFar } from "./entry-source.ts";
import {
  LISTING,
  numberedHeadings,
  parallelHeadings,
  promisedHeadings,
  titledSection,
} from "./heading-entries.ts";
import { listedHeadings, promisedList, typedEntries } from "./text-entries.ts";
import { titlePromise } from "./title-promise.ts";

export type Entries = {
  /** Best first: a countdown is turned round. */
  names: string[];
  /** They are steps. */
  isOrdered: boolean;
  /** The page numbers them from 1 on. */
  isNumbered: boolean;
};

const MAX_ENTRIES = 30;
const MAX_NAME_WORDS = 12;
/** Their headings are sections, posts or offers, not entries. */
const NOT_LISTS: ReadonlySet<Kind> = new Set<Kind>([
  "news",
  "forum",
  "event",
  "reference",
  "product",
  "service",
  "home",
  "other",
]);

/** On labelled pages, the names of nine in ten such lists are those that readers found. */
export function findEntries(
  { page, lexicon, labels }: Material,
  { kind, checks, answer }: ReadSoFar,
): Entries | null {
  const title = page.title ?? "";
  const promise = titlePromise(title, lexicon.pack);
  const blocks = page.blocks.map(withoutZeroWidth);
  const headings = blocks.filter(
    (block): block is HeadingBlock => block.kind === "heading" && block.level > 1,
  );
  const source = { title, promise, blocks, headings, lexicon, labels, kind, checks, answer };
  const found = promise.asksForOne || NOT_LISTS.has(kind) ? null : entryTexts(source);
  if (!found || found.length < MIN_ENTRIES || found.length > MAX_ENTRIES) return null;
  const chosen = bestFirst(found);
  const names = namesOf(chosen);
  if (names.some((name) => !isName(name, source)) || new Set(names).size < names.length) return null;
  if (sharesEnding(names) || differsBySign(names) || !hasWholeRow(chosen)) return null;
  // Another count than the title's means other things than the title's.
  if (promise.count >= MIN_ENTRIES && promise.count !== names.length) return null;
  return {
    names,
    isOrdered: chosen.some((text) => isStep(numberingOf(text), lexicon.pack)),
    isNumbered: chosen.every((text, at) => numberingOf(text)?.number === at + 1),
  };
}

/** A countdown ends with its best. */
const bestFirst = (texts: readonly string[]): readonly string[] =>
  texts.every((text, at) => numberingOf(text)?.number === texts.length - at) ? texts.toReversed() : texts;

const withoutZeroWidth = (block: Block): Block =>
  block.kind === "heading" ? { ...block, text: block.text.replace(/[\u200b-\u200d\ufeff]/g, "") } : block;

function entryTexts(source: EntrySource): string[] | null {
  const isList = source.answer.isList || LISTING.has(source.kind) || source.promise.count > 0;
  return (
    (isList ? numberedHeadings(source) : null) ??
    promisedHeadings(source) ??
    titledSection(source) ??
    promisedList(source) ??
    listedHeadings(source) ??
    parallelHeadings(source) ??
    (isList ? typedEntries(source) : null)
  );
}

const namesOf = (texts: readonly string[]): string[] =>
  withoutNumberings(texts).map((text) => text.replace(/^[\s:–—-]+|[.\s:!]+$/g, ""));

/**
 * "Fixes (2)" counts what its section holds, "Accuracy (30%)" says what counts, "Monday" says when, and "Pros" is a part of an
 * entry.
 */
function isName(name: string, { lexicon: { pack } }: EntrySource): boolean {
  if (name === "" || countWords(name) > MAX_NAME_WORDS || /[?;!]|\(\d+\)$|\(\d+\s?%/.test(name)) return false;
  const [word = "", ...more] = lowerWords(name);
  const isWhen = pack?.words("weekday").has(word) === true || monthNumber(word) !== null;
  const isCounted = pack?.words("timeUnit").has(word) === true && /^\d+$/.test(more.join(""));
  const isPart = pack?.words("label.pros", "label.cons").has(word) === true;
  return !((isWhen || isPart) && more.length === 0) && !isCounted;
}

/** "Wix: Further considerations" beside "Shopify: Further considerations": such headings are parts of entries. */
const sharesEnding = (names: readonly string[]): boolean => {
  const endings = names.flatMap((name) => /[:–—]\s*(.+)$/.exec(name)?.[1] ?? []);
  return new Set(endings).size < endings.length;
};

/** "Plan A", "Plan B": such names tell nothing. */
const differsBySign = (names: readonly string[]): boolean => {
  const starts = names.map((name) => name.replace(/\s+\S{1,2}$/, ""));
  return starts[0] !== names[0] && starts.every((start) => start === starts[0]);
};

/** "11 Alpha", "10 Beta": a countdown without its first place leaves out the most important one. */
const hasWholeRow = (texts: readonly string[]): boolean => {
  const numbers = texts.flatMap((text) => numberingOf(text)?.number ?? []);
  return numbers.length < texts.length || numbers.includes(1);
};
