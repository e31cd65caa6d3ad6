/** Headings that were chosen for their size: whole paragraphs, slogans and offers, and levels that skip. */
import { skippedLevels } from "../../../audits/content-structure/heading-order.ts";
import { clip } from "../../../facts/text/quote.ts";
import { splitSentences } from "../../../facts/text/split-sentences.ts";
import { countWords } from "../../../language/words.ts";
import type { Finder } from "../context.ts";

/** No reader takes in more at a glance, and no outline shows it. */
const MIN_WORDS = 20;
const MIN_SENTENCES = 2;
const MAX_QUOTE = 120;

/** Headings by their size instead of their level. */
export const findWrongLevels: Finder = (context) => paragraphHeadings(context) ?? skippedHeadings(context);

const paragraphHeadings: Finder = ({ page }) => {
  const found = page.headings.filter(
    ({ block, level, text }) => block !== null && level > 1 && isParagraph(text),
  );
  const [first] = found;
  // In an interview, the questions are the headings.
  if (!first || (found.length > 1 && found.every(({ text }) => text.trim().endsWith("?")))) return null;
  const quote = `“${clip(first.text, MAX_QUOTE)}”`;
  return {
    cause: "levels",
    evidence: "clear",
    fault:
      found.length === 1
        ? `A whole paragraph is set as a heading (H${first.level}): ${quote}`
        : `${found.length} whole paragraphs are set as headings, such as ${quote}`,
    do: `Make ${found.length === 1 ? "it a paragraph" : "them paragraphs"}. Where a section begins, add a heading of a few words.`,
    at: first.text,
    effort: "low",
  };
};

/** One or two skipped levels harm nobody; more, and the outline says nothing. */
const MIN_SKIPS = 3;
const MAX_SHOWN = 5;

const skippedHeadings: Finder = ({ page, failed }) => {
  const skips = skippedLevels(page.headings);
  const [first] = skips;
  if (!failed("heading-order") || !first || skips.length < MIN_SKIPS) return null;
  const levels = skips.map(
    ({ heading, right }) => `“${clip(heading.text, MAX_QUOTE)}”: H${heading.level} becomes H${right}`,
  );
  return {
    cause: "levels",
    audit: "heading-order",
    fault: `${skips.length} headings skip a level, so the outline of the page breaks there.`,
    do: `Set the levels by what belongs to what: ${levels.slice(0, MAX_SHOWN).join("; ")}${levels.length > MAX_SHOWN ? "; and so on" : ""}.`,
    at: first.heading.text,
    effort: "low",
  };
};

function isParagraph(text: string): boolean {
  const sentences = splitSentences(text).filter((one) => countWords(one) > 2);
  return countWords(text) >= MIN_WORDS && sentences.length >= MIN_SENTENCES;
}
