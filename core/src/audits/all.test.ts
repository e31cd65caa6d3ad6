import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judge } from "../analysis/judge.ts";
import { runAudits } from "../analysis/run-audits.ts";
import { subjectOf } from "../analysis/subject.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { subjectWithReading } from "../analysis/testing/with-reading.ts";
import { SECTIONS } from "../contract/analysis-result.ts";
import { CHECKS, type CheckName, FAULTS, type Verdict } from "../contract/reading.ts";
import { gradeOf, ledger } from "../ledger/ledger.ts";
import { READER_EFFECTS } from "../score/reader-effects.ts";
import { GRADE_CEILING, READER_WEIGHT, weightOf } from "../score/weights.ts";
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

/** Readers and the models agree too seldom on these, or too few labelled pages fail them, to take points for them. */
const INFORMATION_ONLY: readonly CheckName[] = [
  "answer_quotable",
  "key_term_defined",
  "title_fits",
  "stays_on_topic",
  "comparison",
  "steps",
];

test("every statement of the reading decides exactly one check, and six of them only inform", () => {
  const deciding = allAudits.filter((audit) => audit.check !== undefined);
  const informing = deciding.filter((audit) => weightOf(audit) === 0);

  expect(deciding.map((audit) => audit.check).toSorted()).toEqual([...CHECKS].toSorted());
  expect(informing.map((audit) => audit.check).toSorted()).toEqual([...INFORMATION_ONLY].toSorted());
});

test("every check rests on rows of the ledger, and weighs what its grade and its readers allow", () => {
  for (const audit of allAudits) {
    const byReaders = audit.check ? READER_WEIGHT * READER_EFFECTS[audit.check] : 0;

    expect(audit.ledger.length).toBeGreaterThan(0);
    for (const id of audit.ledger) expect(ledger[id]).toBeDefined();
    expect(weightOf(audit)).toBeLessThanOrEqual(GRADE_CEILING[gradeOf(audit.ledger)] + byReaders);
    expect(weightOf(audit)).toBeGreaterThanOrEqual(0);
  }
});

test("a check without weight is reported, whatever the reading says", () => {
  const results = judge(runAudits(allAudits, subjectWithReading(articleHtml(), { checks: failing })));
  for (const audit of allAudits.filter((one) => weightOf(one) === 0)) {
    const result = results.find((one) => one.id === audit.id);
    expect([audit.id, result?.outcome]).not.toEqual([audit.id, "scored"]);
    expect(result?.sectionPoints).toEqual({ won: 0, possible: 0 });
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
  expect(refuted.every(({ audit }) => weightOf(audit) === 0)).toBe(true);
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
