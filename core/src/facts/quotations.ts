/** What the page lets others say, and whether it names them. */
import type { Block } from "../page/page-model.ts";
import { countWords } from "./words.ts";

export type Quotation = { text: string; speaker: string | null };

const MARKED = /[“„«"]([^“”„«»"\n]{30,450})[”“»"]/gu;
const SAYING =
  /\b(?:said|says|explain(?:s|ed)|told|wrote|writes|not(?:es|ed)|add(?:s|ed)|argue[sd]|recall(?:s|ed)|according to|sagte?|erklärte?|dit|explique|dijo|dice|afferma|disse|zei)\b/i;
const NAME = /\p{Lu}[\p{L}'’-]+(?: (?:de|van|von|der|la|le|\p{Lu}\.?))* \p{Lu}[\p{L}'’-]+/u;
/** A name told in full before is its last word here. */
const SURNAME =
  /\b(?:said|says|explains|explained|notes|noted|adds|added|told|argues|wrote)\s+(?!She|They|The|That)(\p{Lu}\p{Ll}{2,})|\b(?!She|They|The|Who|That|What|This|Then|But|And)(\p{Lu}\p{Ll}{2,})\s+(?:said|says|explains|explained|notes|noted|adds|added|told|argues|wrote)\b/u;
const SIGNED = /(?:^|\n|\s)[—–-]\s*(\p{Lu}[^\n]{2,80})$/u;
const NEARBY = 140;
const SHORTEST = 8;
const LONGEST = 60;

export function readQuotations(blocks: readonly Block[]): Quotation[] {
  const found = new Map<string, Quotation>();
  for (const [at, block] of blocks.entries()) {
    for (const quotation of quotationsIn(block, blocks[at + 1])) {
      if (!found.has(quotation.text)) found.set(quotation.text, quotation);
    }
  }
  return [...found.values()];
}

function quotationsIn(block: Block, next: Block | undefined): Quotation[] {
  if (block.kind === "quote")
    return [{ text: block.text.split("\n")[0] ?? "", speaker: signature(block, next) }];
  if (block.kind !== "paragraph" && block.kind !== "list") return [];
  const found: Quotation[] = [];
  let end = 0;
  for (const match of block.text.matchAll(MARKED)) {
    const text = match[1] ?? "";
    const words = countWords(text);
    if (words < SHORTEST || words > LONGEST) continue;
    const before = block.text.slice(Math.max(0, match.index - NEARBY), match.index);
    const after = block.text.slice(match.index + match[0].length, match.index + match[0].length + NEARBY);
    const lead =
      before
        .split(/[.!?”"]\s+/)
        .at(-1)
        ?.trim() ?? "";
    const tail = after.split(/[.!?]\s+/, 1)[0] ?? "";
    /** A quotation that goes on after the words that named its speaker has the same one. */
    const between = block.text
      .slice(end, match.index)
      .split(/[.!?]\s+/)
      .filter((piece) => piece.trim() !== "");
    const same = between.length <= 1 ? (found.at(-1)?.speaker ?? null) : null;
    end = match.index + match[0].length;
    found.push({ text, speaker: namedNear(tail) ?? namedNear(lead) ?? same });
  }
  return found;
}

function namedNear(text: string): string | null {
  if (!SAYING.test(text)) return SIGNED.exec(text)?.[1] ?? null;
  const surname = SURNAME.exec(text);
  return NAME.exec(text)?.[0] ?? surname?.[1] ?? surname?.[2] ?? null;
}

function signature(block: Block, next: Block | undefined): string | null {
  const signed = SIGNED.exec(block.text)?.[1];
  if (signed) return signed;
  const follow = next?.kind === "paragraph" ? next.text.slice(0, NEARBY) : "";
  return /^[—–-]/.test(follow) || SAYING.test(follow) ? (NAME.exec(follow)?.[0] ?? null) : null;
}
