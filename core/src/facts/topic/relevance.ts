/** How well passages fit a question beside each other: BM25 over stems, with a little for words in the same order. */
import { contentStems, wordsOf } from "../text/words.ts";

const K1 = 1.2;
const B = 0.75;
const PAIR_BONUS = 0.5;

/** One score for each passage; 0 where no term of the question occurs. Only their order and ratio mean something. */
export function passageRelevance(question: string, passages: readonly string[]): number[] {
  const asked = contentStems(wordsOf(question));
  const terms = [...new Set(asked)];
  const texts = passages.map((passage) => contentStems(wordsOf(passage)));
  const mean = texts.reduce((sum, stems) => sum + stems.length, 0) / Math.max(1, texts.length);
  const holding = new Map(terms.map((term) => [term, texts.filter((stems) => stems.includes(term)).length]));
  const pairs = new Set(asked.slice(1).map((stem, at) => `${asked[at]} ${stem}`));
  return texts.map((stems) => {
    const counts = new Map<string, number>();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const size = 1 - B + (B * stems.length) / Math.max(1, mean);
    let score = 0;
    for (const term of terms) {
      const count = counts.get(term) ?? 0;
      const rarity = Math.log(
        1 + (texts.length - (holding.get(term) ?? 0) + 0.5) / ((holding.get(term) ?? 0) + 0.5),
      );
      score += (rarity * count * (K1 + 1)) / (count + K1 * size);
    }
    const met = new Set(stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`));
    const ordered = pairs.size === 0 ? 0 : [...pairs].filter((pair) => met.has(pair)).length / pairs.size;
    return Math.round(score * (1 + PAIR_BONUS * ordered) * 1e6) / 1e6;
  });
}
