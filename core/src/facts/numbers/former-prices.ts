/** Prices that no longer hold: crossed out, or given as what something cost before. */
import { english } from "../../language/packs/en.ts";
import { alternatives, phrasePattern } from "../../language/phrase-pattern.ts";
import type { PageModel } from "../../page/page-model.ts";

const AMOUNT = /(\p{Sc})\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(\p{Sc})/gu;
const FORMERLY = ["was", "were", ...english.phrases("formerly")];
const TOLD_AS_FORMER = new RegExp(
  `\\b${alternatives(FORMERLY)}:?\\s+(?:\\w+\\s+)?\\p{Sc}\\s?\\d[\\d.,]*`,
  "giu",
);
const SAYS_FORMER = phrasePattern(FORMERLY);

/** "$ 1,200.00" and "$1200" are the same. */
const amountsIn = (text: string): string[] =>
  [...text.matchAll(AMOUNT)].map(([, before, first = "", other = "", after]) => {
    const number = (first || other).replace(/[.,]+$/, "").replace(/,(?=\d{3})/g, "");
    return `${before ?? after}${number.replace(/\.0+$/, "")}`;
  });

/** Where a sentence gives two prices, "was $40" is the former one; alone it may be what something cost on its day. */
const toldAsFormer = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])\s/)
    .filter((sentence) => amountsIn(sentence).length > 1)
    .flatMap((sentence) => sentence.match(TOLD_AS_FORMER) ?? []);

/** A price that also occurs where it isn't crossed out still holds. */
export function formerPrices({
  text,
  crossedOut,
}: Pick<PageModel, "text" | "crossedOut">): ReadonlySet<string> {
  const former = [...crossedOut, ...toldAsFormer(text)].flatMap(amountsIn);
  const times = (list: readonly string[], price: string) => list.filter((one) => one === price).length;
  const all = amountsIn(text);
  return new Set(former.filter((price) => times(all, price) <= times(former, price)));
}

/** Whether the text gives such a price as if it held. */
export const statesFormerPrice = (text: string, former: ReadonlySet<string>): boolean =>
  former.size > 0 && !SAYS_FORMER.test(text) && amountsIn(text).some((price) => former.has(price));
