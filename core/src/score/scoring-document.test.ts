import { expect, test } from "vitest";
import { allAudits } from "../audits/all.ts";
import { scoringDocument, shareOfAnswers } from "./scoring-document.ts";

test("docs/SCORING.md is what the rubric says (run vitest with -u after a change of the rubric)", async () => {
  await expect(scoringDocument(allAudits)).toMatchFileSnapshot("../../../docs/SCORING.md");
});

test("at least a third of all points depend on answers and sourced facts", () => {
  expect(shareOfAnswers(allAudits)).toBeGreaterThanOrEqual(33);
  expect(shareOfAnswers(allAudits)).toBeLessThanOrEqual(60);
});
