/** Checkouts that we sent people to, payments that came of them, and the provider's messages about both. */
import type { BillingCycle, SoldPlan } from "@citeworthy/core/product/plans/plans";
import type { PaymentStatus, ProviderEvent, ProviderPayment } from "./billing.ts";

export type Checkout = {
  reference: string;
  userId: string;
  planType: SoldPlan;
  billingCycle: BillingCycle;
  productId: string;
  email: string;
};

export type CheckoutStore = {
  /** One per person and product: asking again gives the same reference. */
  open(checkout: Checkout): Promise<Checkout>;
  find(reference: string): Promise<Pick<Checkout, "userId" | "email"> | null>;
  /** What is paid by the links of this workspace from now on is nobody's. */
  forget(userId: string): Promise<void>;
};

export type PaymentRecord = {
  id: string;
  paymentId: string;
  status: PaymentStatus;
  /** In the currency's smallest unit. */
  amount: number | null;
  currency: string | null;
  invoiceUrl: string | null;
  errorMessage: string | null;
  createdAt: Date;
};

export type PaymentStore = {
  /** Older news than what is known changes nothing. `true`: this status is new. */
  record(
    owner: { userId: string; subscriptionId: string | null },
    payment: ProviderPayment,
    now: Date,
  ): Promise<boolean>;
  statusOf(paymentId: string): Promise<PaymentStatus | null>;
  /** Newest first. */
  of(userId: string): Promise<PaymentRecord[]>;
  /** They name the person who paid. */
  removeInvoices(userId: string): Promise<void>;
};

export type StoredEvent = ProviderEvent & { isOpen: boolean };

export type ProviderEventStore = {
  /** Stores the message and puts it in the queue, both or neither; `false`: it was here before. */
  keep(event: ProviderEvent): Promise<boolean>;
  find(id: string): Promise<StoredEvent | null>;
  applied(id: string): Promise<void>;
  /** What the operator reads beside the message. */
  refused(id: string, reason: string): Promise<void>;
  /** Messages that have waited since before that moment. */
  waiting(before: Date): Promise<string[]>;
};
