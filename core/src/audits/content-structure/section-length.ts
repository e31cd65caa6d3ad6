import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf, ramp } from "../say.ts";

const SHORT = 60;
const LONG = 260;

export const sectionLength = defineAudit({
  id: "section-length",
  section: "content_structure",
  title: "Sections of a size one can lift",
  why: "Sections of 120 to 180 words go with more citations in one study.",
  ledger: ["ST4"],
  part: 0.3,

  run({ facts, quotes }) {
    const sections = facts.text().sections.filter((section) => section.words > 0);
    if (facts.text().words < 400) return notApplicable("The text is too short to need sections.");
    const fitting = sections.filter((section) => section.words >= SHORT && section.words <= LONG);
    const inFitting = fitting.reduce((sum, section) => sum + section.words, 0);
    const longest = sections.toSorted((one, other) => other.words - one.words)[0];
    const share = inFitting / facts.text().words;
    return scored(
      ramp(share, 0.1, 0.75),
      `${outOf(fitting.length, sections.length, "section", ["has", "have"])} ${SHORT} to ${LONG} words; the longest has ${longest?.words ?? 0}.`,
      {
        fix: [
          "Break the longest section with a subheading at the point where its subject changes.",
          `Aim at ${SHORT} to ${LONG} words between headings.`,
          "Give each idea of the long section its own subheading; merge the shortest ones.",
        ],
        quotes: quotes([longest?.heading?.text ?? longest?.sentences[0]?.text ?? ""]),
      },
    );
  },
});
