import { expect, test } from "vitest";
import { german } from "./packs/de.ts";
import { english } from "./packs/en.ts";
import { classPairs, parsePairWeights, wordClasses, wordOrder } from "./word-order.ts";
import { orderFor } from "./word-order-for.ts";
import { lowerWords } from "./words.ts";

/** Plain sentences, written for these tests. */
const SENTENCES = [
  "A heap of one cubic metre reaches 60 degrees in about a week.",
  "You can turn it with a fork when the middle has cooled down.",
  "The lid keeps the rain out, but it also keeps the warmth in.",
  "Most of the work is done by bacteria that nobody ever sees.",
  "If the pile smells of ammonia, there is too much grass in it.",
  "We measured the heat in three places and wrote down the mean.",
];
const order = orderFor(english);
const scoreOf = (words: readonly string[]) => order(words) ?? Number.NaN;

test("small words are classed one by one, the others by their ending", () => {
  expect(wordClasses(english, lowerWords("The heap quickly reached 60 of those useful readings"))).toEqual([
    "article",
    "other",
    "ly",
    "ed",
    "number",
    "preposition",
    "demonstrative",
    "adjective",
    "s",
  ]);
});

test("two words of meaning side by side aren't a pair, but the line's ends are", () => {
  expect(classPairs(["article", "other", "other", "preposition"])).toEqual([
    "start article",
    "article other",
    "other preposition",
    "preposition end",
  ]);
});

test("weights are read one pair a line", () => {
  expect(parsePairWeights("\narticle other 1.5\nother article -2\n")).toEqual(
    new Map([
      ["article other", 1.5],
      ["other article", -2],
    ]),
  );
});

test("the score adds up the weights of its pairs; pairs that were never seen count nothing", () => {
  const weights = parsePairWeights("start article 2\narticle other 1");
  const ruled = wordOrder(english, weights);
  // Pairs: start-article, article-other, other-preposition, preposition-article, article-other.
  expect(ruled(lowerWords("The heap under a roof"))).toBeCloseTo((2 + 1 + 1) / Math.sqrt(5));
});

test("a line of fewer than five words, or without small words, can't be judged", () => {
  expect(order(lowerWords("The heap is hot"))).toBeNull();
  const bare = wordOrder(english, new Map());
  expect(bare([])).toBeNull();
});

test("running text scores above the same words reversed", () => {
  for (const sentence of SENTENCES) {
    const words = lowerWords(sentence);
    expect(scoreOf(words), sentence).toBeGreaterThan(scoreOf(words.toReversed()));
    expect(scoreOf(words.toReversed()), sentence).toBeLessThan(0);
  }
});

test("most running text scores above 0", () => {
  const positive = SENTENCES.filter((sentence) => scoreOf(lowerWords(sentence)) > 0);
  expect(positive.length).toBeGreaterThanOrEqual(SENTENCES.length - 1);
});

test("a language without learned weights calls nothing a heap of words", () => {
  expect(orderFor(german)(lowerWords("der Haufen ist im Sommer sehr warm"))).toBeNull();
  expect(orderFor(null)(lowerWords("one two three four five six"))).toBeNull();
});
