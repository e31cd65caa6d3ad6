import { expect, test } from "vitest";
import { limitText } from "./plan-limits.ts";
import { priceOf } from "./price-of.ts";

test("a year shows its price beside what twelve months would cost", () => {
  expect(priceOf("core", "yearly")).toMatchObject({ amount: "$149", struck: "$239.88", per: "per year" });
  expect(priceOf("pro", "yearly")).toMatchObject({ amount: "$369", struck: "$599.88" });
});

test("a month shows its price alone", () => {
  expect(priceOf("pro", "monthly")).toMatchObject({ amount: "$49.99", struck: null, per: "per month" });
});

test("limits are the product's own; what is not metered has none", () => {
  expect(limitText("pro", "content_analyses", true)).toBe("40");
  expect(limitText("free", "content_analyses", true)).toBe("0");
  expect(limitText("enterprise", "content_analyses", true)).toBe("Unlimited");
  expect(limitText("free", "meta_tags", false)).toBe("Unlimited");
});
