/** The entries of a page that lists things, where it is certain which they are. */
import type { Kind } from "../../contract/reading.ts";
import { countWords } from "../../language/words.ts";
import type { BlockOf } from "../article-blocks.ts";
import type { ArticleEditContext } from "./context.ts";
import {
  asksForOne,
  LISTING,
  listedHeadings,
  PROMISED,
  parallelHeadings,
  promisedCount,
  promisedHeadings,
  promisedList,
  typedEntries,
} from "./entry-sources.ts";
import { NUMBERED, numberedHeadings } from "./numbered-headings.ts";
import { titledSection } from "./titled-section.ts";

export type Entries = { names: string[]; isOrdered: boolean };

const MIN_ENTRIES = 3;
const MAX_ENTRIES = 25;
const MAX_NAME_WORDS = 12;
/** Above this many words, the entries would fill the screen before the text begins. */
const MAX_WORDS = 110;
/** Their headings are sections, posts or products, not entries. */
const NOT_LISTS: ReadonlySet<Kind> = new Set<Kind>([
  "news",
  "forum",
  "event",
  "reference",
  "catalogue",
  "product",
  "service",
  "home",
  "other",
]);
const ORDERED = /^\s*(?:step|phase|stage)\s*[\dIVX]/i;
/** Myths and mistakes named without their correction would read as advice. */
export const FALSE_CLAIMS = /\b(?:myths?|misconceptions?|lies|mistakes?)\b/i;

/** Null unless the entries are certain, and the opening doesn't name them. */
export function certainEntries(context: ArticleEditContext): Entries | null {
  if (NOT_LISTS.has(context.reading.kind) || FALSE_CLAIMS.test(context.source.title)) return null;
  const chosen = entryTexts(context);
  if (!chosen || chosen.length < MIN_ENTRIES || chosen.length > MAX_ENTRIES) return null;
  const names = chosen.map(nameOf);
  if (names.some((name) => !isName(name)) || new Set(names).size < names.length) return null;
  if (sharesEnding(names) || differsBySign(names) || !hasWholeRow(names)) return null;
  if (names.some((name) => DAY_OR_MONTH.test(name)) || !isPromised(context.source.title, names.length))
    return null;
  if (countWords(names.join(" ")) > MAX_WORDS || isNamedEarly(context, names)) return null;
  return { names, isOrdered: chosen.some((text) => ORDERED.test(text)) };
}

function entryTexts(context: ArticleEditContext): string[] | null {
  const { reading, source } = context;
  const headings = source.blocks
    .filter((block): block is BlockOf<"heading"> => block.kind === "heading" && block.level > 1)
    .map((block) => ({ ...block, text: block.text.replace(/[\u200b-\u200d\ufeff]/g, "") }));
  if (asksForOne(source.title)) return null;
  const isList = reading.answer.isList || LISTING.has(reading.kind) || PROMISED.test(source.title);
  return (
    (isList ? numberedHeadings(headings) : null) ??
    promisedHeadings(headings, source.title) ??
    titledSection(headings, source.title, context.facts.lexicon()) ??
    promisedList(context) ??
    listedHeadings(headings, context) ??
    parallelHeadings(headings, context) ??
    (isList ? typedEntries(context) : null)
  );
}

const nameOf = (text: string): string =>
  text
    .replace(NUMBERED, "")
    .replace(/^[\s:–—-]+|[.\s:!]+$/g, "")
    .trim();

/** "Fixes (2)" counts what its section holds. */
const isName = (name: string): boolean =>
  name !== "" && countWords(name) <= MAX_NAME_WORDS && !/[?;!]|\(\d+\)$/.test(name);

/** Another count than the title's means other things than the title's. */
const isPromised = (title: string, count: number): boolean => {
  const promised = promisedCount(title);
  return promised < MIN_ENTRIES || promised === count;
};

/** "Wix: Further considerations": the headings are parts of entries. */
const sharesEnding = (names: readonly string[]): boolean => {
  const endings = names.map((name) => /[:–—]\s*(.+)$/.exec(name)?.[1]);
  return endings[0] !== undefined && endings.every((ending) => ending === endings[0]);
};

/** "Plan A", "Plan B": such names tell nothing. */
const differsBySign = (names: readonly string[]): boolean => {
  const starts = names.map((name) => name.replace(/\s+\S{1,2}$/, ""));
  return starts[0] !== names[0] && starts.every((start) => start === starts[0]);
};

/** "11 Alpha", "10 Beta": a countdown without its first place leaves out the most important one. */
const hasWholeRow = (names: readonly string[]): boolean => {
  const numbers = names.flatMap((name) => /^(\d{1,2})\s/.exec(name)?.[1] ?? []);
  return numbers.length < names.length || numbers.includes("1");
};

/** Says when, not what. */
const DAY_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|(?:day|week) \d+)$/i;

const EARLY_WORDS = 100;
const NAMED_SHARE = 0.5;

/** Half of the entries are named in the opening: the list would say it twice. Words of the title prove nothing. */
function isNamedEarly({ sentences, source }: ArticleEditContext, names: readonly string[]): boolean {
  const opening = sentences
    .filter(({ wordsBefore }) => wordsBefore < EARLY_WORDS)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  const title = source.title.toLowerCase();
  const named = names.filter((name) => {
    const all = name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
    const own = all.filter((word) => !title.includes(word));
    const words = own.length > 0 ? own : all;
    return (
      words.length > 0 && words.filter((word) => opening.includes(word)).length / words.length > NAMED_SHARE
    );
  });
  return named.length / names.length >= NAMED_SHARE;
}
