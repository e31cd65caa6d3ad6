/**
 * JUnit XML, which most build servers show: one suite for each page, one case for each check. A build server turns red for any
 * failure, so a case fails only where the command itself fails: a problem that the baseline doesn't list, or a low score.
 */
import type { AuditResult } from "@citeworthy/core/contract";
import { type AnalyzedPage, type PageFormat, sentence, slashed } from "./format.ts";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** XML 1.0 allows no other control characters, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "")
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

type Suite = { xml: string; tests: number; failures: number; errors: number; skipped: number };

function caseOf({ name, problems }: AnalyzedPage, { id, title }: AuditResult, hasBaseline: boolean): string {
  const head = `    <testcase classname="${xmlText(slashed(name))}" name="${xmlText(`${id}: ${title}`)}"`;
  const problem = problems.find(({ rule }) => rule === id);
  if (!problem) return `${head}/>`;
  const details = xmlText(
    `${slashed(name)}:${problem.start.line}:${problem.start.column}\n${sentence(problem)}`,
  );
  if (!hasBaseline) return `${head}><system-out>${problem.level}: ${details}</system-out></testcase>`;
  const inside = problem.isNew
    ? `<failure type="${problem.level}" message="${xmlText(problem.found)}">${details}</failure>`
    : '<skipped message="Listed in the baseline."/>';
  return `${head}>${inside}</testcase>`;
}

function suiteOf(page: AnalyzedPage, hasBaseline: boolean): Suite {
  const { name, result, isLow, problems } = page;
  const scored = result.audits.filter(
    ({ id, outcome }) => outcome === "scored" || problems.some(({ rule }) => rule === id),
  );
  const score = `    <testcase classname="${xmlText(slashed(name))}" name="overall score: ${result.score.score} of 100"`;
  const cases = [
    isLow
      ? `${score}><failure type="error" message="The score is below --fail-under."/></testcase>`
      : `${score}/>`,
    ...scored.map((audit) => caseOf(page, audit, hasBaseline)),
  ];
  const failing = hasBaseline ? problems.filter(({ isNew }) => isNew).length : 0;
  const counts = {
    tests: cases.length,
    failures: failing + Number(isLow),
    errors: 0,
    skipped: problems.filter(({ isNew }) => !isNew).length,
  };
  return { ...counts, xml: suiteXml(name, counts, cases) };
}

function failedSuite(name: string, error: string): Suite {
  const counts = { tests: 1, failures: 0, errors: 1, skipped: 0 };
  const one = `    <testcase classname="${xmlText(slashed(name))}" name="read the page"><error message="${xmlText(error)}"/></testcase>`;
  return { ...counts, xml: suiteXml(name, counts, [one]) };
}

const attributes = ({ tests, failures, errors, skipped }: Omit<Suite, "xml">) =>
  `tests="${tests}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;

const suiteXml = (name: string, counts: Omit<Suite, "xml">, cases: string[]) =>
  [`  <testsuite name="${xmlText(slashed(name))}" ${attributes(counts)}>`, ...cases, "  </testsuite>"].join(
    "\n",
  );

/** `hasBaseline`: problems that it doesn't list fail the call. */
export function junitFormat({ hasBaseline }: { hasBaseline: boolean }): PageFormat<AnalyzedPage> {
  const suites: Suite[] = [];
  const sum = (field: "tests" | "failures" | "errors" | "skipped") =>
    suites.reduce((total, suite) => total + suite[field], 0);
  return {
    page(page) {
      suites.push(suiteOf(page, hasBaseline));
      return "";
    },
    failure(name, error) {
      suites.push(failedSuite(name, error));
      return "";
    },
    end() {
      const counts = {
        tests: sum("tests"),
        failures: sum("failures"),
        errors: sum("errors"),
        skipped: sum("skipped"),
      };
      const body = suites.map(({ xml }) => xml);
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="citeworthy" ${attributes(counts)}>`,
        ...body,
        "</testsuites>",
        "",
      ].join("\n");
    },
  };
}
