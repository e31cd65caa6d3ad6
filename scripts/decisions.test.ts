import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "../docs/decisions");
const files = readdirSync(FOLDER).toSorted();

test("decisions are numbered without a gap", () => {
  expect(files.map((file) => Number(file.slice(0, 3)))).toEqual(files.map((_, at) => at + 1));
});

test.each(files)("%s begins with its number and its date", (file) => {
  const [heading, blank, date] = readFileSync(join(FOLDER, file), "utf8").split("\n");
  expect(heading).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\p{L}`, "u"));
  expect(blank).toBe("");
  expect(date).toMatch(/^\d{4}-\d\d-\d\d\b/);
});
