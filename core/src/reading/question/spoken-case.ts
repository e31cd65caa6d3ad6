/** A title in the case of running text: names keep their capitals, other words lose those that only the title gives them. */
import type { Kind } from "../../contract/reading.ts";
import { monthNames } from "../../language/month-names.ts";
import { english } from "../../language/packs/en.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

/** Pages about one thing with a name, which keeps its capitals. */
const NAMING: ReadonlySet<Kind> = new Set<Kind>(["product", "review"]);
const MAX_ABBREVIATION = 3;
const OWNERS = /['’]s$/u;
const WORD = /\p{L}[\p{L}'’-]*/gu;
/** After a word in lower case, so that titles and the beginnings of sentences don't count. */
const IN_SENTENCE = /(?<=(?:^|\s)\p{Ll}[\p{L}'’-]*[,;]? )(\p{L}[\p{L}'’-]*)(?=( \p{L}[\p{L}'’-]*)?)/gu;
/** The second and third word of a name: "Healthy Eating Plate". */
const IN_NAME = /(?<=\p{Lu}[\p{L}'’-]* )(?=(\p{Lu}[\p{L}-]*) (\p{L}[\p{L}-]*))/gu;

export function spokenCase(topic: string, { text, kind, lexicon }: WordedPage): string {
  const seen = new Map<string, number>();
  const chained = new Set<string>();
  const add = (words: string) => seen.set(words, (seen.get(words) ?? 0) + 1);
  for (const [, word = "", next] of sentencesOf(text).matchAll(IN_SENTENCE)) {
    add(word.replace(OWNERS, ""));
    if (next) add(word + next.replace(OWNERS, ""));
  }
  for (const [, one = "", next = ""] of sentencesOf(text).matchAll(IN_NAME)) chained.add(`${one} ${next}`);
  const count = (words: string) => seen.get(words) ?? 0;
  const long = wordsOf(topic).filter((word) => /^\p{L}{4,}/u.test(word));
  const isVersus = /\s(?:vs\.?|versus)\s/i.test(topic);
  const isTitle = long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word)) && !isVersus;
  const isShouting = topic === topic.toUpperCase();
  const found = [...topic.matchAll(WORD)];
  /** "US News": the text writes both words with a capital, and not the second one small. */
  const isNamePair = (one: string | undefined, next: string | undefined) =>
    one !== undefined &&
    next !== undefined &&
    /^\p{Lu}/u.test(next) &&
    count(`${one} ${next}`) > 0 &&
    count(`${one} ${next}`) >
      count(`${one} ${next.toLowerCase()}`) +
        count(`${one.toLowerCase()} ${next}`) +
        count(`${one} ${next}`.toLowerCase());

  function spoken(written: string, at: number, index: number): string {
    const word = written.replace(OWNERS, "");
    const lower = word.toLowerCase();
    // The text goes on to write "SELECT".
    if (isShouting && word.length > MAX_ABBREVIATION) return count(word) > count(lower) ? word : lower;
    // "A" is a name in "vitamin A" and an article before another word.
    if (word === "A" && (isTitle || index === 0) && !NAMING.has(kind) && /^ \p{L}/u.test(topic.slice(at + 1)))
      return lower;
    const isCapital = word !== lower && word.length > 1 && word.split("-").every(isCapitalized);
    if (!isCapital || NAMING.has(kind) || isDayOrMonth(lower)) return word;
    if (lexicon.isStopWord(lower)) return lower;
    if (SPELLED_NUMBERS.includes(lower) && !isNamePair(word, found[index + 1]?.[0])) return lower;
    const [before, last] = [found[index - 2]?.[0], found[index - 1]?.[0]];
    if (isNamePair(before, last) && chained.has(`${last} ${word}`)) return word;
    if (isNamePair(last, word) || isNamePair(word, found[index + 1]?.[0])) return word;
    if (isFirstName(word, found[index + 1]?.[0], text)) return word;
    if (count(lower) > 0 || count(word) > (isTitle ? 1 : 0))
      return count(lower) >= count(word) ? lower : word;
    const opensSentence =
      index === 0 &&
      !isTitle &&
      !isVersus &&
      word === written &&
      /^\s\p{Ll}/u.test(topic.slice(at + written.length));
    // "Lighting for plants" is lighting; a headline begins with who did it.
    if (opensSentence && kind !== "news" && count(word) === 0 && !isAlwaysCapital(word, text)) return lower;
    const isPlace = /\b(?:in|from|near)\s$/i.test(topic.slice(0, at));
    return isTitle && !isPlace && !isAlwaysCapital(word, text) ? lower : word;
  }
  let index = -1;
  return topic.replace(WORD, (word, at: number) => {
    index += 1;
    return spoken(word, at, index) + (OWNERS.exec(word)?.[0] ?? "");
  });
}

/** "Short" and both halves of "Short-Term", but not "SQL" or "GLP-1". */
const isCapitalized = (part: string) => /^\p{Lu}?\p{Ll}+$/u.test(part);
const isDayOrMonth = (word: string) => english.words("weekday").has(word) || MONTHS.has(word);
/** "May" and "March" are verbs as well, which a title writes with a capital too. */
const MONTHS = new Set(monthNames("en").filter((name) => name !== "may" && name !== "march"));

/** Headings of the page are titles too, and have no full stop. */
const sentencesOf = (text: string): string =>
  text
    .split("\n")
    .filter((line) => /[.!?…:;,)"”]\s*$/u.test(line))
    .join("\n");

/** A name that only begins sentences: written more than once, and never small. */
function isAlwaysCapital(word: string, text: string): boolean {
  const written = text.match(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "giu")) ?? [];
  return written.length >= MIN_TIMES && written.every((one) => one === word);
}

const MIN_TIMES = 3;

/** "Marie Curie" begins a sentence of the text, which writes neither word small. */
const isFirstName = (word: string, next: string | undefined, text: string): boolean =>
  next !== undefined &&
  /^\p{Lu}\p{Ll}{3,}$/u.test(next) &&
  sentencesOf(text).includes(`${word} ${next}`) &&
  !new RegExp(`(?<!\\p{L})(?:${word.toLowerCase()}|${next.toLowerCase()})(?!\\p{L})`, "u").test(text);
