import { expect, test } from "vitest";
import type { Kind } from "../../contract/reading.ts";
import { logOdds, parseTable, standardized } from "../linear.ts";
import { runnerUpNames, runnerUpNumbers, runnerUpRank } from "./runners-up.ts";

/** An early place counts for a sentence in general, and against it in a forum, where the first post asks. */
const TABLE = parseTable("place forum.place figure\n0.5 0.1 0.2\n0.5 0.25 0.4\nnext 0 -1 2 0.5");
const NAMES = ["place", "figure"];
type Sentence = { place: number; figure: number };
const rankOf = (kinds: ReadonlyMap<Kind, number>) => {
  const rank = runnerUpRank(TABLE, kinds, NAMES);
  return ({ place, figure }: Sentence) => rank([place, figure]);
};
const certain = (kind: Kind) => new Map<Kind, number>([[kind, 1]]);

test("the same features rank differently by kind of page", () => {
  const [first, last] = [
    { place: 0, figure: 0 },
    { place: 1, figure: 0 },
  ];
  const onNews = rankOf(certain("news"));
  const onForum = rankOf(certain("forum"));
  expect(onNews(first)).toBeGreaterThan(onNews(last));
  expect(onForum(last)).toBeGreaterThan(onForum(first));
});

test("ranks differ as the trained model's log-odds do", () => {
  const kinds = new Map<Kind, number>([
    ["forum", 0.3],
    ["how-to", 0.7],
  ]);
  const rank = rankOf(kinds);
  const names = runnerUpNames(NAMES);
  const numbersOf = runnerUpNumbers(NAMES, kinds);
  const odds = ({ place, figure }: Sentence) => {
    const numbers = numbersOf([place, figure]);
    const features = Object.fromEntries(names.map((name, at) => [name, numbers[at] ?? 0]));
    return logOdds(TABLE, "next", standardized(TABLE, features));
  };
  const [one, other]: [Sentence, Sentence] = [
    { place: 0.4, figure: 1 },
    { place: 0.9, figure: 0 },
  ];
  expect(rank(one) - rank(other)).toBeCloseTo(odds(one) - odds(other), 6);
});

test("a page of no known kind is ranked by the common weights", () => {
  const rank = rankOf(new Map());
  expect(rank({ place: 1, figure: 0 }) - rank({ place: 0, figure: 0 })).toBeCloseTo(-2, 6);
});
