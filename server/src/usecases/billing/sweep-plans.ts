/** Every hour: trials and plans that have run out become the free plan, and users whose trial ends soon get an email. */
import { DAY_MS } from "@citeworthy/core/time";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";

type Needs = { clock: Clock; storage: Storage };

const NOTICE_MS = 2 * DAY_MS;
const UNSENT_SINCE_MS = 60 * 60 * 1000;

export async function sweepPlans({ clock, storage }: Needs): Promise<{ trials: number; plans: number }> {
  const now = clock.now();
  await announceEndings(storage, now);
  const trials = await storage.subscriptions.endTrials(now);
  const plans = await storage.subscriptions.endPlans(now);
  await storage.emails.postAgain(new Date(now.getTime() - UNSENT_SINCE_MS));
  return { trials, plans };
}

async function announceEndings(storage: Storage, now: Date): Promise<void> {
  const ending = await storage.subscriptions.trialsEnding(now, new Date(now.getTime() + NOTICE_MS));
  for (const { userId, trialEnd } of ending) {
    const details = { trialEnd: trialEnd.toISOString() };
    await storage.emails.post({ key: `trial-ending:${userId}`, userId, kind: "trial-ending", details });
  }
}
