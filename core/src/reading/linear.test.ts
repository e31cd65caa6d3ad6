import { expect, test } from "vitest";
import {
  chance,
  logOdds,
  MAX_DEVIATION,
  outcomeChances,
  parseTable,
  rowStandardizer,
  standardized,
  writeTable,
} from "./linear.ts";

const TABLE = `words links
100 2
50 1
long 0.5 2 0
linked -1 0 1`;
const table = parseTable(TABLE);

test("features are brought to mean 0 and deviation 1, in the table's order", () => {
  expect([...standardized(table, { links: 3, words: 50 })]).toEqual([-1, 1]);
});

test("a feature that is missing counts as 0, and one the table doesn't know is ignored", () => {
  expect([...standardized(table, { words: 100, colour: 7 })]).toEqual([0, -2]);
});

test("a value far off says no more than one at the limit", () => {
  expect([...standardized(table, { words: 1e9, links: -1e9 })]).toEqual([MAX_DEVIATION, -MAX_DEVIATION]);
});

test("a feature that never varied in training counts nothing", () => {
  const constant = parseTable("words\n100\n0\nlong 0 1");
  expect([...standardized(constant, { words: 5000 })]).toEqual([0]);
});

test("rows of numbers are standardized like named features, whatever their order", () => {
  const standardize = rowStandardizer(table, ["colour", "links", "words"]);

  expect(standardize([7, 3, 50])).toEqual(standardized(table, { links: 3, words: 50 }));
  expect(rowStandardizer(table, ["words"])([100])).toEqual(standardized(table, { words: 100 }));
});

test("log-odds are the bias and the weighted features", () => {
  const row = standardized(table, { words: 150, links: 2 });
  expect(logOdds(table, "long", row)).toBe(2.5);
  expect(chance(table, "long", row)).toBeCloseTo(0.924, 3);
});

test("a model that was never trained says nothing either way", () => {
  const row = standardized(table, { words: 150 });
  expect(logOdds(table, "unknown", row)).toBe(0);
  expect(chance(table, "unknown", row)).toBe(0.5);
});

test("chances of outcomes add up to 1, however large the odds", () => {
  const strong = parseTable("words\n0\n1\none 5000 0\nother -5000 0\nthird 4999 0");
  const chances = outcomeChances(strong, standardized(strong, {}));
  expect([...chances.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect(chances.get("one")).toBeGreaterThan(chances.get("third") ?? 1);
  expect(chances.get("other")).toBe(0);
});

test("a table survives writing and reading", () => {
  expect(writeTable(table)).toBe(TABLE);
  expect(parseTable(writeTable(table))).toEqual(table);
});
