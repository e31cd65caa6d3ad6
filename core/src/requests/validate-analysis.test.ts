import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { isIncomplete, validateAnalysis } from "./validate-analysis.ts";

const sound = () => structuredClone(analyze(evidenceOf(articleHtml()))) as unknown as Record<string, never>;
const warningsOf = (input: unknown) => {
  const checked = validateAnalysis(input);
  return checked.ok ? checked.warnings : [checked.message];
};

test("our own result passes; fewer than five competitors only warn", () => {
  expect(validateAnalysis(sound())).toMatchObject({
    ok: true,
    warnings: ["Competitor Analysis: expected 5 enhancements, found 1"],
  });
  expect(validateAnalysis(JSON.stringify(sound()))).toMatchObject({ ok: true });
});

test("a missing basic structure fails with the specified words", () => {
  expect(validateAnalysis(null)).toEqual({
    ok: false,
    message: "Failed to parse analysis results: the result is not an object",
  });
  expect(validateAnalysis("{")).toEqual({
    ok: false,
    message: "Failed to parse analysis results: the text is not JSON",
  });
  const { content_freshness, ...rest } = sound();
  expect(content_freshness).toBeDefined();
  expect(validateAnalysis(rest)).toEqual({
    ok: false,
    message: "Failed to parse analysis results: section content_freshness is missing",
  });
});

test("an overall score outside 0 to 100 fails", () => {
  const message = "Failed to parse analysis results: Score must be a number between 0 and 100";
  expect(validateAnalysis({ ...sound(), score: { score: 101, explanation: "x" } })).toEqual({
    ok: false,
    message,
  });
  expect(validateAnalysis({ ...sound(), score: { score: "61", explanation: "x" } })).toEqual({
    ok: false,
    message,
  });
});

test("a wrong effort only warns, by the section's name", () => {
  const result = sound() as never as { content_strategy: { content: { effort: string } } };
  result.content_strategy.content.effort = "medium";

  expect(warningsOf(result)).toContain(
    "content_strategy.content.effort: Content Strategy section must specify effort as 'low' or 'high'",
  );
});

test("an empty explanation and content of one line only warn", () => {
  const result = sound() as never as {
    score: { explanation: string };
    content_structure: { what_can_be_enhanced: { content: string }[] };
  };
  result.score.explanation = " ";
  result.content_structure.what_can_be_enhanced = [{ content: "one line" }, { content: "two\nlines" }];
  const warnings = warningsOf(result);

  expect(warnings).toContain("score.explanation: Explanation must be a non-empty string");
  expect(
    warnings.filter((warning) => warning.startsWith("content_structure.what_can_be_enhanced.0")),
  ).toHaveLength(1);
  expect(
    warnings.filter((warning) => warning.startsWith("content_structure.what_can_be_enhanced.1")),
  ).toHaveLength(0);
});

test("a competitor's link must be an address", () => {
  const result = sound() as never as { competitor_analysis: { what_can_be_enhanced: unknown[] } };
  result.competitor_analysis.what_can_be_enhanced = [{ link: "nowhere", reason: "a\nb" }];

  expect(
    warningsOf(result).some((warning) => warning.startsWith("competitor_analysis.what_can_be_enhanced.0")),
  ).toBe(true);
});

test("an answer without score or content_strategy is incomplete", () => {
  const { content_strategy, ...rest } = sound();
  expect(content_strategy).toBeDefined();
  expect(isIncomplete(rest)).toBe(true);
  expect(isIncomplete(sound())).toBe(false);
});
