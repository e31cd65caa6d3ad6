/** Background work that no user starts: events from the payment provider, emails, and the hourly check of plans and payments. */
import type { JobWithMetadata, PgBoss } from "pg-boss";
import { type Errand, RECONCILE, SWEEP_PLANS } from "../ports/jobs.ts";

export type ErrandHands = {
  applyProviderEvent(id: string): Promise<void>;
  sendEmail(key: string): Promise<void>;
  deliverEvent(id: string): Promise<void>;
  reconcile(): Promise<void>;
  sweepPlans(): Promise<void>;
};

const CONCURRENT = 4;
/** At different minutes, and not on the hour, when most other systems run their schedules. */
const SCHEDULE = { [SWEEP_PLANS]: "7 * * * *", [RECONCILE]: "23 * * * *" };

type Ticket = { jobId: string };

export async function startErrands(boss: PgBoss, hands: ErrandHands): Promise<void> {
  const take = (errand: Errand, run: (id: string) => Promise<void>) =>
    boss.work(
      errand,
      {
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 2,
        localConcurrency: CONCURRENT,
        batchSize: 1,
      },
      async ([ticket]: Pick<JobWithMetadata<Ticket>, "data">[]) => {
        if (ticket) await run(ticket.data.jobId);
      },
    );
  await take("apply-provider-event", hands.applyProviderEvent);
  await take("send-letter", hands.sendEmail);
  await take("deliver-webhook", hands.deliverEvent);
  await boss.work(SWEEP_PLANS, { pollingIntervalSeconds: 5 }, () => hands.sweepPlans());
  await boss.work(RECONCILE, { pollingIntervalSeconds: 5 }, () => hands.reconcile());
}

export async function scheduleErrands(boss: PgBoss): Promise<void> {
  for (const [name, cron] of Object.entries(SCHEDULE)) await boss.schedule(name, cron);
}
