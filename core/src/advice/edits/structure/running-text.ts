/** Running text where a reader would rather have short paragraphs, a list or a table. */
import type { PageModel } from "../../../page/page-model.ts";
import { type EditContext, onPage, type Proposal } from "../context.ts";
import { isProse } from "../sentences.ts";
import { SECTIONS } from "./sections.ts";

/** About ten lines on a desk, twenty on a phone. */
const MAX_PARAGRAPH_WORDS = 100;

export function longParagraph(context: EditContext): Proposal | null {
  const longest = context.page.blocks
    .filter((block) => block.kind === "paragraph")
    .map(({ text }) => ({ text, words: text.split(/\s+/).length }))
    .toSorted((one, other) => other.words - one.words)[0];
  if (!longest || longest.words < MAX_PARAGRAPH_WORDS) return null;
  const fault = `One paragraph has ${longest.words} words.`;
  return {
    ...SECTIONS,
    evidence: "weak",
    fault,
    do: "Split it so that each part makes one point.",
    at: onPage(context, longest.text),
  };
}

/** Nobody quotes a sentence of this length. */
const MAX_SENTENCE_WORDS = 45;

export function longSentence(context: EditContext): Proposal | null {
  const longest = context.sentences
    .filter(isProse)
    .toSorted((one, other) => other.line.words.length - one.line.words.length)[0];
  const at = onPage(context, longest?.line.text);
  if (!longest || !at || longest.line.words.length < MAX_SENTENCE_WORDS) return null;
  const fault = `One sentence has ${longest.line.words.length} words.`;
  return {
    ...SECTIONS,
    evidence: "weak",
    fault,
    do: "Turn it into a list, or into sentences with one point each.",
    at,
  };
}

const MIN_SHOWCASE_WORDS = 80;

/** What is offered, for whom and for how much is easier to take from a list than from praise. */
export function noList({ page, facts }: EditContext): Proposal | null {
  const isListed = page.blocks.some(({ kind }) => kind === "list" || kind === "table");
  if (isListed || facts.text().words < MIN_SHOWCASE_WORDS) return null;
  return {
    ...SECTIONS,
    evidence: "weak",
    fault: "The facts are in running text; the page has no list or table.",
    do: "Set what is included, sizes, prices and conditions as a list or a table.",
  };
}

const MIN_UNLISTED_WORDS = 100;

/** Says no more than what is plain to see: a section of running text only. */
export function unlistedSection(context: EditContext): Proposal | null {
  const { page, facts } = context;
  const [longest] = facts.text().sections.toSorted((one, other) => other.words - one.words);
  const isListed = page.blocks.some(
    ({ kind, index }) =>
      (kind === "list" || kind === "table") &&
      index > (longest?.heading?.index ?? -1) &&
      index < nextHeading(page, longest?.heading?.index ?? -1),
  );
  if (!longest || longest.words < MIN_UNLISTED_WORDS || isListed) return null;
  const at = onPage(context, longest.heading?.text);
  return {
    ...SECTIONS,
    evidence: "weak",
    fault: `The longest section has ${longest.words} words and no list or table.`,
    do: "Set its key facts as a list, one fact per line.",
    at,
  };
}

const nextHeading = ({ blocks }: PageModel, after: number): number =>
  blocks.find(({ kind, index }) => kind === "heading" && index > after)?.index ?? blocks.length;
