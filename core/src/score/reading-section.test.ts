import { expect, test } from "vitest";
import { type Audit, defineAudit, notApplicable } from "../audits/audit.ts";
import { CHECKS, KINDS } from "../contract/reading.ts";
import { readingSection } from "./reading-section.ts";

const figures: Audit = defineAudit({
  id: "measured-facts",
  section: "content_strategy",
  title: "Figures in the text",
  why: "Figures can be quoted.",
  ledger: ["CS5"],
  check: "figures",
  run: () => notApplicable("not run here"),
});

const lineOf = (name: string, text: string) =>
  text.split("\n").find((line) => line.startsWith(`| \`${name}\` |`)) ?? "";

test("every kind and every check of the reading is listed", () => {
  const text = readingSection([]);
  for (const kind of KINDS) expect(text).toContain(kind);
  for (const name of CHECKS) expect(lineOf(name, text)).not.toBe("");
});

test("a check names the audit that scores it, and says so where none does", () => {
  const text = readingSection([figures]);
  expect(lineOf("figures", text)).toContain("| Figures in the text |");
  expect(lineOf("steps", text)).toContain("| shown, not scored |");
});

test("a check that names a fault says that “no” is the good verdict", () => {
  const text = readingSection([]);
  expect(lineOf("promotional", text)).toContain("“no” is the good verdict");
  expect(lineOf("figures", text)).not.toContain("good verdict");
});
