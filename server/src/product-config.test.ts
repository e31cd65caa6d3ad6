import { BILLING_CYCLES, SOLD_PLANS } from "@citeworthy/core/product/plans/plans";
import { expect, test } from "vitest";
import { productEnvironment, productProblems, productsOf } from "./product-config.ts";

test("every plan that is sold has a variable for each billing cycle", () => {
  expect(Object.keys(productEnvironment)).toEqual([
    "DODO_PRODUCT_CORE_MONTHLY",
    "DODO_PRODUCT_CORE_YEARLY",
    "DODO_PRODUCT_PRO_MONTHLY",
    "DODO_PRODUCT_PRO_YEARLY",
  ]);
  expect(Object.keys(productEnvironment)).toHaveLength(SOLD_PLANS.length * BILLING_CYCLES.length);
});

test("a product that isn't set is null, so it can't be bought", () => {
  expect(productsOf({ DODO_PRODUCT_CORE_YEARLY: "pdt_1", DODO_PRODUCT_PRO_MONTHLY: "pdt_2" })).toEqual({
    core: { monthly: null, yearly: "pdt_1" },
    pro: { monthly: "pdt_2", yearly: null },
  });
});

test("two plans can't have the same product", () => {
  expect(
    productProblems({ DODO_PRODUCT_CORE_YEARLY: "pdt_1", DODO_PRODUCT_PRO_YEARLY: "pdt_1" }),
  ).toHaveLength(1);
  expect(productProblems({ DODO_PRODUCT_CORE_YEARLY: "pdt_1", DODO_PRODUCT_PRO_YEARLY: "pdt_2" })).toEqual(
    [],
  );
});
