import { expect, test } from "vitest";
import { linesOf } from "./doctor.ts";

test("names and failures of other programs can't give the terminal commands", () => {
  const escapes = "\u001b]0;title\u0007 \u001b[2J \u009b31m \u202e";
  const lines = linesOf({
    about: `AI models, Your own server ${escapes}`,
    state: "problem",
    text: `Ollama runs on this machine with ${escapes}`,
    fix: `Check ${escapes}`,
  });
  expect(lines).toHaveLength(2);
  expect(lines.join("")).toContain("Ollama runs on this machine");
  expect(lines.join("")).not.toMatch(/\p{Cc}|\u202e/u);
});
