import { expect, test } from "vitest";
import { ignoreSearch } from "./search-only.ts";

const change = (from: string, to: string, defaultShouldRevalidate = true) =>
  ignoreSearch({
    currentUrl: new URL(from, "https://own.example"),
    nextUrl: new URL(to, "https://own.example"),
    defaultShouldRevalidate,
  });

test("another answer of the same run loads nothing", () => {
  expect(change("/runs/1/why", "/runs/1/why?engine=openai&answer=2")).toBe(false);
});

test("another run, and the same address again, load their data", () => {
  expect(change("/runs/1/why?engine=openai", "/runs/2/why")).toBe(true);
  expect(change("/runs/1/why?engine=openai", "/runs/1/why?engine=openai")).toBe(true);
  expect(change("/runs/1/why", "/runs/1/why", false)).toBe(false);
});
