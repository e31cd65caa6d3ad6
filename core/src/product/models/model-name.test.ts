import { expect, test } from "vitest";
import { isModelName, isModelNameOf } from "./model-name.ts";

test("names as vendors and servers write them", () => {
  for (const name of ["gpt-5.4-mini", "qwen3:14b", "Qwen/Qwen3-8B", "@cf/meta/llama-3", "hf.co/a/b:Q4_K_M"])
    expect(isModelName(name), name).toBe(true);
  for (const name of ["gemini-3.8-flash", "models/gemini-3.8-flash", "tunedModels/mine-1"])
    expect(isModelNameOf("gemini", name), name).toBe(true);
});

test.each([
  "",
  "a b",
  "a\u0000b",
  "a\u001b]0;title\u0007",
  "a\u202eb",
  "a,b",
  "a=b",
  "a\nb",
  "..",
  "../../../evil",
  "a/../b",
  "//evil.test/x",
  "/etc/passwd",
  "a/",
  "a".repeat(201),
])("%j is no name of a model", (name) => {
  expect(isModelName(name)).toBe(false);
});

test.each(["..", "../../../evil", "//evil.test/x", "@evil.test", "a/b", "models/..", "x:y"])(
  "%j is no name of a Gemini model",
  (name) => {
    expect(isModelNameOf("gemini", name)).toBe(false);
  },
);
