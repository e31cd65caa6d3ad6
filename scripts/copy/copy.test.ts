/** Keeps wording that was replaced from coming back, for example when an old text is copied or a branch is merged. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { REPLACED } from "./replaced-wording.ts";

const root = join(import.meta.dirname, "../..");

/** Folders and files whose texts people see: the app, its messages and emails, the command line, the docs. */
const PLACES = [
  "core/src",
  "server/src",
  "cli/src",
  "web/app",
  "web/content",
  "web/host",
  "web/host/start-host.ts",
  "web/public/demo/demo.vtt",
  "docs",
  "README.md",
];
/** Articles quote studies and have their own style; decisions are records of their day; tests may use old text as input. */
const SKIPPED = /^web\/content\/blog\/|^docs\/decisions\/|\.test\.tsx?$|\/testing\/|\/node_modules\//;

/** Words that no text for people needs, and that no program would use as a name. */
const UNUSED_WORDS = /\b(?:oftener|whoever|mended|e-mails?)\b/gi;
/** Word lists in the languages of analyzed pages contain foreign words such as the French "e-mail". */
const WORD_LISTS = /^core\/src\/(?:language|facts|page|reading)\//;

const files = PLACES.flatMap(filesIn).filter((file) => !SKIPPED.test(file));
const texts = new Map(files.map((file) => [file, visibleText(file)]));

function filesIn(place: string): string[] {
  if (/\.\w+$/.test(place)) return [place];
  return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|md|json)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Without comments, and on one line: JSX wraps sentences, and joins their parts with {" "}. */
function visibleText(file: string): string {
  const text = readFileSync(join(root, file), "utf8");
  const withoutComments = /\.tsx?$/.test(file)
    ? text.replace(/^\s*\{?\/\*[\s\S]*?\*\/\}?/gm, "").replace(/(?:^|\s)\/\/ .*$/gm, "")
    : text;
  return withoutComments.replaceAll('{" "}', " ").replace(/\s+/g, " ");
}

/** Each place where something is found, as "file: what". */
function found(what: (text: string) => readonly string[], isSkipped = (_file: string) => false): string[] {
  return [...texts].flatMap(([file, text]) =>
    isSkipped(file) ? [] : what(text).map((match) => `${file}: ${match}`),
  );
}

test("the texts of every part of the product are searched", () => {
  for (const place of PLACES) expect(files.filter((file) => file.startsWith(place))).not.toEqual([]);
});

test("no replaced wording has come back", () => {
  expect(found((text) => REPLACED.filter((phrase) => text.includes(phrase)))).toEqual([]);
});

test("no text uses words that the style guide drops", () => {
  const unused = (text: string) => text.match(UNUSED_WORDS) ?? [];

  expect(found(unused, (file) => WORD_LISTS.test(file))).toEqual([]);
});
