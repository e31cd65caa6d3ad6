/** Whose a subscription at the provider is: by what we bound before, by our checkout's mark, by a customer we made. */
import type { MessageCode } from "@citeworthy/core/messages";
import type { ProviderSubscription } from "../../ports/billing/billing.ts";
import type { Storage } from "../../ports/storage.ts";

export type Refusal = { kind: "refused"; code: MessageCode; details: Record<string, string | number> };
export type Owner = { kind: "owner"; userId: string };

const refuse = (code: MessageCode, details: Refusal["details"]): Refusal => ({
  kind: "refused",
  code,
  details,
});
const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The mark travels through an address that a person can edit, so it has to agree with the rest: the e-mail address
 * that was locked in the checkout, and a customer who is nobody else's. Otherwise one could get into the billing
 * portal of another by paying under their address.
 */
export async function findOwner(
  storage: Pick<Storage, "subscriptions" | "checkouts">,
  { id, reference, customerId, customerEmail }: ProviderSubscription,
): Promise<Owner | Refusal> {
  const bound = await storage.subscriptions.ofProvider(id);
  if (bound) return { kind: "owner", userId: bound.userId };
  const customer = await storage.subscriptions.ofCustomer(customerId);
  const checkout = reference === null ? null : await storage.checkouts.find(reference);
  if (checkout === null) {
    if (customer === null || reference !== null) return refuse("billing/unknown-buyer", { id });
    return { kind: "owner", userId: customer.userId };
  }
  const isForeign = customer !== null && customer.userId !== checkout.userId;
  if (isForeign || !sameAddress(checkout.email, customerEmail))
    return refuse("billing/foreign-buyer", { id });
  return { kind: "owner", userId: checkout.userId };
}
