import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml, bodyParts, changed } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { changeNote, isReported } from "./change-note.ts";
import { causeLines, pointWords, whyWords } from "./change-words.ts";
import { compareAnalyses } from "./compare-analyses.ts";

const vague = changed(
  bodyParts(),
  "answer",
  () => "<p>Compost is a wonderful thing, and many gardeners love how their heap feels in autumn.</p>",
);
const page = analyze(evidenceOf(articleHtml()));
const later = analyze(evidenceOf(articleHtml({ body: vague })));
const fall = changeNote(compareAnalyses(page, later));

test("a fall names its checks and the sentence that was removed", () => {
  expect(pointWords(fall)).toBe(
    `fell by ${page.score.score - later.score.score} points, ${page.score.score} to ${later.score.score}`,
  );
  const [first = "", second = ""] = causeLines(fall);
  expect(first).toMatch(/^Answer near the top: (?:worse|no longer counts) \(−\d+(\.\d)?\)\. /);
  const went = bodyParts().find(({ id }) => id === "answer")?.html ?? "";
  const quoted = /Before: “([^”…]+)/.exec(second)?.[1] ?? "nothing is quoted";
  expect(went.replace(/<[^>]+>/g, "")).toContain(quoted.trim());
  expect(causeLines(fall).filter((line) => /\([+−]/.test(line)).length).toBeLessThanOrEqual(3);
  expect(isReported(fall)).toBe(true);
});

test("a check that found the same is less certain, not worse", () => {
  const [check] = fall.checks;
  if (!check) throw new Error("no check");
  const found = { found: "The first 100 words answer in part.", quote: "" };
  const unsure = { ...fall, checks: [{ ...check, before: found, after: found }] };
  expect(causeLines(unsure)[0]).toMatch(/^Answer near the top: less certain \(/);
});

test("a change of the score is reported though no check turned", () => {
  const lower = { ...page, score: { ...page.score, score: page.score.score - 6 } };
  const note = { ...changeNote(compareAnalyses(lower, page)), checks: [] };
  expect([note.points, isReported(note)]).toEqual([6, true]);
});

test("an unchanged page has nothing to tell, and another rubric isn't reported but says why", () => {
  const same = changeNote(compareAnalyses(page, page));
  expect([pointWords(same), whyWords(same), isReported(same)]).toEqual([
    `unchanged at ${page.score.score}`,
    null,
    false,
  ]);
  const old = changeNote(compareAnalyses({ ...page, rubricVersion: "2025.1" }, later));
  expect(pointWords(old)).toBe(`${later.score.score}, not compared`);
  expect(whyWords(old)).toContain("The rubric changed from 2025.1");
  expect(isReported(old)).toBe(false);
});

test("a page that turned to another question is reported without points", () => {
  const asked = analyze(evidenceOf(articleHtml({ body: vague })), {
    question: "How do you measure a compost heap?",
  });
  const note = changeNote(compareAnalyses(page, asked));
  expect(note.points).toBeNull();
  expect(isReported(note)).toBe(true);
  expect(whyWords(note)).not.toMatch(/[+−]\d/);
});

test("much changed text is said in a sentence, also beside the checks, and notes from before don't know it", () => {
  const words =
    "Much of the text has changed: 1 line is gone and 900 lines are new. That is too much to list.";
  const rewritten = { removed: 1, added: 900 };
  expect(causeLines({ ...fall, rewritten })).toContain(words);
  expect(causeLines({ ...fall, moved: null, checks: [], limits: [], sentences: [], rewritten })).toEqual([
    words,
  ]);
  const { rewritten: _, ...old } = fall;
  expect(causeLines(old)).toEqual(causeLines(fall));
});
