import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { count, ramp } from "../say.ts";

/** More than about one a hundred words adds nothing; never marked down. */
const ENOUGH_PER_HUNDRED = 0.6;

export const inlineCitations = defineAudit({
  id: "inline-citations",
  section: "content_authority",
  title: "The text links to its sources",
  why: "Citing sources won in one experiment and made almost no difference in a large count: contested.",
  ledger: ["AU1"],
  about: "facts",

  run({ facts, quotes }) {
    const { words } = facts.text();
    if (words < 150) return notApplicable("The text is too short to need sources.");
    const sources = facts.references().filter((one) => one.isAccountable);
    const rate = (sources.length / words) * 100;
    const claim = facts.numbers().find((one) => one.source === null) ?? facts.numbers()[0];
    return scored(
      ramp(rate, 0, ENOUGH_PER_HUNDRED),
      `${count(sources.length, "source is", "sources are")} linked in ${words} words.`,
      {
        fix: [
          "Link the claim to the document it comes from, on the words that name it.",
          "Add a link to the study, law or manual behind your main statement.",
          "Give each section one source a reader can open.",
        ],
        example: claim ? `${opening(claim.sentence.text)} ([name of the source, linked]).` : null,
        quotes: quotes(claim ? [claim.sentence.text] : []),
      },
    );
  },
});
