import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { engineAges } from "./engine-ages.ts";

test("the age is reported next to the median of each engine, without points", () => {
  const html = pageOf(`<p>Published 15 May 2026</p>${padding(6)}`);

  expect(engineAges.part).toBe(0);
  expect(runAudit(engineAges, html)).toMatchObject({
    kind: "reported",
    found:
      "Not scored. This page is 6.1 months old; the median age of cited pages in months is 5.1 for Claude, 6.0 for Google AI, 7.8 for Gemini and 8.0 for ChatGPT.",
  });
});

test("a page without a date has no age to compare", () => {
  expect(runAudit(engineAges, pageOf(padding(6)))).toEqual({
    kind: "not-applicable",
    reason: "We found no date on this page.",
  });
});
