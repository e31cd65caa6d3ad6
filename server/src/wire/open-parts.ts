/** Opens the real adapters for a configuration: database, queue, mail, accounts, pages, AI, engine. */
import { dodoBilling } from "../adapters/billing/dodo.ts";
import { dodoWebhooks } from "../adapters/billing/webhooks.ts";
import type { Database } from "../adapters/db/database.ts";
import { userDirectory } from "../adapters/db/stores/accounts/user-directory.ts";
import { customerBook } from "../adapters/db/stores/billing/customers.ts";
import { sealer } from "../adapters/webhooks/sealed-secrets.ts";
import type { Config } from "../config/config.ts";
import type { FeedNeeds } from "../usecases/batches/feed-batch.ts";
import { tellChanges } from "../usecases/schedules/tell-changes.ts";
import { openAccounts } from "./open-accounts.ts";
import { openAnalysis } from "./open-analysis.ts";
import { openRuntime } from "./open-runtime.ts";

export type WiredParts = Awaited<ReturnType<typeof openParts>>;

/** `opened`: a database that is already there, as tests have one. */
export async function openParts(config: Config, opened?: Database) {
  const runtime = await openRuntime(config, opened);
  const accounts = await openAccounts(runtime);
  const analysis = openAnalysis(runtime, accounts.secret);
  const { clock, storage, log, newId, limiter, db } = runtime;
  const bulk: FeedNeeds = { clock, storage, log, newId, onDone: tellChanges };
  const billing = {
    ...analysis.deps,
    baseUrl: runtime.baseUrl,
    mail: accounts.mail,
    products: config.payments.products,
    billing: dodoBilling(config.payments, log),
    webhooks: dodoWebhooks(config.payments.webhookKey),
  };
  const admin = {
    ...analysis.deps,
    limiter,
    billing: billing.billing,
    directory: userDirectory(db),
    customers: customerBook(db),
    audit: accounts.audit,
  };
  return {
    ...runtime,
    ...accounts,
    ...analysis,
    seals: sealer(accounts.secret, "webhook secrets"),
    bulk,
    billing,
    admin,
  };
}
