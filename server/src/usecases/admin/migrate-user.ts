/**
 * Migrates one user: first a subscription, then a customer that carries our user id. A matching email address alone does
 * not link a customer.
 */
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import type { MigrationLine } from "@citeworthy/core/product/accounts/customer-changes";
import { AppError } from "../../errors.ts";
import type { CustomerBook, CustomerProvider, Migrant } from "../../ports/billing/customers.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Stores } from "../../ports/storage.ts";
import { ensureSubscription } from "../accounts/ensure-subscription.ts";

export type Migrating = {
  clock: Clock;
  storage: Pick<Stores, "subscriptions">;
  customers: CustomerBook;
  billing: CustomerProvider;
  log: Log;
};

type Result = Omit<MigrationLine, "email">;
const skipped = (code: MessageCode): Result => ({ status: "skipped", reason: messageText(code) });

async function migrate(deps: Migrating, { id, email, name, emailVerified }: Migrant): Promise<Result> {
  const subscription = await ensureSubscription(deps, id);
  if (subscription === null) return skipped("usage/no-subscription");
  if (!deps.billing.isConfigured) return skipped("billing/not-configured");
  if (!emailVerified) return skipped("admin/email-unconfirmed");
  const found = await deps.billing.findCustomer({ userId: id, email });
  const customer = found ?? (await deps.billing.createCustomer({ userId: id, email, name }));
  // The provider may return another user's customer with the same email address; we do not link that one.
  const isOurs = customer.userId === id;
  const bound = isOurs && (await deps.customers.bind(id, customer.id, deps.clock.now()));
  if (!bound) return skipped("admin/has-customer");
  return { status: "migrated", reason: found ? "Linked to an existing customer." : "Customer created." };
}

/** Predicts what `migrate` would do, without calling the provider or changing anything. */
function foresee({ billing }: Migrating, { emailVerified }: Migrant): Result {
  if (!billing.isConfigured) return skipped("billing/not-configured");
  if (!emailVerified) return skipped("admin/email-unconfirmed");
  return { status: "would_migrate", reason: "A customer would be created or linked." };
}

export async function migrateUser(deps: Migrating, user: Migrant, testMode: boolean): Promise<MigrationLine> {
  try {
    return { email: user.email, ...(testMode ? foresee(deps, user) : await migrate(deps, user)) };
  } catch (error) {
    deps.log.warn("a user was not migrated", { userId: user.id, error });
    const reason = error instanceof AppError ? error.message : messageText("admin/unknown");
    return { email: user.email, status: "failed", reason };
  }
}
