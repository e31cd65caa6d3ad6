/** A title in the case of running text: names keep their capitals, other words lose those that only the title gives them. */
import type { Kind } from "../../contract/reading.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

/** Pages about one thing with a name, which keeps its capitals. */
const NAMING: ReadonlySet<Kind> = new Set<Kind>(["product", "review"]);
const MAX_ABBREVIATION = 3;
const OWNERS = /['’]s$/u;
const WORD = /\p{L}[\p{L}'’-]*/gu;
/** After a word in lower case, so that titles and the beginnings of sentences don't count. */
const IN_SENTENCE = /(?<=(?:^|\s)\p{Ll}[\p{L}'’-]*[,;]? )(\p{L}[\p{L}'’-]*)(?=( \p{L}[\p{L}'’-]*)?)/gu;

export function spokenCase(topic: string, { text, kind, lexicon }: WordedPage): string {
  const seen = new Map<string, number>();
  const add = (words: string) => seen.set(words, (seen.get(words) ?? 0) + 1);
  for (const [, word = "", next] of sentencesOf(text).matchAll(IN_SENTENCE)) {
    add(word.replace(OWNERS, ""));
    if (next) add(word + next.replace(OWNERS, ""));
  }
  const count = (words: string) => seen.get(words) ?? 0;
  const long = wordsOf(topic).filter((word) => /^\p{L}{4,}/u.test(word));
  const isTitle =
    long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word)) && !/\s(?:vs\.?|versus)\s/i.test(topic);
  const isShouting = topic === topic.toUpperCase();
  const found = [...topic.matchAll(WORD)];
  /** "US News": the text writes both words with a capital, and not the second one small. */
  const isNamePair = (one: string | undefined, next: string | undefined) =>
    one !== undefined &&
    next !== undefined &&
    /^\p{Lu}/u.test(next) &&
    count(`${one} ${next}`) > 0 &&
    count(`${one} ${next}`) > count(`${one} ${next.toLowerCase()}`) + count(`${one} ${next}`.toLowerCase());

  function spoken(written: string, at: number, index: number): string {
    const word = written.replace(OWNERS, "");
    const lower = word.toLowerCase();
    if (isShouting && word.length > MAX_ABBREVIATION) return lower;
    const isCapital = word.length > 1 && word !== lower && word.slice(1) === lower.slice(1);
    if (!isCapital || NAMING.has(kind)) return word;
    if (lexicon.isStopWord(lower) || SPELLED_NUMBERS.includes(lower)) return lower;
    if (isNamePair(found[index - 1]?.[0], word) || isNamePair(word, found[index + 1]?.[0])) return word;
    if (count(lower) > 0 || count(word) > (isTitle ? 1 : 0))
      return count(lower) >= count(word) ? lower : word;
    const isPlace = /\b(?:in|from|near)\s$/i.test(topic.slice(0, at));
    return isTitle && !isPlace && !isAlwaysCapital(word, text) ? lower : word;
  }
  let index = -1;
  return topic.replace(WORD, (word, at: number) => {
    index += 1;
    return spoken(word, at, index) + (OWNERS.exec(word)?.[0] ?? "");
  });
}

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
