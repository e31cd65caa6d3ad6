/** The order of words in the one language it was learned for. */
import type { LanguagePack } from "./language-pack.ts";
import { parsePairWeights, type WordOrder, wordOrder } from "./word-order.ts";
import { WORD_ORDER_WEIGHTS } from "./word-order-weights.ts";

export type { WordOrder } from "./word-order.ts";

const LEARNED_LANGUAGE = "en";

let known: WordOrder | null = null;

/** Tells nothing in other languages: their sentences are never called a heap of words. */
export function orderFor(pack: LanguagePack | null): WordOrder {
  if (pack?.code !== LEARNED_LANGUAGE) return () => null;
  known ??= wordOrder(pack, parsePairWeights(WORD_ORDER_WEIGHTS));
  return known;
}
