import { expect, test } from "vitest";
import { subjectOf } from "../analysis/subject.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { readGates } from "./gates.ts";

const servedText = (html: string) =>
  readGates(subjectOf(evidenceOf(html))).find(({ id }) => id === "served-text");

test("an article passes", () => {
  expect(servedText(articleHtml())?.passed).toBe(true);
});

test("a page with hardly any text loads too little without JavaScript", () => {
  expect(servedText("<main><h1>Tides</h1><p>Loading the tide table.</p></main>")).toMatchObject({
    passed: false,
    found: expect.stringContaining("see nothing more"),
  });
});

test("a page that repeats one sentence doesn't pass, and isn't said to hide text behind scripts", () => {
  const sentence = "The tide table lists the time and the height of each tide. ";
  expect(servedText(`<main><h1>Tides</h1><p>${sentence.repeat(40)}</p></main>`)).toMatchObject({
    passed: false,
    found: expect.stringMatching(/^Without its repeated sentences, the main text has only 1\d words\.$/),
  });
});
