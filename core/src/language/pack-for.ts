/** Chooses the pack for a page: running text decides by its small words, a list or a table by what the page declares. */
import { type LanguagePack, stopWordsOf } from "./language-pack.ts";
import { packs } from "./packs/all.ts";
import { lowerWord } from "./words.ts";

/** In running text about four words in ten are stop words of its language; of another one, under one in six. */
const MIN_STOP_WORD_SHARE = 0.2;
/** The best language must be clearly ahead: a page that mixes two halves has none. */
const MIN_LEAD = 1.15;
const MIN_WORDS = 40;
const MAX_WORDS = 2000;
/**
 * Lists, specifications and code have few stop words. Of the different words of two or three letters in them, more than
 * 0.4 are stop words of their language and under 0.25 of any other; 0.38 of Czech ones are Polish.
 */
const MIN_KNOWN_SMALL_WORDS = 1 / 3;
const MIN_KNOWN_UNDECLARED = 1 / 2;
const SMALL_WORD = /^\p{Ll}{2,3}$/u;
/** With fewer of them a page is all names and labels, which have no language of their own. */
const MIN_SMALL_WORDS = 3;
const LATIN = /\p{Script=Latin}/u;

/** Languages without a pack that have many small words in common with one that has a pack, by the pack's code. */
const RELATIVES: Readonly<Record<string, string>> = {
  de: "lb nds",
  es: "ca gl ast",
  fr: "oc",
  it: "co sc",
  nl: "af fy",
  pl: "cs sk",
  pt: "gl",
};

export const packOfCode = (code: string | null): LanguagePack | null =>
  packs.find((pack) => pack.code === code?.slice(0, 2).toLowerCase()) ?? null;

/** Null if the language has no pack or can't be detected. */
export function packFor(words: readonly string[], declared: string | null): LanguagePack | null {
  if (words.length < MIN_WORDS) return packOfCode(declared ?? "en");
  const written = words.slice(0, MAX_WORDS);
  const sample = written.map(lowerWord);
  const counts = stopWordCounts(sample);
  const shares = packs
    .map((pack, at) => ({ pack, share: (counts[at] ?? 0) / sample.length }))
    .toSorted((one, other) => other.share - one.share);
  const [best, second] = shares;
  if (!best || isRelative(declared, best.pack)) return null;
  if (best.share < MIN_STOP_WORD_SHARE) return packOfLabels(written, declared, best.pack);
  if (second && best.share < second.share * MIN_LEAD) return packOfCode(declared) ?? best.pack;
  return best.pack;
}

/** For words that aren't running text: the declared language, or the likeliest, unless their small words are of another. */
function packOfLabels(
  words: readonly string[],
  declared: string | null,
  likeliest: LanguagePack,
): LanguagePack | null {
  const latin = words.filter((word) => LATIN.test(word)).length;
  const declaredPack = packOfCode(declared);
  if (latin < words.length / 2 || (declared !== null && !declaredPack)) return null;
  const small = [...new Set(words.filter((word) => SMALL_WORD.test(word)))];
  if (small.length < MIN_SMALL_WORDS) return declaredPack ?? likeliest;
  const knownTo = (pack: LanguagePack) =>
    small.filter((word) => stopWordsOf(pack).has(word)).length / small.length;
  if (declaredPack && knownTo(declaredPack) >= MIN_KNOWN_SMALL_WORDS) return declaredPack;
  return knownTo(likeliest) >= MIN_KNOWN_UNDECLARED ? likeliest : null;
}

/** Small words don't tell Catalan from Spanish, so a page that declares the relative is believed. */
const isRelative = (declared: string | null, pack: LanguagePack): boolean =>
  (RELATIVES[pack.code] ?? "").split(" ").includes(declared?.split("-")[0]?.toLowerCase() ?? "-");

/** The places in `packs` of those that have a word among their stop words: one look-up a word, however many packs. */
let packsByWord: ReadonlyMap<string, readonly number[]> | null = null;

function indexStopWords(): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [at, pack] of packs.entries())
    for (const word of stopWordsOf(pack)) index.set(word, [...(index.get(word) ?? []), at]);
  return index;
}

/** For each pack, how many of the words are its stop words. */
function stopWordCounts(words: readonly string[]): number[] {
  packsByWord ??= indexStopWords();
  const counts = packs.map(() => 0);
  for (const word of words) {
    const places = packsByWord.get(word);
    if (places) for (const at of places) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
