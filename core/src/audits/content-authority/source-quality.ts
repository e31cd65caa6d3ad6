import { defineAudit, notApplicable, type Phrasings, scored } from "../audit.ts";
import { outOf } from "../say.ts";

const FIRST_SOURCE: Phrasings = [
  "Link the main claim to the document it comes from, on the words that name it.",
  "Name one source a reader can open: the study, the law, the manual, the person's own page.",
  "Add the origin of your main fact as a link, in the sentence that states it.",
];
const BETTER_SOURCE: Phrasings = [
  "Link to the document itself, not to a front page, and let the link say what it is.",
  "Replace here and more by the name of the study or the authority.",
  "Prefer the original over a post about it.",
];
/** A text of this length rests on something. */
const SECOND_SOURCE: Phrasings = [
  "One source is a start: link a second document that bears out another main statement.",
  "Add a second source by its name, so that the text does not stand on one leg.",
  "Back the next figure or claim with a document of its own, linked by its title.",
];
const LONG = 250;

export const sourceQuality = defineAudit({
  id: "source-quality",
  section: "content_authority",
  title: "Sources are documents with a name",
  why: "On pages flagged as optimized, most citations lead nowhere one can check.",
  ledger: ["AU2"],
  about: "facts",

  run({ facts, quotes }) {
    const references = facts.references();
    if (references.length === 0 && facts.text().words < LONG)
      return notApplicable("The text is too short to need sources.");
    const worth = references.map((one) =>
      one.isAccountable ? (one.isDeep ? 0.5 : 0.3) + (one.isNamed ? 0.5 : 0) : 0,
    );
    /** The best few decide: one more good source must never cost points. */
    const best = worth.toSorted((one, other) => other - one).slice(0, 3);
    const share = best.reduce((sum, one) => sum + one, 0) / Math.min(3, Math.max(2, references.length));
    const good = worth.filter((one) => one >= 0.8).length;
    const weak = references.filter((_one, at) => (worth[at] ?? 0) < 0.8);
    return scored(
      share,
      references.length === 0
        ? "The text links to no source."
        : `${outOf(good, references.length, "outbound link", ["leads", "lead"])} to a document by its name.`,
      {
        fix: references.length === 0 ? FIRST_SOURCE : weak.length === 0 ? SECOND_SOURCE : BETTER_SOURCE,
        quotes: quotes(
          weak.map((one) => one.link.text),
          2,
        ),
      },
    );
  },
});
