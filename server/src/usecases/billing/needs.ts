/** What the billing use-cases work with. */
import type { Billing, ProductIds } from "../../ports/billing/billing.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";

export type BillingNeeds = {
  billing: Billing;
  products: ProductIds;
  storage: Storage;
  clock: Clock;
  log: Log;
  newId: () => string;
  baseUrl: string;
};
