/** Sentences that changed between two analyses of one page: two versions of one sentence are a pair. */
import type { AnalysisResult, ViewBlock } from "../contract/analysis-result.ts";
import { splitSentences } from "../facts/text/split-sentences.ts";

export type SentenceChange = { before: string | null; after: string | null };
/** Sentences that share this part of their words are two versions of one sentence. */
const MIN_WORDS_SHARED = 0.4;

export function textOf({ crawlerView }: AnalysisResult): string[] {
  return (crawlerView?.blocks ?? []).flatMap(sentencesIn).map((text) => text.replace(/\s+/gu, " ").trim());
}

function sentencesIn(block: ViewBlock): string[] {
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return [block.header, ...block.rows].map((row) => row.join(" | "));
  if (block.kind === "image" || block.kind === "code") return [];
  return block.kind === "heading" ? [block.text] : splitSentences(block.text);
}

/** A line that is nothing but a date and the words around it ("Updated on 14 November 2026") is no text. */
const DATE_LINE = /\b(?:19|20)\d\d\b/;
const MAX_DATE_LINE_WORDS = 8;
const isDateLine = (line: string): boolean =>
  DATE_LINE.test(line) && line.split(" ").length <= MAX_DATE_LINE_WORDS;

export function changedSentences(before: string[], after: string[]): SentenceChange[] {
  const old = new Set(before);
  const now = new Set(after);
  const gone = before.filter((line) => line !== "" && !now.has(line) && !isDateLine(line));
  const added = after.filter((line) => line !== "" && !old.has(line) && !isDateLine(line));
  const pairs: SentenceChange[] = [];
  for (const line of added) {
    const at = closestTo(line, gone);
    pairs.push({ before: at < 0 ? null : (gone.splice(at, 1)[0] ?? null), after: line });
  }
  const [only, ...others] = pairs;
  // One sentence out and one in, in a text that is otherwise the same: it was written anew.
  if (only && only.before === null && others.length === 0 && gone.length === 1)
    return [{ before: gone[0] ?? null, after: only.after }];
  return [...pairs, ...gone.map((line) => ({ before: line, after: null }))];
}

function closestTo(line: string, candidates: readonly string[]): number {
  const words = wordsOf(line);
  const shares = candidates.map((one) => sharedPart(words, wordsOf(one)));
  const best = Math.max(0, ...shares);
  return best >= MIN_WORDS_SHARED ? shares.indexOf(best) : -1;
}

const wordsOf = (line: string): Set<string> => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function sharedPart(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.max(one.size, other.size));
}
