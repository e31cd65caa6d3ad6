/** Background work that no user starts: events from the payment provider, emails, and the hourly check of plans and payments. */
import type { JobQueue } from "../ports/runtime/job-queue.ts";
import { type BackgroundJob, RECONCILE, SWEEP_PLANS } from "../ports/runtime/jobs.ts";

type BackgroundJobHandlers = {
  applyProviderEvent(id: string): Promise<void>;
  sendEmail(key: string): Promise<void>;
  deliverEvent(id: string): Promise<void>;
  reconcile(): Promise<void>;
  sweepPlans(): Promise<void>;
};

const CONCURRENT = { total: 4 };
/** At different minutes, and not on the hour, when most other systems run their schedules. */
const SCHEDULE = { [SWEEP_PLANS]: "7 * * * *", [RECONCILE]: "23 * * * *" };

export async function startBackgroundJobs(queue: JobQueue, handlers: BackgroundJobHandlers): Promise<void> {
  const take = (kind: BackgroundJob, run: (id: string) => Promise<void>) =>
    queue.take(kind, CONCURRENT, ({ jobId }) => run(jobId));
  await take("apply-provider-event", handlers.applyProviderEvent);
  await take("send-letter", handlers.sendEmail);
  await take("deliver-webhook", handlers.deliverEvent);
  await queue.takeScheduled(SWEEP_PLANS, () => handlers.sweepPlans());
  await queue.takeScheduled(RECONCILE, () => handlers.reconcile());
}

export async function scheduleBackgroundJobs(queue: JobQueue): Promise<void> {
  for (const [name, cron] of Object.entries(SCHEDULE)) await queue.schedule(name, cron);
}
