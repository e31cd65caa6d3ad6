import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { weightOf } from "../../score/weights.ts";
import { llmsTxt } from "./llms-txt.ts";

test("llms.txt and ai.txt never change the score", () => {
  expect(weightOf(llmsTxt)).toBe(0);
  expect(runAudit(llmsTxt, pageOf(padding(2)))).toMatchObject({
    kind: "reported",
    found: "Not scored and not checked.",
  });
});
