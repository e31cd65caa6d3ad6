/** Which user has which customer at the payment provider, and what an admin asks of the provider about them. */
import type { Billing } from "./billing.ts";

export type CustomerProvider = Pick<
  Billing,
  | "isConfigured"
  | "findCustomer"
  | "createCustomer"
  | "customer"
  | "subscriptions"
  | "cancelNow"
  | "anonymiseCustomer"
>;

export type Migrant = { id: string; email: string; name: string; emailVerified: boolean };

export type CustomerBook = {
  /** Users without a customer, in the order of their ids. */
  without(page: { after: string | null; limit: number }): Promise<Migrant[]>;
  /** `false`: the user has one by now, or the customer is another user's. */
  bind(userId: string, customerId: string, now: Date): Promise<boolean>;
  unbind(customerId: string, now: Date): Promise<void>;
};
