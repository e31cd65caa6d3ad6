/** What an offer leaves out: its price. */

import type { Kind } from "../../../contract/reading.ts";
import { english } from "../../../language/packs/en.ts";
import { phrasePattern, WORD_END } from "../../../language/phrase-pattern.ts";
import { CURRENCY_CODES } from "../../../language/units.ts";
import type { Finder } from "../context.ts";

const FIGURES = { cause: "figures", audit: "measured-facts", effort: "high" } as const;

/** "Free" is a price too. */
const PRICE = new RegExp(
  `\\p{Sc}\\s?\\d|\\d\\s?(?:\\p{Sc}|(?:${CURRENCY_CODES}|dollars|euros)${WORD_END})|\\brs\\.? ?\\d|\\b(?:free|kostenlos|gratuit|gratis)\\b`,
  "iu",
);
/** Services are often quoted case by case. */
const SELLERS: ReadonlySet<Kind> = new Set<Kind>(["product", "home"]);

/** Words of a home page that sells something. English only; other home pages have no price to name. */
const SELLS = phrasePattern(english.phrases("sells"));

/** Buyers ask for the price first. */
export const noPrice: Finder = (context) => {
  const { page, reading } = context;
  const isOffer = SELLERS.has(reading.kind) && (reading.kind !== "home" || SELLS.test(page.text));
  const texts = [
    page.text,
    ...page.boilerplate.map(({ text }) => text),
    ...page.machineText.map(({ text }) => text),
  ];
  if (!isOffer || texts.some((text) => PRICE.test(text)) || page.structuredData.types.includes("Offer"))
    return null;
  return {
    ...FIGURES,
    evidence: "clear",
    fault: "The page names no price.",
    do: "Give the price, a price range or an example, and say what it includes.",
    needs: "your price or price range, and what it includes",
  };
};
