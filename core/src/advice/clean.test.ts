import { expect, test } from "vitest";
import { cleanRecommendation } from "./clean.ts";

test("real and written-out line breaks become spaces", () => {
  expect(cleanRecommendation("Add a date.\nShow it.")).toBe("Add a date. Show it.");
  expect(cleanRecommendation("Add a date.\\nShow it.\r\nNow.")).toBe("Add a date. Show it. Now.");
});

test("the two labels are removed anywhere in the text", () => {
  expect(
    cleanRecommendation("Specific elements to implement: a table\nDetailed solution with example: rows"),
  ).toBe("a table rows");
});

test("other text stays as it is", () => {
  expect(cleanRecommendation("Elements to implement: none")).toBe("Elements to implement: none");
});
