/** Which quota row applies to a person now; a trial found to be over is marked so on the way. */
import { type Standing, standing } from "@citeworthy/core/product/allowance";
import type { Clock } from "../../ports/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import type { SubscriptionRecord } from "../../ports/subscriptions.ts";
import { ensureSubscription } from "../accounts/ensure-subscription.ts";

type Needs = { clock: Clock; storage: Storage };
export type Found = { standing: Standing; subscription: SubscriptionRecord | null };

export async function findStanding(deps: Needs, userId: string): Promise<Found> {
  const now = deps.clock.now();
  const subscription = await ensureSubscription(deps, userId);
  const found = standing(subscription, now);
  if (subscription && found.kind === "refused" && found.becomes === "expired")
    await deps.storage.subscriptions.set(subscription.id, { status: "expired" }, now);
  if (subscription && found.kind === "refused" && found.becomes === "free") {
    await deps.storage.subscriptions.set(subscription.id, { planType: "free", status: "active" }, now);
  }
  return { standing: found, subscription };
}
