/** Takes jobs out of pg-boss. A notification wakes a worker at once; polling finds what a lost notification left behind. */
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { JobQueue } from "../../ports/runtime/job-queue.ts";

const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };
/** Nobody waits for scheduled work. */
const SCHEDULED_POLLING = { pollingIntervalSeconds: 5 };

type Data = { jobId: string };

export const takeJobs = (boss: PgBoss): JobQueue => ({
  async take(name, { total, perOwner }, run) {
    const limits = {
      localConcurrency: total,
      ...(perOwner !== undefined && { localGroupConcurrency: perOwner }),
    };
    const options = { ...POLLING, ...limits, batchSize: 1, includeMetadata: true as const };
    await boss.work(name, options, async ([job]: JobWithMetadata<Data>[]) => {
      if (job) await run({ jobId: job.data.jobId, retryCount: job.retryCount, retryLimit: job.retryLimit });
    });
  },
  async takeScheduled(name, run) {
    await boss.work(name, SCHEDULED_POLLING, () => run());
  },
  async schedule(name, cron) {
    await boss.schedule(name, cron);
  },
  stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
});
