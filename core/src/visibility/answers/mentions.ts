/** Where a text names a site: whole, adjacent words, whatever their case or accents. Never a part of a word. */
import { siteOf } from "../../page/site-of.ts";

export type Span = { start: number; end: number };

/** Below this a domain's label is too common a word to identify a brand. */
const SHORTEST_LABEL = 4;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

type Word = Span & { folded: string };

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’]s$/u, "");

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: fold(match[0]),
  }));
}

/** The names that a site answers to: its host, its domain's label where that is long enough, and what it calls itself. */
export function namesOf(site: { url: string; names?: readonly string[] }): string[] {
  const domain = siteOf(site.url);
  const label = domain?.split(".", 1)[0] ?? "";
  const derived = [...(domain ? [domain] : []), ...(label.length >= SHORTEST_LABEL ? [label] : [])];
  return [...new Set([...(site.names ?? []), ...derived])];
}

export function mentionsOf(text: string, names: readonly string[]): Span[] {
  const words = wordsOf(text);
  const spans = names.flatMap((name) => occurrences(words, wordsOf(name)));
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  return spans.filter((span, index) => span.start >= (spans[index - 1]?.end ?? 0));
}

function occurrences(words: Word[], name: Word[]): Span[] {
  if (name.length === 0) return [];
  return words.flatMap((first, index) => {
    const last = words[index + name.length - 1];
    const isHere = name.every((word, offset) => words[index + offset]?.folded === word.folded);
    return isHere && last ? [{ start: first.start, end: last.end }] : [];
  });
}
