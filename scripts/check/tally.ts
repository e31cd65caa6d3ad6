/** How many checks went which way: the sums behind the last line of `npm test`. */
export type Tally = { passed: number; failed: number; skipped: number };

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
export function judge(reported: Tally | null, exitStatus: number): Tally {
  const tally = reported ?? NONE;
  const ranNothing = tally.passed + tally.failed + tally.skipped === 0;
  const failedUnnamed = tally.failed === 0 && (exitStatus !== 0 || ranNothing);
  return failedUnnamed ? { ...tally, failed: 1 } : tally;
}

/** Other programs read this line: its form does not change. */
export function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

export const exitStatusFor = (tally: Tally): 0 | 1 => (tally.failed > 0 ? 1 : 0);
