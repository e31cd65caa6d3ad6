import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

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
