import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
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

test("the requirement and its check say the same number of words", () => {
  const dates = Array.from({ length: 6 }, () => "<li>High tide at the pier</li>").join("");
  const app = `<div id="root"></div><script src="/app.js"></script><main><h1>Tides</h1><ul>${dates}</ul></main>`;
  const { gates, audits } = analyze(evidenceOf(app));
  const found = [gates, audits].map((list) => list.find(({ id }) => id === "served-text")?.found ?? "");
  const [required, checked] = found.map((words) => /\d+ words/.exec(words)?.[0]);
  expect(required).toMatch(/^\d+ words$/);
  expect(checked ?? required).toBe(required);
});
