import { expect, test } from "vitest";
import { SECTIONS } from "./analysis-result.ts";
import { shownAnalysis } from "./shown-analysis.ts";

const NOW = "2026-11-16T00:00:00.000Z";
const section = {
  content: { description: "d", effort: "low", impact: "high" },
  score: { score: 50 },
  what_can_be_enhanced: [],
};
const specified = () => ({
  score: { score: 60, explanation: "e" },
  ...Object.fromEntries(SECTIONS.map((name) => [name, structuredClone(section)])),
});

test("a result with exactly the specified fields can be shown", () => {
  const shown = shownAnalysis(specified(), NOW);
  expect(shown).toMatchObject({ score: { score: 60 }, audits: [], gates: [], page: { title: null } });
  expect(shown?.analyzedAt).toBe(NOW);
});

test("what a result has stays as it is", () => {
  const shown = shownAnalysis({ ...specified(), url: "https://a.test/", audits: [1] }, NOW);
  expect(shown).toMatchObject({ url: "https://a.test/", audits: [1] });
});

test.each([
  ["no object", null],
  ["no section", { ...specified(), content_structure: undefined }],
  ["a section without a score", { ...specified(), content_structure: { ...section, score: undefined } }],
  ["a section without content", { ...specified(), content_structure: { ...section, content: undefined } }],
  [
    "a section without a list",
    { ...specified(), content_structure: { ...section, what_can_be_enhanced: 1 } },
  ],
  ["an overall score above 100", { ...specified(), score: { score: 101, explanation: "e" } }],
])("%s can't be shown", (_, body) => {
  expect(shownAnalysis(body, NOW)).toBeNull();
});
