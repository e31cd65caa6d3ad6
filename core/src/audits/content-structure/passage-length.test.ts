import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { passageLength } from "./passage-length.ts";

test("passages of the popular length are counted and never scored", () => {
  expect(runAudit(passageLength, pageOf("<p>Heaps get hot.</p>"))).toMatchObject({
    kind: "reported",
    fix: null,
    found: "Not scored. No passages on this page have 134 to 167 words.",
    quotes: [],
  });
  expect(runAudit(passageLength, pageOf(padding(40))).kind).toBe("reported");
});
