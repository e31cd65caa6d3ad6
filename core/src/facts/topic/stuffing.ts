/** A phrase that is repeated more often than readers need. */
import type { PageModel } from "../../page/page-model.ts";
import type { Sentence, Text } from "../text/text.ts";
import { isEnglishStopWord, isStopWord } from "../text/words.ts";

type Stuffing = {
  /** The two- or three-word phrase that recurs most, as written once, and its share of all words. */
  phrase: string | null;
  density: number;
  count: number;
  /** Share of subheadings that contain the phrase. */
  inHeadings: number;
  /** Sentences that repeat one word three times or more. */
  chants: string[];
};

type Counted = { count: number; size: number; written: string };

/** Fewer subheadings than this say nothing about a habit. */
const MIN_HEADINGS = 4;
/** A phrase used less often is part of ordinary writing. */
const MIN_COUNT = 4;
const PHRASE_SIZES = [2, 3];

export function readStuffing(page: PageModel, text: Text): Stuffing {
  const counts = new Map<string, Counted>();
  /** "bin" is a small word in German and a thing in English. */
  const isSmall = page.language?.value.startsWith("en") === false ? isStopWord : isEnglishStopWord;
  for (const sentence of text.sentences) countPhrases(sentence, counts, isSmall);
  const top = mostRepeated([...counts.values()]);
  /** Words with a comma between them aren't a phrase that could be quoted. */
  const isLiteral = top && text.sentences.some((sentence) => sentence.text.includes(top.written));
  const phrase = isLiteral ? top.written : null;
  return {
    phrase,
    density: top && text.words > 0 ? (top.count * top.size) / text.words : 0,
    count: top?.count ?? 0,
    inHeadings: shareOfHeadings(page, phrase),
    chants: text.sentences.filter((one) => repeatsWord(one.stems)).map((one) => one.text),
  };
}

function countPhrases(
  { words }: Sentence,
  counts: Map<string, Counted>,
  isSmall: (word: string) => boolean,
): void {
  const lower = words.map((word) => word.toLowerCase());
  for (const size of PHRASE_SIZES) {
    for (let at = 0; at + size <= lower.length; at++) {
      if (isSmall(lower[at] ?? "") || isSmall(lower[at + size - 1] ?? "")) continue;
      const key = lower.slice(at, at + size).join(" ");
      const known = counts.get(key);
      if (known) known.count++;
      else counts.set(key, { count: 1, size, written: words.slice(at, at + size).join(" ") });
    }
  }
}

function shareOfHeadings(page: PageModel, phrase: string | null): number {
  const headings = page.headings.filter((heading) => heading.level > 1 && heading.block !== null);
  if (phrase === null || headings.length < MIN_HEADINGS) return 0;
  const lower = phrase.toLowerCase();
  return headings.filter((one) => one.text.toLowerCase().includes(lower)).length / headings.length;
}

function mostRepeated(phrases: readonly Counted[]): Counted | null {
  let top: Counted | null = null;
  for (const one of phrases) {
    if (one.count >= MIN_COUNT && (!top || one.count * one.size > top.count * top.size)) top = one;
  }
  return top;
}

/** Shorter sentences repeat words by chance, longer ones are lists. */
const MIN_STEMS = 6;
const MAX_STEMS = 60;
const MIN_REPEATS = 3;
const MIN_SHARE = 1 / 4;

function repeatsWord(stems: readonly string[]): boolean {
  if (stems.length < MIN_STEMS || stems.length > MAX_STEMS) return false;
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return Math.max(...counts.values()) >= Math.max(MIN_REPEATS, stems.length * MIN_SHARE);
}
