/** The stores over one database handle; inside `atomically` the same stores over one transaction. */
import type { Storage, Stores } from "../../ports/storage.ts";
import type { Database, Db } from "./database.ts";
import { analysisStore } from "./stores/analyses.ts";
import { articleStore } from "./stores/articles.ts";
import { batchStore } from "./stores/batches.ts";
import { checkoutStore } from "./stores/checkouts.ts";
import { emailStore } from "./stores/emails.ts";
import { type Enqueue, jobStore } from "./stores/jobs.ts";
import { keptEvidenceStore } from "./stores/kept-evidence.ts";
import { measuredStore } from "./stores/measured.ts";
import { monitorStore } from "./stores/monitors.ts";
import { paymentStore } from "./stores/payments.ts";
import { profileStore } from "./stores/profiles.ts";
import { projectStore } from "./stores/projects.ts";
import { providerEventStore } from "./stores/provider-events.ts";
import { scheduleStore } from "./stores/schedules.ts";
import { shareStore } from "./stores/shares.ts";
import { subscriptionStore } from "./stores/subscriptions.ts";
import { usageStore } from "./stores/usage.ts";
import { visibilityStore } from "./stores/visibility.ts";
import { webhookStore } from "./stores/webhooks.ts";

export function openStorage(database: Database, enqueue: Enqueue): Storage {
  const storesOn = (db: Db): Stores => ({
    subscriptions: subscriptionStore(db),
    usage: usageStore(db),
    analyses: analysisStore(db),
    keptEvidence: keptEvidenceStore(db),
    jobs: jobStore(db, enqueue),
    shares: shareStore(db),
    articles: articleStore(db),
    checkouts: checkoutStore(db),
    payments: paymentStore(db),
    providerEvents: providerEventStore(db, enqueue),
    emails: emailStore(db, enqueue),
    profiles: profileStore(db),
    visibility: visibilityStore(db),
    monitors: monitorStore(db),
    measured: measuredStore(db),
    webhooks: webhookStore(db, enqueue),
    projects: projectStore(db),
    batches: batchStore(db),
    schedules: scheduleStore(db),
  });
  return {
    ...storesOn(database.db),
    atomically: (work) => database.db.transaction((tx) => work(storesOn(tx))),
  };
}
