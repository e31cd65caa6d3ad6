/** Opens the real adapters for a configuration: database, queue, mail, accounts, pages, AI, engine. */
import { linkTokens } from "../adapters/auth/link-tokens.ts";
import { dodoBilling } from "../adapters/billing/dodo.ts";
import { dodoWebhooks } from "../adapters/billing/webhooks.ts";
import type { Database } from "../adapters/db/database.ts";
import { sealOldTokens } from "../adapters/db/stores/accounts/seal-old-tokens.ts";
import { userDirectory } from "../adapters/db/stores/accounts/user-directory.ts";
import { userStore } from "../adapters/db/stores/accounts/users.ts";
import { customerBook } from "../adapters/db/stores/billing/customers.ts";
import { workspaceDirectory } from "../adapters/db/stores/workspaces/workspace-directory.ts";
import { bingData } from "../adapters/demand/bing-data.ts";
import { googleData } from "../adapters/demand/google-data.ts";
import { documentThreads } from "../adapters/documents/document-threads.ts";
import { sealOldKeys } from "../adapters/secrets/seal-old-keys.ts";
import { sealer } from "../adapters/secrets/sealer.ts";
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
  const linkSeals = sealer(accounts.secret, "link tokens");
  const links = linkTokens(linkSeals, runtime.newToken);
  await sealOldTokens(db, linkSeals);
  await sealOldKeys(db, accounts.secret);
  const bulk: FeedNeeds = { clock, storage, log, newId, onDone: tellChanges };
  const documents = documentThreads({ patience: config.patience });
  const billing = {
    ...analysis.deps,
    baseUrl: runtime.baseUrl,
    links,
    reportFiles: documents.reportFiles,
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
    workspaceDirectory: workspaceDirectory(db),
    users: userStore(db),
    customers: customerBook(db),
    audit: accounts.audit,
    mail: accounts.mail,
    baseUrl: runtime.baseUrl,
    newToken: runtime.newToken,
  };
  const { google, bing } = config.dataServices;
  const demand = {
    ...analysis.deps,
    limiter,
    audit: accounts.audit,
    baseUrl: runtime.baseUrl,
    newToken: runtime.newToken,
    google: config.google && googleData(config.google, google),
    bing: bingData(bing),
    seals: sealer(accounts.secret, "connected accounts"),
  };
  return {
    ...runtime,
    ...accounts,
    ...analysis,
    documents,
    demand,
    seals: sealer(accounts.secret, "webhook secrets"),
    links,
    bulk,
    billing,
    admin,
  };
}
