/** Whole paragraphs, slogans and offers that are set as headings because headings are large. */
import { clip } from "../../../facts/text/quote.ts";
import { splitSentences } from "../../../facts/text/split-sentences.ts";
import { countWords } from "../../../language/words.ts";
import type { Finder } from "../context.ts";

/** No reader takes in more at a glance, and no outline shows it. */
const MIN_WORDS = 20;
const MIN_SENTENCES = 2;
/** A line below the title may have two sentences. */
const MIN_WORDS_OF_ONE = 30;
const MAX_QUOTE = 120;

export const findParagraphHeadings: Finder = ({ page }) => {
  const texts = page.headings.map(({ text }) => text.trim());
  // A table of contents within a heading holds the other headings.
  const isContents = (text: string) =>
    texts.some((other) => other !== text.trim() && countWords(other) > 2 && text.includes(other));
  const found = page.headings.filter(
    ({ block, level, text }) => block !== null && level > 1 && isParagraph(text) && !isContents(text),
  );
  const [first] = found;
  // In an interview, the questions are the headings.
  if (!first || (found.length === 1 && countWords(first.text) < MIN_WORDS_OF_ONE)) return null;
  if (found.length > 1 && found.every(({ text }) => text.trim().endsWith("?"))) return null;
  const quote = `“${clip(first.text, MAX_QUOTE)}”`;
  return {
    cause: "levels",
    evidence: "clear",
    fault:
      found.length === 1
        ? `A whole paragraph is set as a heading (H${first.level}): ${quote}`
        : `${found.length} whole paragraphs are set as headings, such as ${quote}`,
    do: `Make ${found.length === 1 ? "this heading a paragraph" : "these headings paragraphs"}. Where a section begins, add a heading of a few words.`,
    at: first.text,
    effort: "low",
  };
};

function isParagraph(text: string): boolean {
  const sentences = splitSentences(text).filter((one) => countWords(one) > 2);
  return countWords(text) >= MIN_WORDS && sentences.length >= MIN_SENTENCES;
}
