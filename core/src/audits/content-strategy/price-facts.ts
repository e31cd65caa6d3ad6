import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|£|USD|EUR|GBP|dollars?|euros?)\b/i;
const INTRO = 100;

export const priceFacts = defineAudit({
  id: "price-facts",
  section: "content_strategy",
  title: "Prices are given",
  why: "A price won paired trials on buying questions, and lost citations where it stood in the introduction: contested.",
  ledger: ["CS17"],
  about: "facts",

  run({ facts, quotes }) {
    const intent = facts.intent();
    if (intent !== "commercial" && intent !== "comparison")
      return notApplicable("The title is no buying question.");
    const priced = facts.text().sentences.filter((one) => PRICE.test(one.text));
    const later = priced.filter((one) => one.wordsBefore >= INTRO);
    const share = later.length > 0 ? 1 : priced.length > 0 ? 0.5 : 0;
    return scored(
      share,
      `${count(priced.length, "sentence gives", "sentences give")} a price${priced.length > 0 ? `, ${later.length} of them after the introduction` : ""}.`,
      {
        fix: [
          "Name each price with its period and date, below the introduction.",
          "Add a price column to the comparison and say on which day you looked.",
          "Give the price next to the choice it belongs to.",
        ],
        quotes: quotes(
          priced.map((one) => one.text),
          1,
        ),
      },
    );
  },
});
