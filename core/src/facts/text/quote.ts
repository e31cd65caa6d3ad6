/** Words taken from the page. The only way to create one checks that the words are on the page. */

import type { PageModel, TableBlock } from "../../page/page-model.ts";
import { squeeze } from "../../page/tree/characters.ts";
import { collapse } from "../../page/tree/text.ts";
import { splitSentences } from "./split-sentences.ts";

declare const fromPage: unique symbol;
export type Quote = string & { readonly [fromPage]: true };

/** Whether a quotation of it ends where it ends: of a longer one, the words that prove something may be cut off. */
export const isQuotedWhole = (text: string): boolean => text.length <= MAX_QUOTE_CHARS;

/** Two lines on a screen are a sentence of 180; one that lists things is often longer, and is quoted whole. */
const MAX_QUOTE_CHARS = 320;

const tableTexts = ({ caption, header, rows }: TableBlock): string[] => [
  caption ?? "",
  ...header,
  ...rows.flat(),
];

/** What readers see: text of the document. */
const shownBy = (page: PageModel): string[] => [
  ...page.blocks.flatMap((block) => (block.kind === "table" ? tableTexts(block) : [block.text])),
  page.title ?? "",
  ...page.headings.map((heading) => heading.text),
  ...page.interactive.map((part) => part.readableText),
  ...page.boilerplate.map((piece) => piece.text),
];

/** What the page declares of itself, in its head and in attributes, and what it says to machines alone. */
const declaredBy = (page: PageModel): string[] => [
  page.titleTag?.value ?? "",
  page.titleTag?.raw ?? "",
  page.description?.value ?? "",
  page.author?.raw ?? "",
  ...page.dates.map((date) => date.raw),
  ...page.metas.map((meta) => meta.content),
  // A link may be named by a label or a picture's alternative text.
  ...page.links.flatMap((link) => [link.text, link.rawHref]),
  ...page.images.map((image) => image.alt ?? ""),
  ...page.interactive.map((part) => part.label ?? ""),
  ...page.machineText.map((piece) => piece.text),
];

export type Quoter = {
  /** Its first sentences, or as much of a very long one as makes sense. Throws when the page does not say so: that is a bug of the audit. */
  quote(text: string): Quote;
  quotes(texts: readonly string[], most?: number): Quote[];
};

const joined = (texts: string[]) => collapse(texts.join("\n"));

export function quoterOf(page: PageModel): Quoter {
  let declared: string | null = null;
  let shown: string | null = null;
  const quote = (text: string): Quote => {
    const fragment = clip(collapse(text));
    declared ??= joined(declaredBy(page));
    if (fragment !== "" && declared.includes(fragment)) return fragment as Quote;
    shown ??= joined(shownBy(page));
    const lead = shown.includes(fragment) ? leadOnPage(fragment, page.letters) : "";
    if (lead === "") throw new Error(`Not on the page: ${fragment.slice(0, 60)}`);
    return lead as Quote;
  };
  return {
    quote,
    quotes: (texts, most = 3) =>
      [...new Set(texts.filter((text) => collapse(text) !== ""))].slice(0, most).map(quote),
  };
}

/** Hidden text between two words isn't visible to a reader but is part of the page, so the quotation ends before it. */
function leadOnPage(fragment: string, letters: string): string {
  if (letters.includes(squeeze(fragment))) return fragment;
  const words = longestLead(fragment.split(" "), " ", letters);
  return words || longestLead([...fragment], "", letters);
}

function longestLead(parts: string[], between: string, letters: string): string {
  const isOnPage = (count: number) => letters.includes(squeeze(parts.slice(0, count).join("")));
  let [most, tooMany] = [0, parts.length];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (isOnPage(middle)) most = middle;
    else tooMany = middle;
  }
  return parts.slice(0, most).join(between);
}

/** A shorter lead says too little. */
const MIN_LEAD_SHARE = 1 / 4;
/** Where a clause ends. A comma may be inside a list, so it comes last. */
const CLAUSE_ENDS = [/;|\s[–—-]\s/g, /,\s/g];

/** Cut where a sentence, a clause or a word ends; nothing is added, or it would no longer be the page's words. */
export function clip(text: string, longest = MAX_QUOTE_CHARS): string {
  if (text.length <= longest) return text;
  const ends = [sentenceEnd(text, longest), ...CLAUSE_ENDS.map((end) => lastPlace(end, text, longest))];
  const end = ends.find((one) => one >= longest * MIN_LEAD_SHARE);
  return end === undefined ? wordsWithin(text, longest) : text.slice(0, end).trim();
}

/** Where the last sentence ends that is within so many characters. */
function sentenceEnd(text: string, longest: number): number {
  let end = 0;
  // One character more: a sentence that ends with the last of them may go on.
  for (const sentence of splitSentences(text.slice(0, longest + 1))) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (next > longest) break;
    end = next;
  }
  return end;
}

const lastPlace = (pattern: RegExp, text: string, longest: number): number =>
  [...text.slice(0, longest).matchAll(pattern)].at(-1)?.index ?? 0;

function wordsWithin(text: string, longest: number): string {
  const cut = text.slice(0, longest + 1);
  const space = cut.lastIndexOf(" ");
  const end = space > longest / 2 ? space : longest;
  /** Never half of a surrogate pair. */
  const safe = /[\uD800-\uDBFF]$/.test(cut.slice(0, end)) ? end - 1 : end;
  return cut.slice(0, safe).trim();
}

/** Text in quotation marks that ends a sentence of ours. The quote's own full stop is enough. */
export const quotedLast = (text: string): string => (/[.!?…]$/.test(text) ? `“${text}”` : `“${text}”.`);
