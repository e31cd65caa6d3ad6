import { defineAudit, notApplicable, scored } from "../audit.ts";
import { continued } from "../example.ts";
import { outOf, ramp } from "../say.ts";

/** Not every figure is a finding: an address has a number too. */
const ENOUGH = 0.6;

export const sourcedNumbers = defineAudit({
  id: "sourced-numbers",
  section: "content_authority",
  title: "Figures carry their source",
  why: "A number with its source in the same sentence can be checked where it is lifted.",
  ledger: ["CS6"],
  about: "facts",

  run({ facts, quotes }) {
    const numbers = facts.numbers();
    if (numbers.length === 0) return notApplicable("The text gives no figures.");
    const bare = numbers.filter((one) => one.source === null);
    const sourced = numbers.length - bare.length;
    return scored(
      ramp(sourced / numbers.length, 0, ENOUGH),
      `${outOf(sourced, numbers.length, "sentence with a figure", ["names or links", "name or link"], "sentences with a figure")} its source.`,
      {
        fix: [
          "Name who measured it and when in the same sentence, with the link on their name.",
          `Add the source of ${bare[0]?.values[0] ?? "the figure"} in this sentence: according to whom, in which year.`,
          "Link the figure to where it was published, or say that it is your own count.",
        ],
        example: bare[0]
          ? `According to [who measured it] ([year]), ${continued(bare[0].sentence.text)}.`
          : null,
        quotes: quotes(
          bare.map((one) => one.sentence.text),
          2,
        ),
      },
    );
  },
});
