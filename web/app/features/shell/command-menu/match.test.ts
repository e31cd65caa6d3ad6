import { expect, test } from "vitest";
import { bestFirst, rankOf, wordsOf } from "./match.ts";

const texts = (typed: string, ...entries: { text: string; also?: string }[]) =>
  bestFirst(entries, wordsOf(typed)).map(({ text }) => text);

test("the beginning of a title counts more than the beginning of a word, and that more than other words", () => {
  const entries = [
    { text: "Webhooks", also: "project events" },
    { text: "Subproject" },
    { text: "New project" },
    { text: "Projects" },
  ];
  expect(texts("proj", ...entries)).toEqual(["Projects", "New project", "Subproject", "Webhooks"]);
});

test("every word has to be found, in any order, without case and accents", () => {
  expect(texts("RÔLES members", { text: "Members and roles" }, { text: "Members" })).toEqual([
    "Members and roles",
  ]);
  expect(rankOf(wordsOf("resume"), "Résumé")).toBe(0);
  expect(rankOf(wordsOf("members billing"), "Members and roles")).toBeNull();
});

test("without words everything fits, in its own order", () => {
  expect(texts("  ", { text: "B" }, { text: "A" })).toEqual(["B", "A"]);
});
