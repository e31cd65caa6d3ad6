/** The JSON reports of the two test runners, read down to sums and failures. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Failure, Report } from "./tally.ts";

type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
};
type VitestReport = { testResults: VitestFile[] };

type PlaywrightError = { message?: string };
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { errors: PlaywrightError[] }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
  errors?: PlaywrightError[];
};

const NO_REASON = "no reason was given";

/** The first line that says something, without colours. */
export function firstLine(text: string | undefined): string {
  const lines = stripVTControlCharacters(text ?? "").split("\n");
  return lines.map((line) => line.trim()).find((line) => line !== "") ?? NO_REASON;
}

export function vitestReport({ testResults }: VitestReport): Report {
  const statuses = testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const failures = testResults.flatMap(failuresOfFile);
  return {
    tally: {
      passed: count("passed"),
      failed: failures.length,
      skipped: count("skipped", "pending", "todo", "disabled"),
    },
    failures,
  };
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  // A file that could not even be loaded has no failed test to show for it.
  if (failed.length === 0) return status === "failed" ? [{ name: file, reason: firstLine(message) }] : [];
  return failed.map(({ fullName, failureMessages = [] }) => ({
    name: `${file} > ${fullName}`,
    reason: firstLine(failureMessages[0]),
  }));
}

/** A journey that passes only at the second try is not a passing journey. */
export function playwrightReport({ stats, suites = [], errors = [] }: PlaywrightReport): Report {
  const failed = stats.unexpected + stats.flaky;
  const outside = errors.map(({ message }) => ({ name: "outside of a journey", reason: firstLine(message) }));
  return {
    tally: {
      passed: stats.expected,
      failed: failed === 0 && errors.length > 0 ? 1 : failed,
      skipped: stats.skipped,
    },
    failures: [...suites.flatMap(failuresOfSuite), ...outside],
  };
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, ok, tests }) => {
    const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    return ok && !error ? [] : [{ name: `${file} > ${title}`, reason: firstLine(error?.message) }];
  });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** `null` where the runner died before it wrote anything readable. */
export function readReport(path: string, read: (report: never) => Report): Report | null {
  try {
    return read(JSON.parse(readFileSync(path, "utf8")) as never);
  } catch {
    return null;
  }
}
