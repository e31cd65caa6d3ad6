/** Writes a job's progress in the order it happened: each row waits for the one before. */
import type { StepReport } from "@citeworthy/core/product/steps/analysis-steps";
import type { Stores } from "../../ports/storage.ts";

type Report<Step extends string> = (step: Step, state: StepReport["state"], detail?: string) => Promise<void>;

export function progressReporter<Step extends string>(
  { jobs }: Pick<Stores, "jobs">,
  jobId: string,
): Report<Step> {
  let last: Promise<void> = Promise.resolve();
  return (step, state, detail) => {
    const report: StepReport = { step, state, ...(detail !== undefined && { detail }) };
    last = last.then(() => jobs.report(jobId, report));
    // Awaiting the last report also reports an earlier failure; until then it must not count as unhandled.
    last.catch(() => {});
    return last;
  };
}
