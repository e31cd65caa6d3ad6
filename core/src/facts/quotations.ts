/** What the page lets others say, and whether it names them. */
import type { Block, Link } from "../page/page-model.ts";
import { namedUnder, signedBy, speakerIn } from "./speakers.ts";
import { countWords } from "./words.ts";

export type Quotation = { text: string; speaker: string | null };

/** A straight mark opens after a gap and closes after a word: what stands between two quotations is none. */
const MARKED =
  /(?:[“„«]|(?<![^\s([{:/—–‘-])"(?=\S))([^“”„«»"\n]{30,450})(?:[”“»]|(?<=\S)"(?![\p{L}\p{N}]))/gu;
const OPENS = /[“„«"]/;
/** A new sentence starts after it; "et al. (2025)" and "Does it work?" in the middle of one do not end it. */
const SENTENCE_END = /[.!?][”»"]?\s+(?=[\p{Lu}\p{N}“„«"]|$)|\n/u;
const NEARBY = 140;
const SHORTEST = 8;
const LONGEST = 60;

export function readQuotations(blocks: readonly Block[], links: readonly Link[] = []): Quotation[] {
  const titles = titlesByBlock(links);
  const found = new Map<string, Quotation>();
  for (const [at, block] of blocks.entries()) {
    for (const quotation of quotationsIn(block, blocks[at + 1], titles.get(block.index) ?? [])) {
      if (!found.has(quotation.text)) found.set(quotation.text, quotation);
    }
  }
  return [...found.values()];
}

function quotationsIn(block: Block, next: Block | undefined, titles: readonly string[]): Quotation[] {
  if (block.kind === "quote")
    return [{ text: block.text.split("\n")[0] ?? "", speaker: signature(block, next) }];
  if (block.kind !== "paragraph" && block.kind !== "list") return [];
  const line = withoutEnds(block.text, titles);
  const found: Quotation[] = [];
  let end = 0;
  for (const match of block.text.matchAll(MARKED)) {
    const text = match[1] ?? "";
    const words = countWords(text);
    if (words < SHORTEST || words > LONGEST) continue;
    const before = line.slice(end, match.index);
    const after = match.index + match[0].length;
    const lead = before.slice(-NEARBY).split(SENTENCE_END).at(-1) ?? "";
    const tail =
      line
        .slice(after, after + NEARBY)
        .split(SENTENCE_END, 1)[0]
        ?.split(OPENS, 1)[0] ?? "";
    /** A quotation that goes on after the words that named its speaker has the same one. */
    const between = before.split(SENTENCE_END).filter((piece) => piece.trim() !== "");
    const same = between.length <= 1 ? (found.at(-1)?.speaker ?? null) : null;
    end = after;
    found.push({ text, speaker: speakerIn(tail) ?? speakerIn(lead) ?? same });
  }
  return found;
}

/** Titles of what a block links to, where one could be taken for the end of a sentence. */
function titlesByBlock(links: readonly Link[]): Map<number, string[]> {
  const byBlock = new Map<number, string[]>();
  for (const { block, text } of links) {
    if (block === null || !/[.!?]/.test(text)) continue;
    byBlock.set(block, [...(byBlock.get(block) ?? []).slice(-20), text]);
  }
  return byBlock;
}

/** The text, as long as before, in which no linked title ends a sentence. */
function withoutEnds(text: string, titles: readonly string[]): string {
  let line = text;
  for (const title of titles) line = line.replace(title, () => title.replace(/[.!?]/g, "_"));
  return line;
}

function signature(block: Block, next: Block | undefined): string | null {
  const signed = signedBy(block.text);
  if (signed) return signed;
  return next?.kind === "paragraph" ? namedUnder(next.text.slice(0, NEARBY)) : null;
}
