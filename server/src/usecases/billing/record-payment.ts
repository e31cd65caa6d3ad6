/** Records a payment in its user's history and emails a receipt or a failure notice, once however often the provider reports it. */
import type { ProviderPayment } from "../../ports/billing/billing.ts";
import { findOwner, type Refusal } from "./find-owner.ts";
import type { BillingNeeds } from "./needs.ts";

type Needs = Pick<BillingNeeds, "billing" | "storage" | "clock">;

const EMAIL_KIND = { succeeded: "payment-receipt", failed: "payment-failed" } as const;

export async function recordPayment(
  deps: Needs,
  payment: ProviderPayment,
): Promise<{ kind: "changed" | "unchanged" } | Refusal> {
  const { storage } = deps;
  if ((await storage.payments.statusOf(payment.id)) === payment.status) return { kind: "unchanged" };
  const owner = await payerOf(deps, payment);
  if (owner.kind === "refused") return owner;
  const subscription = await storage.subscriptions.of(owner.userId);
  const isNews = await storage.atomically(async (stores) => {
    const place = { userId: owner.userId, subscriptionId: subscription?.id ?? null };
    const recorded = await stores.payments.record(place, payment, deps.clock.now());
    const isForPlan = subscription !== null && subscription.providerId === payment.subscriptionId;
    if (recorded) await postEmail(stores, owner.userId, payment, isForPlan ? subscription.planType : "free");
    return recorded;
  });
  return { kind: isNews ? "changed" : "unchanged" };
}

async function payerOf({ billing, storage }: Needs, payment: ProviderPayment) {
  const id = payment.subscriptionId;
  const stranger: Refusal = {
    kind: "refused",
    code: "billing/unknown-buyer",
    details: { id: id ?? payment.id },
  };
  if (id === null) return stranger;
  const bound = await storage.subscriptions.ofProvider(id);
  if (bound) return { kind: "owner" as const, userId: bound.userId };
  const subscription = await billing.subscription(id);
  return subscription ? findOwner(storage, subscription) : stranger;
}

async function postEmail(
  { emails }: Pick<BillingNeeds["storage"], "emails">,
  userId: string,
  { id, status, amount, currency, invoiceUrl }: ProviderPayment,
  plan: string,
): Promise<void> {
  if ((status !== "succeeded" && status !== "failed") || amount <= 0) return;
  const details = { amount, currency, plan, ...(invoiceUrl && { invoiceUrl }) };
  await emails.post({ key: `${EMAIL_KIND[status]}:${id}`, userId, kind: EMAIL_KIND[status], details });
}
