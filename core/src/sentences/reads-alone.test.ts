import { expect, test } from "vitest";
import { pointsElsewhere, readsAlone } from "./reads-alone.ts";

test.each([
  "After comparing the results, the testers chose the steel kettle.",
  "When the tests were over, the steel kettle had boiled twice as fast.",
  "Verdict: The steel kettle boils fastest.",
  "Such kettles boil a litre in three minutes.",
  "2. Fill the kettle with water.",
  "Of the kettles listed below, the steel one boils fastest.",
])("“%s” needs its page", (text) => {
  expect(readsAlone({ text })).toBe(false);
});

test.each([
  "The steel kettle boils a litre in three minutes.",
  "After two years of use, the steel kettle still boils a litre in three minutes.",
  "If you know the results of a water test, choose the filter by hardness.",
  "Kettles such as the steel one boil a litre in three minutes.",
  "The ratio is 2:1, so a litre of water needs half a litre of vinegar.",
])("“%s” stands alone", (text) => {
  expect(readsAlone({ text })).toBe(true);
});

test("a later sentence of an opening may lean on the first one, and not on another part of the page", () => {
  expect(pointsElsewhere("It weighs 2 kg.")).toBe(false);
  expect(pointsElsewhere("Its price is listed below.")).toBe(true);
});
