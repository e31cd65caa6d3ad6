/**
 * Makes our row say what the provider says now. Any message is only a reason to look: whatever came before, twice or
 * never, the row ends the same. The provider is asked after the row was read, and the row is written only if nobody
 * changed it since; so of two that run at once, the one with the older answer looks again.
 */
import {
  type BilledState,
  billedState,
  isLive,
  isOver,
  saysSomething,
  whichCounts,
} from "@citeworthy/core/product/plans/provider-state";
import { type UsageWindow, usageWindow } from "@citeworthy/core/product/plans/usage-window";
import type { ProviderSubscription } from "../../ports/billing/billing.ts";
import type { BilledChange, SubscriptionRecord } from "../../ports/billing/subscriptions.ts";
import { findOwner, type Owner, type Refusal } from "./find-owner.ts";
import type { BillingNeeds } from "./needs.ts";
import { offerOf } from "./product-plans.ts";

export type Sync = { kind: "changed" | "unchanged" } | Refusal;
type Needs = Pick<BillingNeeds, "billing" | "products" | "storage" | "clock">;
type Row = SubscriptionRecord | null;

const TRIES = 5;
const unchanged: Sync = { kind: "unchanged" };
const refuse = (code: Refusal["code"], details: Refusal["details"]): Refusal => ({
  kind: "refused",
  code,
  details,
});

export async function syncSubscription(deps: Needs, id: string): Promise<Sync> {
  for (let tries = 0; tries < TRIES; tries++) {
    const owner = await ownerOf(deps, id);
    if (owner.kind === "refused") return owner;
    const outcome = await applyTo(deps, id, owner.userId);
    if (outcome !== "overtaken") return outcome;
  }
  throw new Error(`Subscription ${id} kept changing while it was read`);
}

async function ownerOf({ billing, storage }: Needs, id: string): Promise<Owner | Refusal> {
  const bound = await storage.subscriptions.ofProvider(id);
  if (bound) return { kind: "owner", userId: bound.userId };
  const found = await billing.subscription(id);
  return found ? findOwner(storage, found) : refuse("billing/unknown-subscription", { id });
}

async function applyTo(deps: Needs, id: string, userId: string): Promise<Sync | "overtaken"> {
  const row = await deps.storage.subscriptions.of(userId);
  const found = await deps.billing.subscription(id);
  if (found === null) return refuse("billing/unknown-subscription", { id });
  const decision = await decide(deps, found, row);
  if (decision.kind !== "change") return decision;
  const { change } = decision;
  const written = await deps.storage.atomically(async (stores) => {
    const done = await stores.subscriptions.bill(userId, row?.revision ?? null, change, deps.clock.now());
    const moved = done && row ? movedWindow(row, change) : null;
    if (moved) await stores.usage.moveWindow(userId, moved.from, moved.to);
    return done;
  });
  return written ? { kind: "changed" } : "overtaken";
}

export type Decision = Sync | { kind: "change"; change: BilledChange };

/** What should become of the row, by this answer of the provider. */
export async function decide(deps: Needs, found: ProviderSubscription, row: Row): Promise<Decision> {
  if (!saysSomething(found) || isSettled(found, row, deps.clock.now())) return unchanged;
  const rival = await otherThatCounts(deps, found, row);
  if (rival)
    return isLive(found) && isLive(rival) && !found.cancelAtPeriodEnd
      ? refuse("billing/second-subscription", { id: found.id })
      : unchanged;
  const state = stateOf(deps, found, row);
  if (state.kind === "refused") return state;
  const change = { ...state.billed, providerId: found.id, customerId: customerOf(found, row) };
  return row && agrees(row, change) ? unchanged : { kind: "change", change };
}

/** A customer that was released, by a transfer of the workspace or by an admin, isn't bound by the same subscription again. */
const customerOf = (found: ProviderSubscription, row: Row) =>
  row?.providerId === found.id ? row.customerId : found.customerId;

/** What the operator gave is not the provider's to take; what ended and was let go stays so. */
function isSettled(found: ProviderSubscription, row: Row, now: Date): boolean {
  if (row === null) return false;
  if (row.planType === "enterprise") return true;
  if (!isOver(found, now)) return false;
  const wasLetGo = row.planType === "free" && row.status === "active";
  return row.providerId === found.id ? wasLetGo : row.providerId === null && row.planType !== "free";
}

async function otherThatCounts({ billing }: Needs, found: ProviderSubscription, row: Row) {
  if (!row?.providerId || row.providerId === found.id) return null;
  const other = await billing.subscription(row.providerId);
  return other && whichCounts(found, other) === other ? other : null;
}

/** An unknown product or a wrong quantity grants nothing; but a user who has a plan may lose it, under any name. */
function stateOf(
  { products }: Needs,
  found: ProviderSubscription,
  row: Row,
): { kind: "state"; billed: BilledState } | Refusal {
  const isTaking = row?.providerId === found.id && found.status !== "active" && found.status !== "past_due";
  if (found.quantity !== 1 && !isTaking)
    return refuse("billing/wrong-quantity", { quantity: found.quantity });
  const bought = offerOf(products, found.productId) ?? (isTaking ? row : null);
  const billed = bought && billedState(found, bought);
  if (!billed) return refuse("billing/unknown-product", { product: found.productId });
  const { planType, billingCycle } = bought;
  return { kind: "state", billed: { ...billed, planType, billingCycle } };
}

const time = (date: Date | null) => date?.getTime() ?? null;

/** Whether the row says it already. */
const agrees = (row: SubscriptionRecord, change: BilledChange): boolean =>
  row.providerId === change.providerId &&
  row.customerId === change.customerId &&
  row.planType === change.planType &&
  row.billingCycle === change.billingCycle &&
  row.status === change.status &&
  row.cancelAtPeriodEnd === change.cancelAtPeriodEnd &&
  time(row.periodStart) === time(change.periodStart) &&
  time(row.periodEnd) === time(change.periodEnd) &&
  time(row.pastDueUntil) === time(change.pastDueUntil);

/**
 * Another plan in the middle of a paid month may begin a new period at the provider: the uses spent in that month
 * move along, or a change of plan would be a refill. A renewal begins where a month ends, so nothing moves.
 */
function movedWindow(
  row: SubscriptionRecord,
  change: BilledChange,
): { from: UsageWindow; to: UsageWindow } | null {
  const isSame = row.planType === change.planType && row.billingCycle === change.billingCycle;
  if (isSame || row.planType === "free" || row.providerId !== change.providerId) return null;
  const from = usageWindow(row, false, change.periodStart);
  const to = usageWindow(change, false, change.periodStart);
  return from.start < to.start ? { from, to } : null;
}
