/**
 * The tests of the audits notice a wrong result. Each audit is made wrong in five ways, one way at a time, and an assertion
 * in the audit's own test file, or in its row of `check-audits.test.ts`, must fail. A test file imports only its own audit, so
 * one run tries a mutation on all audits.
 */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allAudits } from "./all.ts";
import type { Audit } from "./audit.ts";
import type { Mutation } from "./testing/mutants.ts";
import { runMutated, type TestedAudit } from "./testing/run-mutated.ts";

const pathOf = ({ section, id }: Audit) => new URL(`./${section.replace("_", "-")}/${id}`, import.meta.url);
const sourceOf = (audit: Audit) => readFileSync(`${pathOf(audit).pathname}.ts`, "utf8");
const hasTest = (audit: Audit) => existsSync(`${pathOf(audit).pathname}.test.ts`);
const testOf = (audit: Audit) => readFileSync(`${pathOf(audit).pathname}.test.ts`, "utf8");

/** A mutation of results that an audit never gives leaves it as it is, so no test could notice it. */
const GIVES_POINTS = /\bscored\(|\bdefineCheckAudit\(/;
/** Checks that only earn points can't be too lenient. */
const TAKES_POINTS = /\bscored\((?!1,)|\bdefineCheckAudit\(/;
const GIVES_NOT_APPLICABLE = /\bnotApplicable\(|\bdefineCheckAudit\(/;
const CHANGES: [Mutation, RegExp][] = [
  ["inverted", /./],
  ["lenient", TAKES_POINTS],
  ["strict", GIVES_POINTS],
  ["boundless", GIVES_NOT_APPLICABLE],
];

const ids = (audits: readonly Audit[]) => audits.map(({ id }) => id).toSorted();
const isKilled = ({ errors }: TestedAudit) => errors.includes("AssertionError");

test("a test file imports no audit but its own", () => {
  const others = allAudits.filter(
    (audit) => hasTest(audit) && (testOf(audit).match(/from "\.\.?\/(?!\.\.\/)/g) ?? []).length !== 1,
  );
  expect(ids(others)).toEqual([]);
});

test("with unchanged audits every test passes, so a failure comes from the mutation", async () => {
  const files = await runMutated("unchanged");
  expect(files.map(({ id }) => id).toSorted()).toEqual(ids(allAudits));
  expect(files.filter(({ tests, errors }) => tests === 0 || errors.length > 0)).toEqual([]);
});

test.for(CHANGES)("no audit survives being %s", async ([mutation, changed]) => {
  const killed = new Set((await runMutated(mutation)).filter(isKilled).map(({ id }) => id));
  const mutants = allAudits.filter((audit) => changed.test(sourceOf(audit)));
  expect(mutants.length).toBeGreaterThan(allAudits.length / 2);
  expect(ids(mutants.filter(({ id }) => !killed.has(id)))).toEqual([]);
});

test("no audit survives giving half of the points to pages that pass in part", async () => {
  const partial = (await runMutated("probed")).filter(({ errors }) => errors.length > 0);
  const killed = new Set((await runMutated("halved")).filter(isKilled).map(({ id }) => id));
  expect(partial.length).toBeGreaterThan(0);
  expect(partial.map(({ id }) => id).filter((id) => !killed.has(id))).toEqual([]);
});
