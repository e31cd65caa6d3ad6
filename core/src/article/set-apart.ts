/** Lines that stand for more than a paragraph: a heading without its tag, a label of the author's own summary. */
import { countWords } from "../facts/words.ts";
import type { HeadingBlock } from "../page/page-model.ts";
import type { SourceBlock } from "./source-text.ts";

export const SUMMARY =
  /^(?:key (?:takeaways?|points?|facts|findings)|takeaways?|tl;?dr|summary|in (?:short|brief|a nutshell)|at a glance|highlights|executive summary|auf einen blick|das wichtigste|zusammenfassung|en bref|l['’]essentiel|en resumen|in sintesi|em resumo|samenvatting)\b/i;

const MOST_WORDS = 10;
const FEWEST_LETTERS = 4;
/** One line in capitals may be a shout; two or more divide the text. */
const FEWEST_LINES = 2;
const FULL_PARAGRAPH = 12;

/** Capitals from end to end, before a paragraph. */
function isCapitalLine({ block }: SourceBlock, next: SourceBlock | undefined): boolean {
  const letters = block.text.replace(/[^\p{L}]/gu, "");
  return (
    block.kind === "paragraph" &&
    letters.length >= FEWEST_LETTERS &&
    /\p{Lu}/u.test(letters) &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    !/[.!:…]$/.test(block.text.trim()) &&
    countWords(block.text) <= MOST_WORDS &&
    next?.block.kind === "paragraph" &&
    countWords(next.block.text) >= FULL_PARAGRAPH
  );
}

const isSummaryLabel = ({ block }: SourceBlock, next: SourceBlock | undefined): boolean =>
  block.kind === "paragraph" &&
  countWords(block.text) <= 3 &&
  SUMMARY.test(block.text.trim()) &&
  next?.block.kind === "list";

/** Set large as a quotation, it asks what the text beneath answers. */
const isAskedAloud = ({ block }: SourceBlock, next: SourceBlock | undefined): boolean =>
  block.kind === "quote" &&
  /\?$/.test(block.text.trim()) &&
  !/["“”«»]/.test(block.text) &&
  countWords(block.text) <= MOST_WORDS &&
  next?.block.kind === "paragraph";

/** The same blocks; those that are headings in all but their tag are headings. */
export function withHeadings(source: readonly SourceBlock[]): SourceBlock[] {
  const capitals = source.filter((one, at) => isCapitalLine(one, source[at + 1]));
  const divides = capitals.length >= FEWEST_LINES ? new Set(capitals) : new Set<SourceBlock>();
  let level = 1;
  return source.map((one, at) => {
    const { block } = one;
    if (block.kind === "heading") level = block.level;
    const next = source[at + 1];
    if (!divides.has(one) && !isSummaryLabel(one, next) && !isAskedAloud(one, next)) return one;
    const heading: HeadingBlock = {
      kind: "heading",
      level: Math.min(6, level + 1) as HeadingBlock["level"],
      index: block.index,
      text: block.text.replace(/:$/, ""),
      place: block.place,
    };
    return { ...one, block: heading, sentences: [] };
  });
}
