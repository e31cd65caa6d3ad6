/** The provider's records, in its wire format. Every change follows what the real provider does. */
import { randomUUID } from "node:crypto";

export type WireCustomer = {
  customer_id: string;
  business_id: string;
  email: string;
  name: string;
  phone_number: string | null;
  metadata: Record<string, string>;
  created_at: string;
};
export type WireStatus =
  | "pending"
  | "active"
  | "on_hold"
  | "paused"
  | "cancelled"
  | "failed"
  | "expired"
  | "past_due";
export type WireSubscription = {
  subscription_id: string;
  status: WireStatus;
  product_id: string;
  quantity: number;
  customer: Pick<WireCustomer, "customer_id" | "email" | "name">;
  metadata: Record<string, string>;
  created_at: string;
  previous_billing_date: string;
  next_billing_date: string;
  cancel_at_next_billing_date: boolean;
  cancelled_at: string | null;
  past_due_ends_at: string | null;
};
export type WirePayment = {
  payment_id: string;
  status: "succeeded" | "failed" | "processing" | "cancelled";
  refund_status: "partial" | "full" | null;
  subscription_id: string | null;
  subscription_ids: string[];
  total_amount: number;
  currency: string;
  invoice_url: string | null;
  error_message: string | null;
  is_update_payment_method: boolean;
  customer: Pick<WireCustomer, "customer_id" | "email" | "name">;
  metadata: Record<string, string>;
  created_at: string;
};
export type Sale = {
  productId: string;
  email: string;
  quantity?: number;
  metadata?: Record<string, string>;
  months?: number;
};

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll("-", "").slice(0, 20)}`;

export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

export type ProviderRecords = ReturnType<typeof openRecords>;

export function openRecords(now: () => Date) {
  const customers = new Map<string, WireCustomer>();
  const subscriptions = new Map<string, WireSubscription>();
  const payments = new Map<string, WirePayment>();

  const customer = (email: string, rest: Partial<WireCustomer> = {}): WireCustomer => {
    const made: WireCustomer = {
      customer_id: newId("cus"),
      business_id: "bus_loopback",
      email,
      name: "",
      phone_number: null,
      metadata: {},
      created_at: now().toISOString(),
      ...rest,
    };
    customers.set(made.customer_id, made);
    return made;
  };
  const customerOf = (email: string) =>
    [...customers.values()].find((known) => known.email === email) ?? customer(email);

  const subscribe = ({
    productId,
    email,
    quantity = 1,
    metadata = {},
    months = 1,
  }: Sale): WireSubscription => {
    const { customer_id, name } = customerOf(email);
    const made: WireSubscription = {
      subscription_id: newId("sub"),
      status: "active",
      product_id: productId,
      quantity,
      customer: { customer_id, email, name },
      metadata,
      created_at: now().toISOString(),
      previous_billing_date: now().toISOString(),
      next_billing_date: monthsLater(now(), months).toISOString(),
      cancel_at_next_billing_date: false,
      cancelled_at: null,
      past_due_ends_at: null,
    };
    subscriptions.set(made.subscription_id, made);
    return made;
  };

  const pay = (subscription: WireSubscription, rest: Partial<WirePayment> = {}): WirePayment => {
    const made: WirePayment = {
      payment_id: newId("pay"),
      status: "succeeded",
      refund_status: null,
      subscription_id: subscription.subscription_id,
      subscription_ids: [subscription.subscription_id],
      total_amount: 1999,
      currency: "USD",
      invoice_url: null,
      error_message: null,
      is_update_payment_method: false,
      customer: subscription.customer,
      metadata: subscription.metadata,
      created_at: now().toISOString(),
      ...rest,
    };
    payments.set(made.payment_id, made);
    return made;
  };

  const change = (id: string, changes: Partial<WireSubscription>): WireSubscription => {
    const known = subscriptions.get(id);
    if (!known) throw new Error(`The loopback provider has no subscription ${id}`);
    return Object.assign(known, changes);
  };

  return { customers, subscriptions, payments, customer, subscribe, pay, change };
}
