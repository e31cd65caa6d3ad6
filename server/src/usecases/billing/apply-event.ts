/** One stored message of the provider: look at what it is about, then mark it done, or say why not. */
import { messageText } from "@citeworthy/core/messages";
import { AppError } from "../../errors.ts";
import type { StoredEvent } from "../../ports/billing/payments.ts";
import { applyRefund } from "./apply-refund.ts";
import type { BillingNeeds } from "./needs.ts";
import { recordPayment } from "./record-payment.ts";
import { type Sync, syncSubscription } from "./sync-subscription.ts";

/** Throws where the provider cannot be asked now; the queue tries again, and reconciliation after it. */
export async function applyEvent(deps: BillingNeeds, id: string): Promise<void> {
  const { providerEvents } = deps.storage;
  const event = await providerEvents.find(id);
  if (!event?.isOpen) return;
  const reason = await reasonAgainst(deps, event);
  if (reason === null) return providerEvents.applied(id);
  deps.log.warn("an event from the payment provider was refused", { event: id, type: event.type, reason });
  await providerEvents.refused(id, reason);
}

async function reasonAgainst(deps: BillingNeeds, event: StoredEvent): Promise<string | null> {
  try {
    const outcomes: Sync[] = [];
    for (const step of stepsFor(deps, event)) outcomes.push(await step());
    const refused = outcomes.find((outcome) => outcome.kind === "refused");
    return refused ? messageText(refused.code, refused.details) : null;
  } catch (error) {
    if (error instanceof AppError && error.code === "billing/not-configured") return error.message;
    throw error;
  }
}

/** Kinds of messages that we have no use for have no steps. */
function stepsFor(
  deps: BillingNeeds,
  { type, subscriptionIds, payment, paymentId }: StoredEvent,
): (() => Promise<Sync>)[] {
  const sync = subscriptionIds.map((id) => () => syncSubscription(deps, id));
  if (type.startsWith("subscription.")) return sync;
  if (type.startsWith("payment.")) return payment ? [...sync, () => recordPayment(deps, payment)] : sync;
  if (/^(refund|dispute)\./.test(type) && paymentId) return [() => applyRefund(deps, paymentId)];
  return [];
}
