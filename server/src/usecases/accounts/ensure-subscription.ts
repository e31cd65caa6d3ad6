/** Everyone signed in has a subscription: the trial of sign-up, or the same trial made on demand, once per person. */
import { trialFrom } from "@citeworthy/core/product/plans/trial";
import type { SubscriptionRecord } from "../../ports/billing/subscriptions.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Stores } from "../../ports/storage.ts";

type Needs = { clock: Clock; storage: Pick<Stores, "subscriptions"> };

/** `null` only where the trial was used up and the row is gone: the user reads 'No subscription found'. */
export async function ensureSubscription(
  { clock, storage }: Needs,
  userId: string,
): Promise<SubscriptionRecord | null> {
  const found = await storage.subscriptions.of(userId);
  if (found) return found;
  const made = await storage.subscriptions.startTrial(userId, trialFrom(clock.now()));
  // Two first requests at once: the one that lost the race finds the other's row.
  return made ?? storage.subscriptions.of(userId);
}
