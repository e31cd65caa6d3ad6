/** Compares all subscriptions and payments of the provider with ours, and corrects what no event reported. */
import { DAY_MS } from "@citeworthy/core/time";
import type { ProviderSubscription } from "../../ports/billing/billing.ts";
import { applyEvent } from "./apply-event.ts";
import { findOwner } from "./find-owner.ts";
import type { BillingNeeds } from "./needs.ts";
import { recordPayment } from "./record-payment.ts";
import { type Decision, decide, type Sync, syncSubscription } from "./sync-subscription.ts";

type Reconciliation = { checked: number; corrected: number; refused: number; failed: number };
type Check = (look: () => Promise<Sync>) => Promise<void>;

/** The provider stops resending an event after some days; payments in that time may be new to us. */
const PAYMENTS_SINCE_MS = 8 * DAY_MS;
const WAITING_SINCE_MS = 5 * 60 * 1000;

export async function reconcile(deps: BillingNeeds): Promise<Reconciliation> {
  const report: Reconciliation = { checked: 0, corrected: 0, refused: 0, failed: 0 };
  if (!deps.billing.isConfigured) return report;
  /** A failure does not stop the remaining checks. */
  const check: Check = async (look) => {
    report.checked += 1;
    try {
      const { kind } = await look();
      if (kind === "changed") report.corrected += 1;
      if (kind === "refused") report.refused += 1;
    } catch (error) {
      report.failed += 1;
      deps.log.error("reconciling failed", { error });
    }
  };
  await reconcileSubscriptions(deps, check);
  const now = deps.clock.now().getTime();
  for await (const payment of deps.billing.payments(new Date(now - PAYMENTS_SINCE_MS)))
    await check(() => recordPayment(deps, payment));
  for (const id of await deps.storage.providerEvents.waiting(new Date(now - WAITING_SINCE_MS)))
    await check(async () => {
      await applyEvent(deps, id);
      return { kind: "unchanged" };
    });
  return report;
}

async function reconcileSubscriptions(deps: BillingNeeds, check: Check): Promise<void> {
  const listed = new Map<string, ProviderSubscription>();
  for await (const found of deps.billing.subscriptions()) listed.set(found.id, found);
  const fromList = async (id: string) => listed.get(id) ?? deps.billing.subscription(id);
  const looking = { ...deps, billing: { ...deps.billing, subscription: fromList } };

  for (const found of listed.values())
    await check(async () => {
      const seen = await compare(looking, found);
      // The list may be minutes old by now: what is to change is decided anew, on a fresh answer.
      return seen.kind === "change" ? syncSubscription(deps, found.id) : seen;
    });
  for (const id of await deps.storage.subscriptions.billed())
    if (!listed.has(id)) await check(() => syncSubscription(deps, id));
}

async function compare(deps: BillingNeeds, found: ProviderSubscription): Promise<Decision> {
  const owner = await findOwner(deps.storage, found);
  if (owner.kind === "refused") return owner;
  return decide(deps, found, await deps.storage.subscriptions.of(owner.userId));
}
