import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { runAudits } from "../analysis/run-audits.ts";
import { subjectOf } from "../analysis/subject.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { SECTIONS } from "../contract/analysis-result.ts";
import { gradeOf, ledger } from "../ledger/ledger.ts";
import { GRADE_CEILING, weightOf } from "../score/weights.ts";
import { allAudits } from "./all.ts";

const folder = (section: string) => new URL(`./${section.replace("_", "-")}/`, import.meta.url).pathname;

test("there are at least 60 checks, each with a name of its own", () => {
  expect(allAudits.length).toBeGreaterThanOrEqual(60);
  expect(new Set(allAudits.map((audit) => audit.id)).size).toBe(allAudits.length);
  expect(new Set(allAudits.map((audit) => audit.title)).size).toBe(allAudits.length);
});

test("every file of a section's folder is listed, under its own name", () => {
  for (const section of SECTIONS) {
    const files = readdirSync(folder(section)).filter((name) => !name.endsWith(".test.ts"));
    const listed = allAudits.filter((audit) => audit.section === section).map((audit) => `${audit.id}.ts`);
    expect(listed.toSorted()).toEqual(files.toSorted());
  }
});

test("every check rests on rows of the ledger, and weighs no more than its grade allows", () => {
  for (const audit of allAudits) {
    expect(audit.ledger.length).toBeGreaterThan(0);
    for (const id of audit.ledger) expect(ledger[id]).toBeDefined();
    expect(weightOf(audit)).toBeLessThanOrEqual(GRADE_CEILING[gradeOf(audit.ledger)]);
    expect(weightOf(audit)).toBeGreaterThanOrEqual(0);
  }
});

test("what was found to do nothing is reported, never scored", () => {
  const found = runAudits(allAudits, subjectOf(evidenceOf(articleHtml())));
  const nulls = found.filter(({ audit }) => gradeOf(audit.ledger) === "R");

  expect(nulls.map(({ audit }) => audit.id)).toEqual(
    expect.arrayContaining([
      "llms-txt",
      "structured-data-presence",
      "institutional-links",
      "faq-markup",
      "passage-length",
    ]),
  );
  expect(nulls.every(({ audit, finding }) => weightOf(audit) === 0 && finding.kind === "reported")).toBe(
    true,
  );
});

test("every scored finding short of full says in three different ways what to do", () => {
  const poor =
    "<html><head><title>Compost heap heat</title></head><body><p>Many experts think a heap might maybe get warm in some cases.</p></body></html>";
  for (const html of [articleHtml(), poor]) {
    for (const { audit, finding } of runAudits(allAudits, subjectOf(evidenceOf(html)))) {
      if (finding.kind !== "scored" || finding.share === 1) continue;
      expect([audit.id, finding.fix?.length]).toEqual([audit.id, 3]);
      expect(new Set(finding.fix).size).toBe(3);
    }
  }
});
