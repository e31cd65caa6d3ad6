import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

/** Lines of the fenced blocks of a markdown text: what a reader copies. */
const commands = (markdown: string) =>
  [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) => block.trim().split("\n"));

test("CI runs the very command that the README tells people to test with", () => {
  const lines = read(".ci/run").trim().split("\n");
  const last = lines.at(-1) ?? "";

  expect(last).toMatch(/npm test$/);
  expect(commands(read("README.md"))).toContain(last);
});
