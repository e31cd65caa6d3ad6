/** Entries that have their own headings: numbered, as many as the title promises, or alike. */

import type { Kind } from "../../contract/reading.ts";
import { numberedRow, withoutNumbering } from "../../facts/text/numbering.ts";
import { bareWords } from "../../language/words.ts";
import type { HeadingBlock } from "../../page/page-model.ts";
import { cuedSentence, placesOf, startsWith } from "../../sentences/sentence.ts";
import { type EntrySource, isFrame, MIN_ENTRIES } from "./entry-source.ts";
import { titlePromise } from "./title-promise.ts";

/** A numbered row that is a small part of the headings numbers something inside one section. */
const MIN_NUMBERED_SHARE = 0.5;

export function numberedHeadings({ headings, lexicon }: EntrySource): string[] | null {
  const row = numberedRow(headings.map(({ text }) => text))?.flatMap((at) => headings[at] ?? []) ?? [];
  const peers = headings.filter(({ level, text }) => level === row[0]?.level && !isFrame(text, lexicon.pack));
  const isRow = row.length >= Math.max(MIN_ENTRIES, peers.length * MIN_NUMBERED_SHARE);
  return isRow ? textsOf(row) : null;
}

const textsOf = (headings: readonly HeadingBlock[]): string[] => headings.map(({ text }) => text);
const atLevel = (headings: readonly HeadingBlock[], level: number): HeadingBlock[] =>
  headings.filter((one) => one.level === level);
const LEVELS = [2, 3, 4] as const;

/** As many headings of one level as the title promises, without those that name a part of the page. */
export function promisedHeadings({ headings, promise, lexicon }: EntrySource): string[] | null {
  if (promise.count < MIN_ENTRIES) return null;
  const own = headings.filter(({ text }) => !isFrame(text, lexicon.pack));
  // Between names, a whole sentence is something else; where all are sentences, they are the entries.
  const names = own.filter(({ text }) => !/[.!]$/.test(text.trim()));
  const rows = [own, names].flatMap((row) => LEVELS.map((level) => atLevel(row, level)));
  const found = rows.find((row) => row.length === promise.count);
  return found ? textsOf(found) : null;
}

/** Fewer subheadings than this are entries only where the title says how many there are. */
const MIN_PARALLEL = 4;
/** Share of the content words of the heading or of the title. */
const MIN_SHARED = 0.6;
const MIN_SHARED_WORDS = 2;

/** The subheadings of the one section that repeats the title: "The 10 best agencies", between benefits and advice. */
export function titledSection(source: EntrySource): string[] | null {
  const { headings, promise } = source;
  const isEnough = (count: number) =>
    promise.count >= MIN_ENTRIES ? count === promise.count : count >= MIN_PARALLEL;
  const sections = headings
    .map((heading, at) => (repeatsTitle(heading.text, source) ? entriesBelow(source, at) : []))
    .filter(({ length }) => isEnough(length));
  return sections.length === 1 ? (sections[0] ?? null) : null;
}

function repeatsTitle(heading: string, { title, lexicon }: EntrySource): boolean {
  if (isFrame(heading, lexicon.pack) || !titlePromise(heading, lexicon.pack).isList) return false;
  const sentence = cuedSentence(heading, lexicon.pack);
  const [things] = placesOf(sentence, "listed");
  // "Ways to help houseplants" below "The best houseplants": the section lists ways, the title promises plants.
  const thing = sentence.words[things ?? -1] ?? "";
  const isAny = placesOf(sentence, "superlative").includes(things ?? -1);
  if (thing !== "" && !isAny && !title.toLowerCase().includes(thing)) return false;
  const [own, given] = [heading, title].map((text) => new Set(lexicon.stemsOfText(text)));
  if (!own || !given) return false;
  const shared = [...own].filter((stem) => given.has(stem)).length;
  return shared >= MIN_SHARED_WORDS && shared / Math.max(1, Math.min(own.size, given.size)) >= MIN_SHARED;
}

function entriesBelow({ headings, lexicon }: EntrySource, at: number): string[] {
  const level = headings[at]?.level ?? 0;
  const after = headings.slice(at + 1);
  const end = after.findIndex((one) => one.level <= level);
  const inside = after.slice(0, end < 0 ? undefined : end);
  return textsOf(atLevel(inside, level + 1).filter(({ text }) => !isFrame(text, lexicon.pack)));
}

/** Pages whose sections are mostly the things they list. */
export const LISTING: ReadonlySet<Kind> = new Set<Kind>(["roundup", "comparison", "how-to"]);
/** Headings below the first sections are the entries only where hardly any others are on the page. */
const MIN_PARALLEL_SHARE = 0.7;

/** Where the title promises a list, the headings of the level that has most of them; else they are its sections. */
export function parallelHeadings(source: EntrySource): string[] | null {
  const { headings, promise, checks, title } = source;
  // Steps typed in the text are more likely the entries than its headings.
  if (!promise.isList || checks.headings_tell === "no" || hasTypedSteps(source)) return null;
  const times = Map.groupBy(headings, ({ text }) => entryKey(text));
  const own = headings.filter(
    (heading) =>
      !isPart(heading.text, source) &&
      !title.toLowerCase().includes(heading.text.toLowerCase().trim()) &&
      // "Why we like it" under each entry, or the same call twice.
      times.get(entryKey(heading.text))?.length === 1 &&
      !isEmpty(heading, source),
  );
  const levels = LEVELS.map((level) => atLevel(own, level));
  const fullest = levels.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const isTop = fullest[0]?.level === Math.min(...headings.map(({ level }) => level));
  const isMost = isTop || fullest.length >= headings.length * MIN_PARALLEL_SHARE;
  const isEmptyAdvice = promise.isAdvice && fullest.some(({ text }) => isTopic(text, source));
  return fullest.length >= MIN_PARALLEL && isMost && !isEmptyAdvice ? textsOf(fullest) : null;
}

/** Tips are things to do; "The science of care" is a topic, and a list of such topics advises nothing. */
const isTopic = (text: string, { lexicon }: EntrySource): boolean => {
  const sentence = cuedSentence(text, lexicon.pack);
  return (["article", "possessive"] as const).some((role) => startsWith(sentence, role));
};

const hasTypedSteps = ({ blocks }: EntrySource): boolean =>
  numberedRow(blocks.map((block) => (block.kind === "paragraph" ? block.text : ""))) !== null;

/** A heading right above another of its level says what follows, and is no part of it. */
const isEmpty = (heading: HeadingBlock, { blocks }: EntrySource): boolean => {
  const next = blocks[blocks.indexOf(heading) + 1];
  return next?.kind === "heading" && next.level <= heading.level;
};

const isPart = (text: string, { lexicon, labels }: EntrySource): boolean =>
  isFrame(text, lexicon.pack) || labels.labels(text).length > 0;

/** The same name, however it is numbered and spelled. */
export const entryKey = (text: string): string => bareWords(withoutNumbering(text).replace(/\([^)]*\)/g, ""));
