import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, percent, ramp } from "../say.ts";

export const stuffing = defineAudit({
  id: "stuffing",
  section: "content_strategy",
  title: "No phrase is repeated for its own sake",
  why: "Repeating keywords cost pages their place in the one experiment that tried it.",
  ledger: ["CS13"],
  part: 0.3,

  run({ facts, quotes }) {
    const { words } = facts.text();
    if (words < 60) return notApplicable("Too little text to tell.");
    const { phrase, density, count: times, inHeadings, chants } = facts.stuffing();
    const body = 1 - ramp(density, 0.045, 0.11);
    const headings = 1 - 0.5 * ramp(inHeadings, 0.5, 0.9);
    const chanting = Math.max(0, 1 - 0.34 * chants.length);
    const found = phrase
      ? `“${phrase}” recurs ${times} times, ${percent(density)} of all words${chants.length > 0 ? `; ${count(chants.length, "sentence repeats", "sentences repeat")} one word three times or more` : ""}.`
      : "No phrase recurs more than text of this length needs.";
    return scored(body * headings * chanting, found, {
      fix: [
        "Use the phrase where it is needed and a pronoun or synonym elsewhere; say it once in a paragraph.",
        "Halve the repetitions; the terms are understood after the first mention.",
        "Rewrite the sentences that chant the phrase so that each adds a fact.",
      ],
      quotes: quotes(chants, 2),
    });
  },
});
