/** Small repairs of the layout: true, and worth doing where the page needs hardly anything else. */
import type { PageModel } from "../../../page/page-model.ts";
import { isProse } from "../../../sentences/prose.ts";
import { type EditContext, onPage, type Proposal } from "../context.ts";
import { SECTIONS } from "./sections.ts";

export const findMinorRepair = (context: EditContext): Proposal | null =>
  longSentence(context) ?? noContents(context) ?? unlistedSection(context);

/** Nobody quotes a sentence of this length. */
const MAX_SENTENCE_WORDS = 45;

function longSentence(context: EditContext): Proposal | null {
  const longest = context.sentences
    .filter(({ line }) => isProse(line))
    .toSorted((one, other) => other.line.words.length - one.line.words.length)[0];
  const at = onPage(context, longest?.line.text);
  if (!longest || !at || longest.line.words.length < MAX_SENTENCE_WORDS) return null;
  const fault = `One sentence has ${longest.line.words.length} words.`;
  return {
    ...SECTIONS,
    evidence: "minor",
    fault,
    do: "Turn it into a list, or into sentences with one point each.",
    at,
  };
}

const MIN_SECTIONS = 5;
const MIN_WORDS_FOR_CONTENTS = 600;

/** A long page whose sections nobody can jump to. */
function noContents({ page, facts }: EditContext): Proposal | null {
  const headings = page.headings.filter(({ block, level }) => block !== null && level > 1);
  const anchors = new Set(headings.flatMap(({ anchor }) => anchor ?? []));
  const isLinked = page.links.some(
    ({ kind, rawHref }) => kind === "anchor" && anchors.has(rawHref.replace(/^.*#/, "")),
  );
  if (headings.length < MIN_SECTIONS || facts.text().words < MIN_WORDS_FOR_CONTENTS || isLinked) return null;
  return {
    ...SECTIONS,
    evidence: "minor",
    fault: `The page has ${headings.length} sections and no list of them at the top.`,
    do: "List the sections below the title, each linked to its heading.",
  };
}

const MIN_UNLISTED_WORDS = 100;

/** Says no more than what is plain to see: a section of running text only. */
function unlistedSection(context: EditContext): Proposal | null {
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
    evidence: "minor",
    fault: `The longest section has ${longest.words} words and no list or table.`,
    do: "Set its key facts as a list, one fact per line.",
    at,
  };
}

const nextHeading = ({ blocks }: PageModel, after: number): number =>
  blocks.find(({ kind, index }) => kind === "heading" && index > after)?.index ?? blocks.length;
