/**
 * What a job tells while it runs. Who follows it in this process hears it at once; it is stored at most twice a second, and
 * before the job ends.
 */
import type { StepReport } from "@citeworthy/core/product/steps/analysis-steps";
import type { JobEvent, JobFeed, JobStore } from "../../ports/runtime/jobs.ts";

const EVERY_MS = 500;

export type Report = (data: Record<string, unknown>) => void;
type Progress = {
  report: Report;
  /** Stores the rest, and fails where something could not be stored. What is reported later is ignored. */
  end(): Promise<void>;
};
type Needs = { jobs: Pick<JobStore, "report">; feed: Pick<JobFeed, "tell"> };

/** `last`: the number of the job's last event. */
export function jobProgress({ jobs, feed }: Needs, jobId: string, last: number): Progress {
  let seq = last;
  let waiting: JobEvent[] = [];
  let lost: JobEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  // Most jobs have ended before their first steps would be stored apart.
  let wroteAt = performance.now();
  let hasEnded = false;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = [...lost, ...waiting];
    if (events.length === 0) return;
    [lost, waiting] = [[], []];
    wroteAt = performance.now();
    writing = writing.catch(() => {}).then(() => store(events));
    // It counts as unhandled until somebody awaits it.
    writing.catch(() => {});
  }
  /** What could not be stored goes with the next. */
  async function store(events: JobEvent[]): Promise<void> {
    try {
      await jobs.report(jobId, events);
    } catch (error) {
      lost.push(...events);
      throw error;
    }
  }
  return {
    report(data) {
      if (hasEnded) return;
      const event: JobEvent = { seq: ++seq, event: "progress", data };
      waiting.push(event);
      feed.tell(jobId, event);
      timer ??= setTimeout(write, Math.max(0, wroteAt + EVERY_MS - performance.now()));
    },
    async end() {
      hasEnded = true;
      await writing.catch(() => {});
      write();
      await writing;
    },
  };
}

export type TellStep<Step extends string> = (step: Step, state: StepReport["state"], detail?: string) => void;

export const stepReporter =
  <Step extends string>(report: Report): TellStep<Step> =>
  (step, state, detail) =>
    report({ step, state, ...(detail !== undefined && { detail }) } satisfies StepReport);
