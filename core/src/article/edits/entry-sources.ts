/** Where a page may name its entries, if it does not number them: as many headings as promised, alike headings, labelled lists. */
import type { Kind } from "../../contract/reading.ts";
import { labelIndex } from "../../language/label-index.ts";
import { anyOf } from "../../language/phrase-pattern.ts";
import { countWords } from "../../language/words.ts";
import { type BlockOf, blockText, textOf } from "../article-blocks.ts";
import type { ArticleEditContext } from "./context.ts";
import { type ArticleHeading, isFrame, MIN_ENTRIES, NUMBERED, numberOf } from "./numbered-headings.ts";

/** "10 best ways": how many entries the title promises. */
export const PROMISED =
  /(?:^|\s)#?(\d{1,2})\b(?!\s*(?:%|°|x\b|[:/.,]\d|years?|minutes?|days?|hours?|weeks?|months?))/i;
/** Words of a title that promise several things of a kind. */
export const LIST_TITLE = anyOf([
  "ways|tips|steps|reasons|ideas|types|kinds|trends|things|mistakes|benefits|tools|apps|examples|strategies|techniques",
  "methods|phases|stages|habits|lessons|rules|options|alternatives|deals|picks|gifts?|hacks|best|top",
]);
/** Titles that ask for a figure, a reason or a story: their sections aren't the answer. */
const ASKS_ONE =
  /\b(?:how (?:much|many|long|often|far|big|old)|what (?:is|are)|what['’]s|why|when|who|costs?|prices?|pricing|rates?|history)\b/i;
export const asksForOne = (title: string): boolean => ASKS_ONE.test(title) && promisedCount(title) === 0;

/** As many headings of one level as the title promises, without those that name a part of the page. */
export function promisedHeadings(headings: readonly ArticleHeading[], title: string): string[] | null {
  const count = promisedCount(title);
  if (count < MIN_ENTRIES) return null;
  const own = headings.filter(({ text }) => !isFrame(text));
  // Between names, a whole sentence is something else; where all are sentences, they are the entries.
  for (const row of [own, own.filter(({ text }) => !/[.!]$/.test(text.trim()))])
    for (const level of [2, 3, 4]) if (atLevel(row, level).length === count) return atLevel(row, level);
  return null;
}

export const promisedCount = (title: string): number => Number(PROMISED.exec(title)?.[1] ?? 0);
const atLevel = (headings: readonly ArticleHeading[], level: number): string[] =>
  headings.filter((one) => one.level === level).map(({ text }) => text);

/** Tips are things to do; "The science of care" is a topic, and a list of such topics advises nothing. */
const ADVICE = /\b(?:tips|ways|steps|resolutions|hacks|rules|habits|strategies|techniques)\b/i;
const TOPIC = /^(?:the|an?|your|our|two|three|four)\s/i;
/** Pages whose sections are mostly the things they list. */
export const LISTING: ReadonlySet<Kind> = new Set<Kind>(["roundup", "comparison", "how-to"]);
const MIN_PARALLEL = 4;
/** Headings below the second level are the entries only where hardly any others are on the page. */
const MIN_PARALLEL_SHARE = 0.7;

/** Where the answer is a list, the headings of the level that has most of them. */
export function parallelHeadings(
  headings: readonly ArticleHeading[],
  context: ArticleEditContext,
): string[] | null {
  const { reading, source } = context;
  const isList = LIST_TITLE.test(source.title) || (reading.answer.isList && LISTING.has(reading.kind));
  // Headings that say nothing are no answer.
  if (!isList || reading.checks.headings_tell === "no") return null;
  // Steps typed in the text are more likely the entries than its headings.
  if ([...context.taken].some((id) => /^b\d+-list$/.test(id))) return null;
  const title = source.title.toLowerCase();
  const times = Map.groupBy(headings, ({ text }) => keyOf(text));
  const own = headings.filter(
    ({ text, id }) =>
      !isPart(text, context) &&
      !title.includes(text.toLowerCase().trim()) &&
      // "Why we like it" under each entry, or the same call twice.
      times.get(keyOf(text))?.length === 1 &&
      !isEmpty(id, context),
  );
  const levels = [2, 3, 4].map((level) => own.filter((one) => one.level === level));
  const fullest = levels.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const isMost = fullest[0]?.level === 2 || fullest.length >= headings.length * MIN_PARALLEL_SHARE;
  const isEmptyAdvice = ADVICE.test(source.title) && fullest.some(({ text }) => TOPIC.test(text));
  return fullest.length >= MIN_PARALLEL && isMost && !isEmptyAdvice ? fullest.map(({ text }) => text) : null;
}

/** A heading right above another of its level says what follows, and is no part of it. */
const isEmpty = (id: string, { source: { blocks } }: ArticleEditContext): boolean => {
  const at = blocks.findIndex((block) => block.id === id);
  const [block, next] = blocks.slice(at, at + 2);
  return block?.kind === "heading" && next?.kind === "heading" && next.level <= block.level;
};

const isPart = (text: string, { facts }: ArticleEditContext): boolean => {
  const { pack } = facts.language();
  return isFrame(text) || (pack !== null && labelIndex(pack).labels(text).length > 0);
};

/** A list that names the same things as the headings of one level: the author's own overview, wherever it is. */
export function listedHeadings(
  headings: readonly ArticleHeading[],
  { source }: ArticleEditContext,
): string[] | null {
  const keys = new Set(headings.map(({ text }) => keyOf(text)));
  for (const block of source.blocks) {
    if (block.kind !== "list" || block.items.length < MIN_PARALLEL) continue;
    const names = block.items.map(({ words }) => textOf(words).trim());
    if (names.every((name) => keys.has(keyOf(name)))) return names;
  }
  return null;
}

const keyOf = (text: string): string =>
  text
    .replace(NUMBERED, "")
    .replace(/\([^)]*\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** "Look for a deal. The internet ...", "Rates: compare ...": a label, and text that explains it. */
const LABELLED = /^(?:\d{1,2}[.):]?\s+)?(\p{Lu}[^.:–—!?]{3,80}?)\s*(?:[.:]|\s[–—-])\s+\p{Lu}?\p{L}/u;

/** The one list that has as many items as the title promises, each of which begins with its label. */
export function promisedList({ source }: ArticleEditContext): string[] | null {
  const count = promisedCount(source.title);
  if (count < MIN_ENTRIES) return null;
  const lists = source.blocks.filter(
    (block): block is BlockOf<"list"> => block.kind === "list" && block.items.length === count,
  );
  const [only, ...more] = lists;
  if (!only || more.length > 0) return null;
  const labels = only.items.flatMap(({ words }) => LABELLED.exec(textOf(words).trim())?.[1] ?? []);
  return labels.length === count ? labels : null;
}

const MAX_LINE_WORDS = 10;
const MIN_TEXT_WORDS = 15;

/** Short lines before longer paragraphs: as many as the title promises, or numbered from 1. */
export function typedEntries({ source: { blocks, title } }: ArticleEditContext): string[] | null {
  const lines = blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    const isLine =
      block.kind === "paragraph" &&
      !block.isByline &&
      countWords(blockText(block)) <= MAX_LINE_WORDS &&
      !/[.:!?…”"]$/.test(blockText(block).trim());
    const isExplained = next?.kind === "paragraph" && countWords(blockText(next)) >= MIN_TEXT_WORDS;
    return isLine && isExplained ? [blockText(block).trim()] : [];
  });
  const numbered = lines.filter((line) => NUMBERED.test(line));
  if (numbered.length >= MIN_ENTRIES && numbered.every((line, at) => numberOf(line) === at + 1))
    return numbered;
  return lines.length === promisedCount(title) ? lines : null;
}
