import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles, visit } from "./check/source-files.ts";

const ROOT = join(import.meta.dirname, "..");
const text = readFileSync(join(ROOT, "docs/ARCHITECTURE.md"), "utf8");
const folders = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The table whose header is the folder's path. */
const tableOf = (path: string) => text.split(`| \`${path}\` | |`)[1]?.split("\n\n")[0] ?? "";

test.each([
  "core/src",
  "server/src",
  "server/src/usecases",
  "server/src/adapters",
  "web/app",
  "web/app/features",
  "cli/src",
])("ARCHITECTURE.md names every folder of %s, and no other", (path) => {
  const rows = tableOf(path)
    .split("\n")
    .map((row) => row.split("|")[1] ?? "");
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(folders(path).toSorted());
});

const MAX_PATTERN = 200;
/** What only a regular expression contains: a group, or a class such as `\b`. Plain word lists may be longer. */
const PATTERN_SYNTAX = /\(\?[:<=!]|\\\\[bBdDpPsSwW]/;

/** Regular expressions, and strings that are compiled to one, over 200 characters. */
function longPatterns(file: SourceFile): string[] {
  // A pattern is written on one line, and parsing only these files takes a tenth of the time.
  if (!file.text.split("\n").some((line) => line.length > MAX_PATTERN)) return [];
  const found: string[] = [];
  const check = (source: string) => {
    if (source.length > MAX_PATTERN) found.push(`${file.path}: ${source.slice(0, 60)}`);
  };
  const checkString = (raw: string) => {
    if (PATTERN_SYNTAX.test(raw)) check(raw);
  };
  visit(file, {
    Literal(node) {
      if ("regex" in node) check(node.regex.pattern);
      else if (typeof node.value === "string") checkString(node.raw ?? "");
    },
    TemplateElement: (node) => checkString(node.value.raw),
  });
  return found;
}

test("no regular expression is longer than 200 characters: it is built from a list of words", () => {
  expect(sourceFiles().flatMap(longPatterns)).toEqual([]);
});

test("a long literal and a long piece of a pattern are found, a long list of words isn't", () => {
  const words = Array.from({ length: 60 }, (_, number) => `word${number}`).join("|");
  const found = (text: string) => longPatterns({ path: "a.ts", text }).length;
  expect(found(`const A = /${words}/i;`)).toBe(1);
  expect(found(`const A = new RegExp("(?:${words})");`)).toBe(1);
  expect(found(`const A = new RegExp(\`\\\\b\${x} ${words}\\\\b\`);`)).toBe(1);
  expect(found(`const A = phrasePattern("${words}");`)).toBe(0);
});

test("no two exported types of core and server share a name", () => {
  const files = sourceFiles("{core,server}/src").filter(
    ({ path }) => !/\/testing\/|[.](test|proof)[.]/.test(path),
  );
  const names = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const [, name = ""] of text.matchAll(/^export (?:type|interface) (\w+)\b(?!\s*[,}])/gm))
      names.set(name, [...(names.get(name) ?? []), path]);
  const shared = [...names].filter(([, paths]) => paths.length > 1);
  expect(shared).toEqual([]);
});

test("the glossary has each term once", () => {
  const glossary = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
  const terms = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].map(([, term = ""]) =>
    term.replace(/ \(.*\)$/, ""),
  );
  expect(terms.length).toBeGreaterThan(30);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
