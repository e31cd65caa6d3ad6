/** What an offer leaves out: its price. */

import type { Kind } from "../../../contract/reading.ts";
import { english } from "../../../language/packs/en.ts";
import { phrasePattern, WORD_END } from "../../../language/phrase-pattern.ts";
import { CURRENCY_CODES } from "../../../language/units.ts";
import type { EditContext, Finder } from "../context.ts";
import { neededFigures } from "../needs.ts";

const FIGURES = { cause: "figures", audit: "measured-facts", effort: "high" } as const;

const AMOUNT = `\\p{Sc}\\s?\\d|\\d\\s?(?:\\p{Sc}|(?:${CURRENCY_CODES}|dollars|euros)${WORD_END})|\\brs\\.? ?\\d`;
const MONEY = new RegExp(AMOUNT, "iu");
/** "Free" is a price too. */
const PRICE = new RegExp(`${AMOUNT}|\\b(?:free|kostenlos|gratuit|gratis)\\b`, "iu");
/** Services are often quoted case by case. */
const SELLERS: ReadonlySet<Kind> = new Set<Kind>(["product", "home"]);

/** Words of a home page that sells something. English only; other home pages have no price to name. */
export const SELLS = phrasePattern(english.phrases("sells"));

/** A price may be in a menu, in a script or in structured data. */
function hasPrice({ page }: EditContext, price: RegExp): boolean {
  const texts = [
    page.text,
    ...page.boilerplate.map(({ text }) => text),
    ...page.machineText.map(({ text }) => text),
  ];
  return texts.some((text) => price.test(text)) || page.structuredData.types.includes("Offer");
}

/** Buyers ask for the price first. */
export const noPrice: Finder = (context) => {
  const { page, reading } = context;
  const isOffer = SELLERS.has(reading.kind) && (reading.kind !== "home" || SELLS.test(page.text));
  if (!isOffer || hasPrice(context, PRICE)) return null;
  return {
    ...FIGURES,
    evidence: "clear",
    fault: "The page names no price.",
    do: "Give the price, a price range or an example, and say what it includes.",
    needs: "your price or price range, and what it includes",
  };
};

const ASKS_COST = /^(?:how much|what)\b.*\b(?:costs?|charge|price)\b/i;
/** A table of prices may be a picture. */
const PICTURED = /pric|cost|fee|rate/i;

/** The question is what something costs, and the text names no amount. */
export const priceUnanswered: Finder = (context) => {
  const { page, reading } = context;
  const isPictured = page.images.some(
    ({ inMain, alt, src, caption }) => inMain && PICTURED.test(`${alt ?? ""} ${src ?? ""} ${caption ?? ""}`),
  );
  if (
    SELLERS.has(reading.kind) ||
    !ASKS_COST.test(reading.question) ||
    hasPrice(context, MONEY) ||
    isPictured
  )
    return null;
  return {
    ...FIGURES,
    evidence: "clear",
    fault: `Readers ask “${reading.question}”, and the page names no amount.`,
    do: "Give the usual range near the top, with the unit it is charged by, and an example for each model or size.",
    needs: neededFigures(context),
  };
};
