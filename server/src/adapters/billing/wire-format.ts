/** The provider's objects as they travel, checked and cut down to what we use. Whatever else they hold is left behind. */
import { PROVIDER_STATUSES } from "@citeworthy/core/product/plans/provider-state";
import { z } from "zod";
import type {
  PaymentStatus,
  ProviderCustomer,
  ProviderPayment,
  ProviderSubscription,
} from "../../ports/billing/billing.ts";

/** Names of the marks that we put on the provider's objects. */
export const REFERENCE = "reference";
export const USER_ID = "user_id";

/** Ids and marks are plain letters: nothing in them can trouble a database or a path. */
const id = z.string().regex(/^[\x21-\x7e]{1,200}$/);
const words = z.string().transform((text) => text.replaceAll("\0", "").toWellFormed().slice(0, 500));
const moment = z.string().pipe(z.coerce.date());
const maybe = <T extends z.ZodType>(type: T) => type.nullish().transform((value) => value ?? null);
const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((marks) => marks ?? {});
const textMark = (marks: Record<string, unknown>, name: string): string | null => {
  const value = marks[name];
  return typeof value === "string" && value.length <= 100 ? value : null;
};

export const WireSubscription = z
  .object({
    subscription_id: id,
    status: z.enum(PROVIDER_STATUSES),
    product_id: id,
    quantity: z.number(),
    customer: z.object({ customer_id: id, email: z.string().max(400) }),
    metadata,
    created_at: moment,
    previous_billing_date: moment,
    next_billing_date: moment,
    cancel_at_next_billing_date: z.boolean(),
    cancelled_at: maybe(moment),
    past_due_ends_at: maybe(moment),
  })
  .transform(
    (wire): ProviderSubscription => ({
      id: wire.subscription_id,
      status: wire.status,
      productId: wire.product_id,
      quantity: wire.quantity,
      customerId: wire.customer.customer_id,
      customerEmail: wire.customer.email,
      reference: textMark(wire.metadata, REFERENCE),
      createdAt: wire.created_at,
      periodStart: wire.previous_billing_date,
      periodEnd: wire.next_billing_date,
      cancelAtPeriodEnd: wire.cancel_at_next_billing_date,
      cancelledAt: wire.cancelled_at,
      pastDueUntil: wire.past_due_ends_at,
    }),
  );

type Refund = "partial" | "full" | null;

function paymentStatus(status: string | null, refund: Refund): PaymentStatus {
  if (refund === "full") return "refunded";
  if (refund === "partial") return "partially_refunded";
  // Whatever the provider waits for (a confirmation, a capture) is under way to us.
  return status === "succeeded" || status === "failed" || status === "cancelled" ? status : "processing";
}

/** `null`: no payment at all, only a card put on file. */
export const WirePayment = z
  .object({
    payment_id: id,
    status: maybe(z.string().max(50)),
    refund_status: maybe(z.enum(["partial", "full"])),
    subscription_id: maybe(id),
    subscription_ids: z.array(id).max(100).nullish(),
    total_amount: z.number().int(),
    currency: z.string().regex(/^[A-Za-z]{3}$/),
    invoice_url: maybe(z.url({ protocol: /^https?$/ }).max(2000)),
    error_message: maybe(words),
    is_update_payment_method: z.boolean().nullish(),
    created_at: moment,
  })
  .transform((wire): ProviderPayment | null =>
    wire.is_update_payment_method
      ? null
      : {
          id: wire.payment_id,
          status: paymentStatus(wire.status, wire.refund_status),
          subscriptionId: wire.subscription_id ?? wire.subscription_ids?.[0] ?? null,
          amount: wire.total_amount,
          currency: wire.currency,
          invoiceUrl: wire.invoice_url,
          errorMessage: wire.error_message,
          createdAt: wire.created_at,
        },
  );

export const WireCustomer = z.object({ customer_id: id, email: z.string().max(400), metadata }).transform(
  (wire): ProviderCustomer => ({
    id: wire.customer_id,
    email: wire.email,
    userId: textMark(wire.metadata, USER_ID),
  }),
);
