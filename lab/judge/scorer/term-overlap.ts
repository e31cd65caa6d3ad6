/** How many words of meaning two questions share (F1). It has its own words and stems, so that it doesn't move with the product's. */
import { plain } from "../../labels/labelled-pages.ts";

const SMALL_WORDS = new Set(
  "a an the of for to in on at by with and or is are was were be been do does did how what which who when where why can could should would i you we they it its this that my your our from as if into than then there s t not no".split(
    " ",
  ),
);
const MIN_STEM = 4;
const stem = (word: string) =>
  word.replace(/(?:ing|ed|es|s)$/, (ending) => (word.length - ending.length >= MIN_STEM ? "" : ending));

const termsOf = (text: string): Set<string> =>
  new Set(
    plain(text)
      .split(" ")
      .filter((word) => word !== "" && !SMALL_WORDS.has(word))
      .map(stem),
  );

export function termOverlap(one: string, other: string): number {
  const [terms, others] = [termsOf(one), termsOf(other)];
  const both = [...terms].filter((term) => others.has(term)).length;
  return both === 0 ? 0 : (2 * both) / (terms.size + others.size);
}
