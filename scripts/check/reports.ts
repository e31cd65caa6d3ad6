/** The JSON reports of the two test runners, read down to a tally. */
import { readFileSync } from "node:fs";
import type { Tally } from "./tally.ts";

type VitestFile = { status: string; assertionResults: { status: string }[] };
type VitestReport = { testResults: VitestFile[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
};

export function vitestTally(report: VitestReport): Tally {
  const statuses = report.testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  return {
    passed: count("passed"),
    failed: count("failed") + report.testResults.filter(brokeBeforeItsTests).length,
    skipped: count("skipped", "pending", "todo", "disabled"),
  };
}

/** A file that could not even be loaded has no failed test to show for it. */
function brokeBeforeItsTests(file: VitestFile): boolean {
  return file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed");
}

/** A journey that passes only at the second try is not a passing journey. */
export function playwrightTally({ stats, errors = [] }: PlaywrightReport): Tally {
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}

/** `null` where the runner died before it wrote anything readable. */
export function readReport(path: string, tally: (report: never) => Tally): Tally | null {
  try {
    return tally(JSON.parse(readFileSync(path, "utf8")) as never);
  } catch {
    return null;
  }
}
