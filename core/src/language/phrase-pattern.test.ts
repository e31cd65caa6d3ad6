import { expect, test } from "vitest";
import { openingPattern, phrasePattern } from "./phrase-pattern.ts";

test("a phrase is found as whole words, also beside accented letters", () => {
  expect(phrasePattern("an|mois").test("il y a un an")).toBe(true);
  expect(phrasePattern("a|an").test("año")).toBe(false);
  expect(phrasePattern("ano").test("décano")).toBe(false);
  expect(phrasePattern("mówi").test("— Mówi Anna")).toBe(true);
});

test("the longest phrase wins, whatever the order of the list", () => {
  expect(phrasePattern("data|data from").exec("Data from 2024")?.[0]).toBe("Data from");
});

test("both kinds of apostrophe, any white space and one free word are understood", () => {
  expect(phrasePattern("let's see").test("Let’s  see")).toBe(true);
  expect(phrasePattern("in today's * world").test("in today’s digital world")).toBe(true);
  expect(phrasePattern("in today's * world").test("in today’s big digital world")).toBe(false);
});

test("signs in a phrase are not read as a pattern", () => {
  expect(phrasePattern("e.g").test("edge")).toBe(false);
  expect(phrasePattern("robots.txt").test("a robots.txt file")).toBe(true);
});

test("an opening phrase counts only at the start", () => {
  expect(openingPattern("yes|no").test("No, it isn't.")).toBe(true);
  expect(openingPattern("yes|no").test("Nobody knows.")).toBe(false);
  expect(openingPattern("yes|no").test("Say yes.")).toBe(false);
});
