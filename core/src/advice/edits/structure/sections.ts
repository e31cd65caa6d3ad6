/** Long stretches of text that nothing divides. */
import { type EditContext, onPage, type Proposal } from "../context.ts";

/** Section by section: low effort, and one cause. */
export const SECTIONS = { cause: "sections", effort: "low" } as const;

const SPLIT = "Add a subheading wherever the topic changes, worded as what the section tells.";

/** Shorter texts can do without subheadings. */
const MIN_WORDS = 350;

export function noSubheadings({ page, facts }: EditContext): Proposal | null {
  const { words } = facts.text();
  if (words < MIN_WORDS || page.headings.some(({ level, text }) => level > 1 && text.trim() !== ""))
    return null;
  return {
    ...SECTIONS,
    audit: "heading-presence",
    fault: `The page has ${words} words and no subheading.`,
    do: SPLIT,
  };
}

/** About two screens of text; below a subheading, a reader who came this far reads more. */
const MAX_TITLE_WORDS = 300;
const MAX_SECTION_WORDS = 400;

export function longSection(context: EditContext): Proposal | null {
  const longest = context.facts.text().sections.toSorted((one, other) => other.words - one.words)[0];
  if (!longest || hasLostHeadings(context)) return null;
  const at = longest.heading?.level === 1 ? null : onPage(context, longest.heading?.text);
  if (longest.words < (at ? MAX_SECTION_WORDS : MAX_TITLE_WORDS)) return null;
  const place = at ? `“${at}”` : "the title";
  return {
    ...SECTIONS,
    audit: "heading-presence",
    evidence: at ? "weak" : "clear",
    fault: `${longest.words} words follow ${place} without a subheading.`,
    do: SPLIT,
    at,
  };
}

/** Headings amid the main text that we don't count as part of it: the sections may be shorter than they seem. */
function hasLostHeadings({ page }: EditContext): boolean {
  const start = page.blocks[0]?.place.start ?? 0;
  const end = page.blocks.at(-1)?.place.end ?? 0;
  return page.headings.some(
    ({ block, level, place }) => block === null && level > 1 && place.start > start && place.end < end,
  );
}

export function noMainHeading({ page, failed }: EditContext): Proposal | null {
  const audit = failed("heading-order");
  if (!audit?.advice || page.headings.some(({ level }) => level === 1)) return null;
  return { ...SECTIONS, audit: audit.id, fault: "The page has no main heading (H1).", do: audit.advice };
}
