import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pointsOf } from "../../score/score-model.ts";
import { llmsTxt } from "./llms-txt.ts";

test("llms.txt and ai.txt never change the score", () => {
  expect(pointsOf(llmsTxt)).toBe(0);
  expect(runAudit(llmsTxt, pageOf(padding(2)))).toMatchObject({
    kind: "reported",
    found: "Not scored and not checked.",
  });
});
