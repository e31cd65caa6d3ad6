/** What we ask of the payment provider. It decides what was paid; we decide what that is worth. */
import type { BillingCycle, SoldPlan } from "@citeworthy/core/product/plans/plans";
import type { ProviderState } from "@citeworthy/core/product/plans/provider-state";

/** `null`: the operator has not set one up. */
export type ProductIds = Record<SoldPlan, Record<BillingCycle, string | null>>;

export type ProviderSubscription = ProviderState & {
  id: string;
  customerId: string;
  customerEmail: string;
  productId: string;
  quantity: number;
  createdAt: Date;
  /** The mark that our checkout put on it; says whose it is. */
  reference: string | null;
};

export type ProviderPayment = {
  id: string;
  status: PaymentStatus;
  subscriptionId: string | null;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  invoiceUrl: string | null;
  errorMessage: string | null;
  createdAt: Date;
};

/** Each is news after the ones before it, so that late news never undoes newer. */
export const PAYMENT_STATUSES = [
  "processing",
  "cancelled",
  "failed",
  "succeeded",
  "partially_refunded",
  "refunded",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type Order = { productId: string; email: string; reference: string; returnUrl: string };
export type ProviderCustomer = { id: string; email: string; userId: string | null };

/** Failures are `billing/unavailable`, or `billing/not-configured` where there is no key; `null` is "not there". */
export type Billing = {
  isConfigured: boolean;
  /** The provider's own page for this order. An address like any other: a person can change what it says. */
  checkoutLink(order: Order): string;
  portalLink(customerId: string, returnUrl: string): Promise<string>;
  subscription(id: string): Promise<ProviderSubscription | null>;
  /** Every one there is, newest first as far as the provider keeps to it. */
  subscriptions(of?: { customerId: string }): AsyncIterable<ProviderSubscription>;
  payment(id: string): Promise<ProviderPayment | null>;
  payments(since: Date): AsyncIterable<ProviderPayment>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** By the mark of our user id; an address alone binds nobody. */
  findCustomer(person: { userId: string; email: string }): Promise<ProviderCustomer | null>;
  createCustomer(person: { userId: string; email: string; name: string }): Promise<ProviderCustomer>;
  customer(id: string): Promise<ProviderCustomer | null>;
  /** The provider keeps its records; this takes the person out of them. */
  anonymiseCustomer(id: string): Promise<void>;
};

/** What the provider sent us, reduced to what we use: no names, no addresses. */
export type ProviderEvent = {
  /** The message's own id: the same one is the same message. */
  id: string;
  type: string;
  subscriptionIds: string[];
  payment: ProviderPayment | null;
  paymentId: string | null;
};

export type Webhooks = {
  isConfigured: boolean;
  /** `null`: not signed by the provider, or too long ago. */
  read(body: string, headers: Headers): ProviderEvent | null;
};
