import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, ramp } from "../say.ts";

export const internalLinks = defineAudit({
  id: "internal-links",
  section: "technical_implementation",
  title: "The text links to its neighbours",
  why: "Crawlers find pages by links; an odds ratio of 2.75 did not survive correction.",
  ledger: ["TE19"],

  run({ page, facts, quotes }) {
    if (facts.text().words < 150) return notApplicable("The text is too short to need links.");
    const inside = new Set(
      page.links.filter((link) => link.kind === "internal" && link.block !== null).map((link) => link.href),
    );
    const heading = facts.subheadings()[0];
    return scored(
      ramp(inside.size, 0, 3),
      `${count(inside.size, "page of the site is", "pages of the site are")} linked from the main text.`,
      {
        fix: [
          "Link two or three of your own pages where the text touches their subject, by their titles.",
          "Turn the terms that have a page of their own into links.",
          "Add a link to the page that goes deeper, in the sentence that raises the question.",
        ],
        quotes: quotes(heading ? [heading.text] : []),
      },
    );
  },
});
