/** A price in a text. "Free" is one too. */
import { WORD_END } from "../../language/phrase-pattern.ts";
import { CURRENCY_CODES } from "../../language/units.ts";

export const PRICE = new RegExp(
  `\\p{Sc}\\s?\\d|\\d\\s?(?:\\p{Sc}|(?:${CURRENCY_CODES}|dollars|euros)${WORD_END})|\\brs\\.? ?\\d|\\b(?:free|kostenlos|gratuit|gratis)\\b`,
  "iu",
);
