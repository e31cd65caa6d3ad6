import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

/** Below this length a text can do without. */
const LONG = 600;

export const headingPresence = defineAudit({
  id: "heading-presence",
  section: "content_structure",
  title: "A long text has subheadings",
  why: "Studies disagree on how many; only a long text without any is marked down.",
  ledger: ["ST8"],
  part: 0.5,

  run({ facts, quotes }) {
    const { words, sentences } = facts.text();
    if (words < LONG) return notApplicable("The text is short enough to do without.");
    const headings = facts.subheadings().length;
    const middle = sentences[Math.floor(sentences.length / 2)];
    return scored(
      headings >= 2 ? 1 : headings === 1 ? 0.5 : 0,
      `${count(headings, "subheading")} in ${words} words.`,
      {
        fix: [
          "Add a subheading where the subject changes, about every 150 to 250 words.",
          "Name each part of the text after the question it answers.",
          "Begin a new section here, with a heading that says what follows.",
        ],
        quotes: quotes(middle ? [middle.text] : []),
      },
    );
  },
});
