/** Running text where a reader would rather have short paragraphs, a list or a table. */
import { type EditContext, onPage, type Proposal } from "../context.ts";
import { SECTIONS } from "./sections.ts";

/** About ten lines on a desktop screen, twenty on a phone; half as many again are hard to read. */
const MAX_PARAGRAPH_WORDS = 100;
const MIN_LONG_PARAGRAPH_WORDS = 150;

export function longParagraph(context: EditContext): Proposal | null {
  const longest = context.page.blocks
    .filter((block) => block.kind === "paragraph" && !isAboutAuthor(context, block.text))
    .map(({ text }) => ({ text, words: text.split(/\s+/).length }))
    .toSorted((one, other) => other.words - one.words)[0];
  if (!longest || longest.words < MAX_PARAGRAPH_WORDS) return null;
  const fault = `One paragraph has ${longest.words} words.`;
  return {
    ...SECTIONS,
    evidence: longest.words < MIN_LONG_PARAGRAPH_WORDS ? "minor" : "weak",
    fault,
    do: "Split it so that each part makes one point.",
    at: onPage(context, longest.text),
  };
}

/** The biography below a text isn't part of it. */
const isAboutAuthor = ({ page }: EditContext, text: string): boolean =>
  page.authors.some((name) => text.startsWith(name)) || /^about the author/i.test(text);

const MIN_SHOWCASE_WORDS = 80;
const MIN_LONG_TEXT_WORDS = 200;

/** What is offered, for whom and for how much is easier to take from a list than from praise. */
export function noList({ page, facts }: EditContext): Proposal | null {
  const { words } = facts.text();
  const isListed = page.blocks.some(({ kind }) => kind === "list" || kind === "table");
  if (isListed || words < MIN_SHOWCASE_WORDS) return null;
  return {
    ...SECTIONS,
    evidence: words < MIN_LONG_TEXT_WORDS ? "minor" : "weak",
    fault: "The facts are in running text; the page has no list or table.",
    do: "Set what is included, sizes, prices and conditions as a list or a table.",
  };
}
