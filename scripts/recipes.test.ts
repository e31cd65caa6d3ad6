/** CONTRIBUTING.md tells which files a change touches. A path that no longer exists would send a newcomer the wrong way. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const text = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8");

const RECIPES = [
  "Add an audit",
  "Add an AI engine",
  "Add a plan",
  "Add a column to the admin's users",
  "Add a public page",
];
/** Every common change spans several layers; a recipe with fewer files has lost some. */
const FEWEST_FILES = 6;

const PATH = /`((?:core|server|web|cli|e2e|lab|scripts|docs)\/[^`\s]+|[A-Z]+\.md)`/g;
const pathsIn = (part: string): string[] => [...part.matchAll(PATH)].flatMap(([, path]) => path ?? []);
const recipe = (title: string): string => text.split(`\n### ${title}\n`)[1]?.split(/\n##+ /)[0] ?? "";

/** `<section>` and the like are any name. */
const exists = (path: string): boolean =>
  globSync(path.replace(/<[^>]+>/g, "*").replace(/\/$/, ""), { cwd: ROOT }).length > 0;

test("every path in CONTRIBUTING.md exists", () => {
  expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
});

test.each(RECIPES)("the recipe “%s” names the files it touches", (title) => {
  expect(new Set(pathsIn(recipe(title))).size).toBeGreaterThanOrEqual(FEWEST_FILES);
});
