/** A phrase repeated for a machine's sake. */

import type { PageModel } from "../page/page-model.ts";
import type { Text } from "./text.ts";
import { isEnglishStopWord } from "./words.ts";

export type Stuffing = {
  /** The two- or three-word phrase that recurs most, as written once, and its share of all words. */
  phrase: string | null;
  density: number;
  count: number;
  /** Share of subheadings that carry the phrase. */
  inHeadings: number;
  /** Sentences that chant one word three times or more. */
  chants: string[];
};

export function readStuffing(page: PageModel, text: Text): Stuffing {
  const counts = new Map<string, { count: number; size: number; written: string }>();
  const chants: string[] = [];
  for (const sentence of text.sentences) {
    if (chanted(sentence.stems)) chants.push(sentence.text);
    const lower = sentence.words.map((word) => word.toLowerCase());
    for (const size of [2, 3]) {
      for (let at = 0; at + size <= lower.length; at++) {
        const first = lower[at] ?? "";
        const last = lower[at + size - 1] ?? "";
        if (isEnglishStopWord(first) || isEnglishStopWord(last)) continue;
        const key = lower.slice(at, at + size).join(" ");
        const known = counts.get(key);
        if (known) known.count++;
        else counts.set(key, { count: 1, size, written: sentence.words.slice(at, at + size).join(" ") });
      }
    }
  }
  const top = mostRepeated([...counts.values()]);
  const headings = page.headings.filter((heading) => heading.level > 1 && heading.block !== null);
  /** Words with a comma between them are no phrase one can quote. */
  const literal = top && text.sentences.some((sentence) => sentence.text.includes(top.written));
  const phrase = literal ? top.written : null;
  const carrying = phrase
    ? headings.filter((one) => one.text.toLowerCase().includes(phrase.toLowerCase()))
    : [];
  return {
    phrase,
    density: top && text.words > 0 ? (top.count * top.size) / text.words : 0,
    count: top?.count ?? 0,
    inHeadings: headings.length >= 4 ? carrying.length / headings.length : 0,
    chants,
  };
}

type Counted = { count: number; size: number; written: string };

function mostRepeated(phrases: readonly Counted[]): Counted | null {
  let top: Counted | null = null;
  for (const one of phrases) {
    if (one.count >= 4 && (!top || one.count * one.size > top.count * top.size)) top = one;
  }
  return top;
}

function chanted(stems: readonly string[]): boolean {
  if (stems.length < 6 || stems.length > 60) return false;
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return Math.max(...counts.values()) >= Math.max(3, stems.length / 4);
}
