/** Headings that number the entries of a page, and headings that only name a part of it. */
import type { BlockOf } from "../article-blocks.ts";

export type ArticleHeading = BlockOf<"heading">;
const ORDINAL =
  "(?:step|tip|way|rule|reason|phase|stage|tier|goal|trend|mistake|lesson|idea|habit|part|no\\.?)";
const ROMAN = "[IVX]{1,5}";
/** "3. Oak", "Step 3 Oak", "Phase III Oak", "#3 Oak"; "3 months before" counts something. */
export const NUMBERED = new RegExp(
  `^\\s*(?:${ORDINAL}\\s*#?(\\d{1,2}|${ROMAN})\\s*[.):–—-]?|#?(\\d{1,2})\\s*[.):]|#(\\d{1,2}))\\s+(?=\\p{L}|["“])`,
  "iu",
);
export const MIN_ENTRIES = 3;
/** A numbered row that is a small part of the headings numbers something inside one section. */
const MIN_NUMBERED_SHARE = 0.5;

export function numberedHeadings(headings: readonly ArticleHeading[]): string[] | null {
  const found = headings.filter(({ text }) => NUMBERED.test(text));
  const peers = headings.filter(({ level, text }) => level === found[0]?.level && !isFrame(text));
  if (found.length < Math.max(MIN_ENTRIES, peers.length * MIN_NUMBERED_SHARE)) return null;
  const numbers = found.map(({ text }) => numberOf(text));
  const isRow = (list: readonly number[]) => list.every((number, at) => number === at + 1);
  return isRow(numbers) || isRow(numbers.toReversed()) ? found.map(({ text }) => text) : null;
}

export function numberOf(text: string): number {
  const [, labelled, stopped, hashed] = NUMBERED.exec(text) ?? [];
  const sign = labelled ?? stopped ?? hashed ?? "";
  return /^\d/.test(sign) ? Number(sign) : romanOf(sign.toUpperCase());
}

const ROMANS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const romanOf = (sign: string): number => ROMANS.indexOf(sign) + 1;

const FRAME = new RegExp(
  [
    "^(?:key|jump|listen|watch|download|take ?aways?|final|introduction|conclusion|summary|overview|faq|frequently|sources|references|about|contact|methodology)\\b",
    "^(?:the )?(?:bottom line|takeaways?|end)\\b|^(?:wrapping up|next steps|more|resources|disclaimer|get|ready to|in (?:short|conclusion|summary))\\b",
    "^(?:how (?:we|to (?:choose|pick|decide))|what (?:is|are)|why|related|transform your|comments?|share|sign up|schedule|book an?|call|visit)\\b|\\?$",
  ].join("|"),
  "i",
);
export const isFrame = (text: string): boolean => FRAME.test(text.trim());
