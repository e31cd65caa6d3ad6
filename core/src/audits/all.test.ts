import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judge, kindMixOf } from "../analysis/judge.ts";
import { runAudits } from "../analysis/run-audits.ts";
import { subjectOf } from "../analysis/subject.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { subjectWithReading } from "../analysis/testing/with-reading.ts";
import { SECTIONS } from "../contract/analysis-result.ts";
import { CHECKS, type CheckName, FAULTS, type Verdict } from "../contract/reading.ts";
import { gradeOf, ledger } from "../ledger/ledger.ts";
import { pointsOf } from "../score/score-model.ts";
import { allAudits, auditsBySection } from "./all.ts";
import type { Audit } from "./audit.ts";

const folder = (section: string) => new URL(`./${section.replace("_", "-")}/`, import.meta.url).pathname;

const POOR =
  "<html><head><title>Compost heap heat</title></head><body><p>Many experts think a heap might get warm in some cases.</p></body></html>";

/** Every check of the reading decided for the worse. */
const failing = Object.fromEntries(
  CHECKS.map((name): [CheckName, Verdict] => [name, FAULTS.has(name) ? "yes" : "no"]),
);

test("there are 40 to 80 checks, each with its own id and title", () => {
  expect(allAudits.length).toBeGreaterThanOrEqual(40);
  expect(allAudits.length).toBeLessThanOrEqual(80);
  expect(new Set(allAudits.map((audit) => audit.id)).size).toBe(allAudits.length);
  expect(new Set(allAudits.map((audit) => audit.title)).size).toBe(allAudits.length);
});

/** A folder may also hold what several of its checks share. */
const filesWithChecks = (section: string) =>
  readdirSync(folder(section)).filter(
    (name) =>
      !name.endsWith(".test.ts") &&
      /\bdefine(?:Check)?Audit\(/.test(readFileSync(folder(section) + name, "utf8")),
  );

test("every file of a section's folder that defines a check is listed in that section, under its id", () => {
  for (const section of SECTIONS) {
    const listed = auditsBySection[section].map((audit) => `${audit.id}.ts`);
    expect(listed.toSorted()).toEqual(filesWithChecks(section).toSorted());
    expect(auditsBySection[section].every((audit) => audit.section === section)).toBe(true);
  }
});

test("every check has its own test file, unless check-audits.test.ts has a row for it", () => {
  const isInTable = ({ id, check }: Audit) => check !== undefined && id !== "early-answer";
  const untested = allAudits.filter(
    (audit) => isInTable(audit) === existsSync(`${folder(audit.section)}${audit.id}.test.ts`),
  );
  expect(untested.map((audit) => audit.id)).toEqual([]);
});

test("every statement of the reading decides exactly one check", () => {
  const deciding = allAudits.filter((audit) => audit.check !== undefined);
  expect(deciding.map((audit) => audit.check).toSorted()).toEqual([...CHECKS].toSorted());
});

test("every check rests on rows of the ledger, and none can win points by failing", () => {
  for (const audit of allAudits) {
    expect(audit.ledger.length).toBeGreaterThan(0);
    for (const id of audit.ledger) expect(ledger[id]).toBeDefined();
    expect(pointsOf(audit)).toBeGreaterThanOrEqual(0);
  }
});

test("a check without weight is reported, whatever the reading says", () => {
  const subject = subjectWithReading(articleHtml(), { checks: failing });
  const results = judge(runAudits(allAudits, subject), kindMixOf(subject));
  for (const audit of allAudits.filter((one) => pointsOf(one) === 0)) {
    const result = results.find((one) => one.id === audit.id);
    expect([audit.id, result?.outcome]).not.toEqual([audit.id, "scored"]);
    expect(result?.sectionPoints).toEqual({ won: 0, possible: 0, usual: 0 });
  }
});

test("a signal that was tested and found to do nothing is reported, never scored", () => {
  const found = runAudits(allAudits, subjectOf(evidenceOf(articleHtml())));
  const refuted = found.filter(({ audit }) => gradeOf(audit.ledger) === "R");

  expect(refuted.map(({ audit }) => audit.id)).toEqual(
    expect.arrayContaining([
      "llms-txt",
      "structured-data-presence",
      "institutional-links",
      "faq-markup",
      "passage-length",
    ]),
  );
  expect(refuted.every(({ audit }) => pointsOf(audit) === 0)).toBe(true);
  expect(refuted.every(({ finding }) => finding.kind === "reported")).toBe(true);
});

/** Words in quotation marks belong to the page and may hold several sentences. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, "“”");

test("every finding that misses points says in one sentence what to do", () => {
  for (const html of [articleHtml(), POOR]) {
    for (const { audit, finding } of runAudits(allAudits, subjectWithReading(html, { checks: failing }))) {
      if (finding.kind !== "scored" || finding.share === 1) continue;
      const fix = withoutQuotes(finding.fix ?? "");
      expect([audit.id, fix]).toEqual([audit.id, expect.stringMatching(/^\p{Lu}.*[.”]$/u)]);
      expect([audit.id, fix.match(/[.!?] \p{Lu}/u)]).toEqual([audit.id, null]);
    }
  }
});
