/** Which quota row applies to a person now. */
import { type QuotaStatus, quotaStatus } from "@citeworthy/core/requests/allowance";
import type { SubscriptionRecord } from "../../ports/billing/subscriptions.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { ensureSubscription } from "../accounts/ensure-subscription.ts";

type Needs = { clock: Clock; storage: Storage };
export type FoundQuota = { quota: QuotaStatus; subscription: SubscriptionRecord | null };

/** Only looks: what is shown on a page never changes what the next check will say. */
export async function readQuota(deps: Needs, userId: string): Promise<FoundQuota> {
  const subscription = await ensureSubscription(deps, userId);
  const quota = quotaStatus(subscription, deps.clock.now());
  if (!subscription?.isSuspended) return { subscription, quota };
  return { subscription, quota: { ...quota, kind: "refused", code: "usage/suspended" } };
}

/** A trial or a paid plan found to be over is marked so on the way. */
export async function findQuota(deps: Needs, userId: string): Promise<FoundQuota> {
  const now = deps.clock.now();
  const { subscription, quota: found } = await readQuota(deps, userId);
  const becomes = found.kind === "refused" ? found.becomes : undefined;
  if (becomes === "expired") await deps.storage.subscriptions.expireTrial(userId, now);
  if (becomes === "free") await deps.storage.subscriptions.endPlans(now, { userId });
  return { quota: found, subscription };
}
