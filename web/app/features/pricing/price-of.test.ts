import { expect, test } from "vitest";
import { limitText } from "./plan-limits.ts";
import { priceOf } from "./price-of.ts";

test("a yearly plan shows its price next to the price of twelve months", () => {
  expect(priceOf("core", "yearly")).toMatchObject({ amount: "$149", struck: "$239.88", per: "per year" });
  expect(priceOf("pro", "yearly")).toMatchObject({ amount: "$369", struck: "$599.88" });
});

test("a monthly plan shows only its price", () => {
  expect(priceOf("pro", "monthly")).toMatchObject({ amount: "$49.99", struck: null, per: "per month" });
});

test("limits come from the product's quota table; unmetered tools have none", () => {
  expect(limitText("pro", "content_analyses", true)).toBe("40");
  expect(limitText("free", "content_analyses", true)).toBe("0");
  expect(limitText("enterprise", "content_analyses", true)).toBe("Unlimited");
  expect(limitText("free", "meta_tags", false)).toBe("Unlimited");
});
