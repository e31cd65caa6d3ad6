import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { pageWith } from "../testing/material.ts";
import { certainEntries } from "./certain-entries.ts";
import { titlePromise } from "./title-promise.ts";

const TEXT =
  "<p>Most gardens get by with less water than their owners think, and a little planning helps more than any tool.</p>";
const BARRELS = ["Oakwell", "Rainkeeper", "Plastiko", "Tower"];

function certainOf(title: string, headings: readonly string[]) {
  const body = headings.map((name) => `<h2>${name}</h2>${TEXT}`).join("");
  const { facts, page } = subjectOf(evidenceOf(pageWith(TEXT.repeat(6) + body, { title })), {
    kind: "roundup",
  });
  const entries = facts.entries();
  return { found: entries?.names, certain: certainEntries(entries, titlePromise(title, null), page)?.names };
}

test("as many entries as the title says are certain", () => {
  expect(certainOf("4 best rain barrels", BARRELS).certain).toEqual(BARRELS);
});

test("entries that the page numbers are certain", () => {
  const numbered = BARRELS.map((name, at) => `${at + 1}. ${name}`);
  expect(certainOf("The best rain barrels", numbered).certain).toEqual(BARRELS);
});

test("a row of headings alone may be a part of the list", () => {
  expect(certainOf("The best rain barrels", BARRELS)).toEqual({ found: BARRELS, certain: undefined });
});

test("a countdown is turned round, so that its first choice comes first", () => {
  const down = BARRELS.map((name, at) => `${BARRELS.length - at}. ${name}`);
  const best = BARRELS.toReversed();
  expect(certainOf("4 best rain barrels", down)).toEqual({ found: best, certain: best });
});
