import { expect, test } from "vitest";
import { isArticle } from "./article-kinds.ts";

test("a page that sells isn't an article, unless that is only a guess", () => {
  expect(isArticle({ kind: "explainer", kindSure: 0.2, kindBy: "engine" })).toBe(true);
  expect(isArticle({ kind: "service", kindSure: 0.7, kindBy: "engine" })).toBe(false);
  expect(isArticle({ kind: "service", kindSure: 0.26, kindBy: "engine" })).toBe(true);
  expect(isArticle({ kind: "service", kindSure: 0.26, kindBy: "user" })).toBe(false);
});
