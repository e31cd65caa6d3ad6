import { expect, test } from "vitest";
import { exportFileName } from "./export-file-name.ts";

const NOW = new Date("2026-11-17T06:00:00Z");

test.each([
  ["brewnotes.example", "brewnotes-example-pages-2026-11-17.csv"],
  ['Größe "& Co"\r\n', "grosse-co-pages-2026-11-17.csv"],
  ["日本", "pages-2026-11-17.csv"],
  ["a".repeat(80), `${"a".repeat(60)}-pages-2026-11-17.csv`],
])("the pages of the project %j are saved as %s", (project, name) =>
  expect(exportFileName(project, "pages", NOW)).toBe(name),
);
