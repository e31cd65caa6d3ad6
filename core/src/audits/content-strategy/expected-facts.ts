import type { Facts } from "../../facts/facts.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";

const NAME = /[\p{Ll},;] \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/u;
const YEAR = /\b(?:19|20)\d\d\b/;
const PLACE_OR_CASE = /\b(?:for example|for instance|such as|e\.g\.|case|in practice)\b/i;

/** What a reader of any explanatory page will ask next. */
const SLOTS: readonly { asks: string; has(facts: Facts): boolean }[] = [
  { asks: "what it is", has: (facts) => facts.definitions().length > 0 },
  { asks: "how much or how many", has: (facts) => facts.numbers().length >= 1 },
  { asks: "who", has: (facts) => facts.text().sentences.some((one) => NAME.test(one.text)) },
  { asks: "when", has: (facts) => facts.text().sentences.some((one) => YEAR.test(one.text)) },
  { asks: "why", has: (facts) => facts.wording("cause").length >= 1 },
  { asks: "an example", has: (facts) => facts.text().sentences.some((one) => PLACE_OR_CASE.test(one.text)) },
  { asks: "its limits", has: (facts) => facts.wording("balance").length >= 1 },
];

export const expectedFacts = defineAudit({
  id: "expected-facts",
  section: "content_strategy",
  title: "The facts one expects are there",
  why: "In paired trials the more complete of two pages won a little more often.",
  ledger: ["CS18"],
  part: 0.7,
  about: "facts",
  english: true,

  run({ facts, quotes }) {
    if (facts.text().words < 120) return notApplicable("Too little text to expect them.");
    const missing = SLOTS.filter((slot) => !slot.has(facts)).map((slot) => slot.asks);
    const first = facts.text().sentences.find((one) => one.kind === "paragraph");
    return scored(
      1 - missing.length / SLOTS.length,
      missing.length === 0
        ? "What, how much, who, when, why, an example and the limits are all told."
        : `Not told: ${listed(missing, 7)}.`,
      {
        fix: [
          `Add a sentence each for ${listed(missing, 3)}.`,
          `A reader will ask for ${listed(missing, 3)}; answer in the section where the question arises.`,
          `Fill the gaps in order: ${listed(missing, 3)}.`,
        ],
        quotes: quotes(first && missing.length > 0 ? [first.text] : []),
      },
    );
  },
});
