import { expect, test } from "vitest";
import { ignoreSection } from "./ignore-section.ts";

const change = (from: string, to: string, rest: { formMethod?: "POST"; default?: false } = {}) =>
  ignoreSection({
    currentUrl: new URL(from, "https://own.example"),
    nextUrl: new URL(to, "https://own.example"),
    ...(rest.formMethod && { formMethod: rest.formMethod }),
    defaultShouldRevalidate: rest.default ?? true,
  });

test("a closed section loads nothing: without a connection the report was replaced by an error", () => {
  expect(change("/analysis/1#content-structure", "/analysis/1")).toBe(false);
});

test("another report, a sent form and the same address again load their data", () => {
  expect(change("/analysis/1#content-structure", "/analysis/2")).toBe(true);
  expect(change("/analysis/1#content-structure", "/analysis/1", { formMethod: "POST" })).toBe(true);
  expect(change("/analysis/1#content-structure", "/analysis/1#content-structure")).toBe(true);
  expect(change("/analysis/1", "/analysis/1")).toBe(true);
  expect(change("/analysis/1", "/analysis/1", { default: false })).toBe(false);
});
