import { expect, test } from "vitest";
import { money } from "./money.ts";

test("sums are shown in the currency's own way", () => {
  expect([money(1999, "USD"), money(500, "JPY"), money(-1, "EUR")]).toEqual(["$19.99", "¥500", "-€0.01"]);
});

test("a currency that is none does not break the page", () => {
  expect(money(1999, "")).toBe("1999");
});
