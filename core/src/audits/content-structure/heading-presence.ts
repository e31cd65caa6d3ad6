import type { Kind } from "../../contract/reading.ts";
import { subheadingsOf } from "../../facts/structure/subheadings.ts";
import { defineAudit, notApplicable, scored, untold } from "../audit.ts";

/** A shorter text can do without subheadings. */
const MIN_WORDS = 600;
/** Posts, cards and short columns have no sections of running text. */
const KINDS_WITHOUT_SECTIONS: ReadonlySet<Kind> = new Set([
  "forum",
  "catalogue",
  "home",
  "product",
  "news",
  "opinion",
]);

export const headingPresence = defineAudit({
  id: "heading-presence",
  section: "content_structure",
  title: "Subheadings in long text",
  why: "Studies disagree on how many subheadings help, so only long text with fewer than two loses points.",
  ledger: ["ST8"],
  part: 0.5,

  run({ page, facts }) {
    const { words } = facts.text();
    const { kind } = facts.reading();
    if (words < MIN_WORDS) return notApplicable(`The text is under ${MIN_WORDS} words.`);
    if (KINDS_WITHOUT_SECTIONS.has(kind))
      return notApplicable(`We don't expect this of a page of the kind “${kind}”.`);
    const headings = subheadingsOf(page).length;
    if (headings >= 2) return scored(1, `${headings} subheadings in ${words} words.`);
    // The main text we read can lack headings that the page has.
    if (page.headings.filter(({ level }) => level > 1).length >= 2) return untold();
    return scored(
      headings / 2,
      headings === 0 ? `No subheadings in ${words} words.` : `Only one subheading in ${words} words.`,
      { fix: "Add a subheading where the topic changes." },
    );
  },
});
