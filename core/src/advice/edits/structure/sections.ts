/** Long stretches of text that nothing divides. */
import type { Kind } from "../../../contract/reading.ts";
import type { PageModel } from "../../../page/page-model.ts";
import type { EditContext, Proposal } from "../context.ts";

/** Section by section: low effort, and one cause. */
export const SECTIONS = { cause: "sections", effort: "low" } as const;

const SPLIT = "Add a subheading wherever the topic changes, worded as what the section tells.";

/** About three screens of text; readers find their way through shorter ones. */
const MIN_WORDS = 700;

/** Only a heading of the text divides it: not the page's title, and none of a side box without text below it. */
const divides = ({ headings, blocks, title }: PageModel): boolean =>
  headings.some(({ level, text, block }) => {
    if (level === 1 || block === null || text.trim() === "" || text === title) return false;
    const at = blocks.findIndex(({ index }) => index === block);
    return at > 0 && blocks.slice(0, at).some(({ kind }) => kind === "paragraph");
  });

/** Readers of a report or a thread start at its top and go on. */
const UNDIVIDED: ReadonlySet<Kind> = new Set<Kind>(["forum", "news"]);

export function noSubheadings({ page, facts, reading }: EditContext): Proposal | null {
  const { words } = facts.text();
  if (UNDIVIDED.has(reading.kind) || words < MIN_WORDS || divides(page)) return null;
  return {
    ...SECTIONS,
    audit: "heading-presence",
    fault: `The page has ${words} words and no subheading.`,
    do: SPLIT,
  };
}
