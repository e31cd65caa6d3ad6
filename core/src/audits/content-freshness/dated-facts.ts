import { defineAudit, notApplicable, scored } from "../audit.ts";
import { continued } from "../example.ts";
import { outOf, ramp } from "../say.ts";

const WHEN = /\b(?:19|20)\d\d\b|\b(?:today|currently|this year|last year|last month|yesterday)\b/i;

export const datedFacts = defineAudit({
  id: "dated-facts",
  section: "content_freshness",
  title: "Figures say of when they are",
  why: "A figure without its year cannot be told from an outdated one; dates go with citation in every vertical counted.",
  ledger: ["CS5", "FR6"],
  about: "facts",

  run({ facts, quotes }) {
    const numbers = facts.numbers();
    if (numbers.length < 2) return notApplicable("The text gives too few figures.");
    const undated = numbers.filter((one) => !WHEN.test(one.sentence.text));
    const share = 1 - undated.length / numbers.length;
    return scored(
      ramp(share, 0, 0.5),
      `${outOf(numbers.length - undated.length, numbers.length, "sentence with a figure", ["says", "say"], "sentences with a figure")} of when it is.`,
      {
        fix: [
          "Add the year of the figure to its sentence.",
          `Say when ${undated[0]?.values[0] ?? "it"} was measured.`,
          "Write the year beside each of the main figures.",
        ],
        example: undated[0] ? `In [year], ${continued(undated[0].sentence.text)}.` : null,
        quotes: quotes(
          undated.map((one) => one.sentence.text),
          2,
        ),
      },
    );
  },
});
