import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

/** Lines of the fenced blocks of a markdown text: what a reader copies. */
const commands = (markdown: string) =>
  [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) => block.trim().split("\n"));

test("CI is the command that the README tells people to test with", () => {
  const steps = read(".ci/run")
    .trim()
    .split("\n")
    .filter((line) => line.startsWith("npm "));

  expect(steps).toEqual(["npm ci", "npm test"]);
  expect(commands(read("README.md"))).toContain(steps.join(" && "));
});
