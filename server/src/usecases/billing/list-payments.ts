/** What a person has paid, newest first. */
import type { PaymentRecord } from "../../ports/billing/payments.ts";
import type { BillingNeeds } from "./needs.ts";

export const listPayments = (
  { storage }: Pick<BillingNeeds, "storage">,
  userId: string,
): Promise<PaymentRecord[]> => storage.payments.of(userId);
