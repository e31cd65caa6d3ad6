/** How many checks went which way, and which of them failed: what the end of `npm test` says. */
export type Tally = { passed: number; failed: number; skipped: number };

/** `reason` is the first line of what the check said. */
export type Failure = { name: string; reason: string };

/** What a test runner's report says. */
export type Report = { tally: Tally; failures: Failure[] };

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Tally = { ...NONE, passed: 1 };
export const ONE_FAILED: Tally = { ...NONE, failed: 1 };
export const ONE_SKIPPED: Tally = { ...NONE, skipped: 1 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    NONE,
  );
}

/**
 * What a test runner's report and its exit status say together. A runner that ends badly without naming a failed
 * test (it crashed, it wrote no report, it ran nothing) has failed all the same.
 */
export function judge(reported: Report | null, exitStatus: number): Report {
  const { tally, failures } = reported ?? { tally: NONE, failures: [] };
  const ranNothing = tally.passed + tally.failed + tally.skipped === 0;
  const failedUnnamed = tally.failed === 0 && (exitStatus !== 0 || ranNothing);
  return { tally: failedUnnamed ? { ...tally, failed: 1 } : tally, failures };
}

/** One line for each failure. Other programs look for the word at its start. */
export const failureLine = ({ name, reason }: Failure): string => `FAIL ${name}: ${reason}`;

/** Other programs read this line: its form does not change. */
export function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

export const exitStatusFor = (tally: Tally): 0 | 1 => (tally.failed > 0 ? 1 : 0);
