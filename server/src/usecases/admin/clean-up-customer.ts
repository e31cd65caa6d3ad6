/** Cleans up one customer: skips paying users, cancels what the provider still bills, then anonymizes the customer. */
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import type { CleanupLine } from "@citeworthy/core/product/accounts/customer-changes";
import { AppError } from "../../errors.ts";
import type { CustomerBook, CustomerProvider } from "../../ports/billing/customers.ts";
import type { SubscriptionRecord, SubscriptionStore } from "../../ports/billing/subscriptions.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";

export type CleaningUp = {
  clock: Clock;
  log: Log;
  customers: CustomerBook;
  billing: CustomerProvider;
  storage: { subscriptions: Pick<SubscriptionStore, "ofCustomer"> };
};
type Result = Omit<CleanupLine, "customer_id">;

/** Safe in a URL, and long enough for any id that a provider issues. */
const CUSTOMER_ID = /^[A-Za-z0-9_-]{3,64}$/;
const ENDED = new Set(["cancelled", "expired", "failed"]);

const failed = (code: MessageCode): Result => ({ status: "failed", reason: messageText(code) });

function isPaying({ planType, status, periodEnd }: SubscriptionRecord, now: Date): boolean {
  if (planType === "free" || status === "trial" || status === "expired") return false;
  return status !== "cancelled" || (periodEnd !== null && periodEnd > now);
}

async function cleanUp({ billing, customers, clock, storage }: CleaningUp, id: string): Promise<Result> {
  if (!CUSTOMER_ID.test(id)) return failed("admin/customer-id-malformed");
  if (!billing.isConfigured) return failed("billing/not-configured");
  const paidFor = await storage.subscriptions.ofCustomer(id);
  if (paidFor.some((one) => isPaying(one, clock.now()))) return failed("admin/customer-paying");
  if ((await billing.customer(id)) === null) {
    await customers.unbind(id, clock.now());
    return failed("admin/customer-unknown");
  }
  for await (const subscription of billing.subscriptions({ customerId: id }))
    if (!ENDED.has(subscription.status)) await billing.cancelNow(subscription.id);
  await billing.anonymiseCustomer(id);
  await customers.unbind(id, clock.now());
  return { status: "anonymised", reason: "Name and phone removed at the provider; unlinked here." };
}

export async function cleanUpCustomer(deps: CleaningUp, id: string): Promise<CleanupLine> {
  try {
    return { customer_id: id, ...(await cleanUp(deps, id)) };
  } catch (error) {
    deps.log.warn("a customer was not cleaned up", { customerId: id, error });
    const reason = error instanceof AppError ? error.message : messageText("admin/unknown");
    return { customer_id: id, status: "failed", reason };
  }
}
