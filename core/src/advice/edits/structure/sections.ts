/** Long stretches of text that nothing divides. */
import type { EditContext, Proposal } from "../context.ts";

/** Section by section: low effort, and one cause. */
export const SECTIONS = { cause: "sections", effort: "low" } as const;

const SPLIT = "Add a subheading wherever the topic changes, worded as what the section tells.";

/** About three screens of text; readers find their way through shorter ones. */
const MIN_WORDS = 700;

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

export function noMainHeading({ page, failed }: EditContext): Proposal | null {
  const audit = failed("heading-order");
  if (!audit?.advice || page.headings.some(({ level }) => level === 1)) return null;
  return { ...SECTIONS, audit: audit.id, fault: "The page has no main heading (H1).", do: audit.advice };
}
