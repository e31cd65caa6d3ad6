import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { toolsAndQuizzes } from "./tools-and-quizzes.ts";

const found = (main: string) => {
  const finding = runAudit(toolsAndQuizzes, pageOf(`${padding(4)}${main}${padding(4, 9)}`));
  return finding.kind === "reported" ? finding.found : null;
};

test("interactive elements are counted, without points", () => {
  expect(toolsAndQuizzes.part).toBe(0);
  expect(found('<form><input type="range" name="volume"></form>')).toBe(
    "Not scored. 2 interactive elements in the main content.",
  );
});

test("a page without them says so", () => {
  expect(found("")).toBe("Not scored. No interactive element in the main content.");
});
