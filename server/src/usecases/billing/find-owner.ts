/** Whose a subscription at the provider is: by what we bound before, by our checkout's mark, by a customer we made. */
import type { MessageCode } from "@citeworthy/core/messages";
import type { ProviderSubscription } from "../../ports/billing/billing.ts";
import type { SubscriptionRecord } from "../../ports/billing/subscriptions.ts";
import type { Storage } from "../../ports/storage.ts";

export type Refusal = { kind: "refused"; code: MessageCode; details: Record<string, string | number> };
export type Owner = { kind: "owner"; userId: string };

const refuse = (code: MessageCode, details: Refusal["details"]): Refusal => ({
  kind: "refused",
  code,
  details,
});
const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

type Needs = Pick<Storage, "subscriptions" | "checkouts" | "workspaces">;

/** Somebody who owns several workspaces pays for all of them as one customer. */
async function haveOneOwner(
  { workspaces }: Pick<Needs, "workspaces">,
  workspaceId: string,
  others: readonly SubscriptionRecord[],
): Promise<boolean> {
  const foreign = others.filter(({ userId }) => userId !== workspaceId);
  if (foreign.length === 0) return true;
  const owner = await workspaces.ownerOf(workspaceId);
  const owners = await Promise.all(foreign.map(({ userId }) => workspaces.ownerOf(userId)));
  return owner !== null && owners.every((other) => other?.userId === owner.userId);
}

/**
 * The mark travels through an address that a person can edit, so it has to agree with the rest: the e-mail address
 * that was locked in the checkout, and a customer who pays for no workspace of anybody else. Otherwise one could get into the billing
 * portal of another by paying under their address.
 */
export async function findOwner(
  storage: Needs,
  { id, reference, customerId, customerEmail }: ProviderSubscription,
): Promise<Owner | Refusal> {
  const bound = await storage.subscriptions.ofProvider(id);
  if (bound) return { kind: "owner", userId: bound.userId };
  const paidFor = await storage.subscriptions.ofCustomer(customerId);
  const checkout = reference === null ? null : await storage.checkouts.find(reference);
  if (checkout === null) {
    const [only, ...others] = paidFor;
    if (!only || others.length > 0 || reference !== null) return refuse("billing/unknown-buyer", { id });
    return { kind: "owner", userId: only.userId };
  }
  if (!sameAddress(checkout.email, customerEmail) || !(await haveOneOwner(storage, checkout.userId, paidFor)))
    return refuse("billing/foreign-buyer", { id });
  return { kind: "owner", userId: checkout.userId };
}
