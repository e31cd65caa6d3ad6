import { subheadingsOf } from "../../facts/structure/subheadings.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";
import { outOf } from "../say.ts";

/** Shorter texts need no table of contents. */
const MIN_WORDS = 700;
const MIN_HEADINGS = 3;
const MIN_LINKS = 2;

/** Information only: anchors were tested as part of a group of structural edits, never on their own. */
export const pageNavigation = defineAudit({
  id: "page-navigation",
  section: "interactive_elements",
  title: "Links to sections",
  why: "Part of a group of structural edits that helped in a simulation; not tested on its own.",
  ledger: ["IN10", "ST21"],
  part: 0,

  run({ page, facts }) {
    const headings = subheadingsOf(page);
    if (facts.text().words < MIN_WORDS || headings.length < MIN_HEADINGS)
      return notApplicable("The text is under 700 words or has fewer than three subheadings.");
    const bare = headings.filter((heading) => heading.anchor === null).length;
    if (bare > 0)
      return reported(
        `Not scored. ${outOf(bare, headings.length, "subheading", ["has", "have"])} no anchor (id).`,
      );
    const anchors = new Set(headings.flatMap((heading) => heading.anchor ?? []));
    const links = page.links.filter(
      (link) => link.kind === "anchor" && anchors.has(link.rawHref.replace(/^.*#/, "")),
    ).length;
    return reported(
      links < MIN_LINKS
        ? "Not scored. Subheadings have anchors, but no table of contents links to the sections."
        : "Not scored. Subheadings have anchors, and the page links to them.",
    );
  },
});
