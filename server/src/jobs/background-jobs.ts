/** Background work that no user starts: events of the payment provider, emails, connected data, and the hourly check of plans. */
import type { JobQueue } from "../ports/runtime/job-queue.ts";
import { type BackgroundJob, RECONCILE, SWEEP_PLANS } from "../ports/runtime/jobs.ts";

type BackgroundJobHandlers = {
  applyProviderEvent(id: string): Promise<void>;
  sendEmail(key: string): Promise<void>;
  deliverEvent(id: string): Promise<void>;
  syncProperty(id: string): Promise<void>;
  reconcile(): Promise<void>;
  sweepPlans(): Promise<void>;
};

/** A receiver that doesn't answer holds up the messages of its owner, and nobody else's. */
const CONCURRENT: Record<BackgroundJob, { total: number; perOwner?: number }> = {
  "apply-provider-event": { total: 4 },
  "send-letter": { total: 4 },
  "deliver-webhook": { total: 12, perOwner: 1 },
  // A part of a reading is tens of thousands of rows in memory, and nobody waits for it.
  "sync-property": { total: 2, perOwner: 1 },
};
/** At different minutes, and not on the hour, when most other systems run their schedules. */
const SCHEDULE = { [SWEEP_PLANS]: "7 * * * *", [RECONCILE]: "23 * * * *" };

export async function startBackgroundJobs(queue: JobQueue, handlers: BackgroundJobHandlers): Promise<void> {
  const take = (kind: BackgroundJob, run: (id: string) => Promise<void>) =>
    queue.take(kind, CONCURRENT[kind], ({ jobId }) => run(jobId));
  await take("apply-provider-event", handlers.applyProviderEvent);
  await take("send-letter", handlers.sendEmail);
  await take("deliver-webhook", handlers.deliverEvent);
  await take("sync-property", handlers.syncProperty);
  await queue.takeScheduled(SWEEP_PLANS, () => handlers.sweepPlans());
  await queue.takeScheduled(RECONCILE, () => handlers.reconcile());
}

export async function scheduleBackgroundJobs(queue: JobQueue): Promise<void> {
  for (const [name, cron] of Object.entries(SCHEDULE)) await queue.schedule(name, cron);
}
