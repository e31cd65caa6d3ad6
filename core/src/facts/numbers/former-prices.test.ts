import { expect, test } from "vitest";
import { readPage } from "../../page/read-page.ts";
import { formerPrices, statesFormerPrice } from "./former-prices.ts";

const FILLER =
  "<p>The kettle holds two litres and has a steel base that stays cool while it boils.</p>".repeat(5);
const pricesOf = (line: string) =>
  formerPrices(
    readPage(
      `<title>Kettle</title><main><h1>Kettle</h1><p>${line}</p>${FILLER}</main>`,
      "https://shop.example/kettle",
    ),
  );

test.each([
  "Price: <del>$40.00</del> $29",
  "Price: <s>$40</s> <b>$29</b>",
  "Price: <strike>$40</strike> $29",
  'Price: <span class="old-price">$40</span> $29',
  "Price: $29, was $40",
  "Price: $29, down from $40",
])("%s: $40 no longer holds", (line) => {
  expect([...pricesOf(line)]).toEqual(["$40"]);
});

test("a price that also stands where it isn't crossed out still holds", () => {
  expect([...pricesOf("The red one: <del>$40</del> $29. The blue one: $40.")]).toEqual([]);
});

test("new words may tell a former price as one", () => {
  const former = new Set(["$40"]);
  expect(statesFormerPrice("The kettle costs $40.", former)).toBe(true);
  expect(statesFormerPrice("The kettle costs $29, down from $40.", former)).toBe(false);
  expect(statesFormerPrice("The kettle costs $29.", former)).toBe(false);
});
