/** Learns which word classes follow each other in running text, from the sentences of labelled pages against the same words shuffled. */
import type { LanguagePack } from "../../../core/src/language/language-pack.ts";
import { classPairs, type PairWeights, wordClasses } from "../../../core/src/language/word-order.ts";
import { chancesFrom, shuffled } from "../seeded.ts";

const ROUNDS = 8;
const RATE = 0.3;
const RIDGE = 0.0005;
const DIGITS = 2;

type Row = { pairs: [string, number][]; isText: boolean };

/** Each sentence as its lower-cased words. */
export function learnWordOrder(pack: LanguagePack, sentences: readonly string[][]): PairWeights {
  const random = chancesFrom(7);
  const rows = sentences.flatMap((words): Row[] => [
    { pairs: shares(pack, words), isText: true },
    { pairs: shares(pack, shuffled(words, random)), isText: false },
  ]);
  const weights = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round);
    for (const { pairs, isText } of shuffled(rows, random)) {
      const sum = pairs.reduce((total, [pair, share]) => total + (weights.get(pair) ?? 0) * share, 0);
      const error = (isText ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      for (const [pair, share] of pairs) {
        const weight = weights.get(pair) ?? 0;
        weights.set(pair, weight + rate * (error * share - RIDGE * weight));
      }
    }
  }
  const rounded = [...weights].map(([pair, weight]): [string, number] => [
    pair,
    Number(weight.toFixed(DIGITS)),
  ]);
  return new Map(
    rounded.filter(([, weight]) => weight !== 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function shares(pack: LanguagePack, words: readonly string[]): [string, number][] {
  const pairs = classPairs(wordClasses(pack, words));
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1 / Math.sqrt(pairs.length));
  return [...counts];
}

export const writePairWeights = (weights: PairWeights): string =>
  [...weights].map(([pair, weight]) => `${pair} ${weight}`).join("\n");
