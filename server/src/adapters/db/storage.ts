/** The stores over one database handle; inside `atomically` the same stores over one transaction. */
import type { Storage, Stores } from "../../ports/storage.ts";
import type { Database, Db } from "./database.ts";
import { profileStore } from "./stores/accounts/profiles.ts";
import { analysisStore } from "./stores/analysis/analyses.ts";
import { articleStore } from "./stores/analysis/articles.ts";
import { keptEvidenceStore } from "./stores/analysis/kept-evidence.ts";
import { shareStore } from "./stores/analysis/shares.ts";
import { checkoutStore } from "./stores/billing/checkouts.ts";
import { paymentStore } from "./stores/billing/payments.ts";
import { providerEventStore } from "./stores/billing/provider-events.ts";
import { subscriptionStore } from "./stores/billing/subscriptions.ts";
import { usageStore } from "./stores/billing/usage.ts";
import { connectionStore } from "./stores/demand/connections.ts";
import { demandStore } from "./stores/demand/demand.ts";
import { emailStore } from "./stores/jobs/emails.ts";
import { type Enqueue, jobStore } from "./stores/jobs/jobs.ts";
import { webhookStore } from "./stores/jobs/webhooks.ts";
import { batchStore } from "./stores/projects/batches.ts";
import { clientReportStore } from "./stores/projects/client-reports.ts";
import { measuredStore } from "./stores/projects/measured.ts";
import { placeStore } from "./stores/projects/places.ts";
import { projectStore } from "./stores/projects/projects.ts";
import { scheduleStore } from "./stores/projects/schedules.ts";
import { citedStore } from "./stores/visibility/cited.ts";
import { monitorStore } from "./stores/visibility/monitors.ts";
import { visibilityStore } from "./stores/visibility/visibility.ts";
import { workStore } from "./stores/worklist/worklist.ts";
import { invitationStore } from "./stores/workspaces/invitations.ts";
import { workspaceStore } from "./stores/workspaces/workspaces.ts";

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
    workspaces: workspaceStore(db),
    invitations: invitationStore(db),
    visibility: visibilityStore(db),
    monitors: monitorStore(db),
    cited: citedStore(db),
    measured: measuredStore(db),
    webhooks: webhookStore(db, enqueue),
    projects: projectStore(db),
    places: placeStore(db),
    batches: batchStore(db),
    schedules: scheduleStore(db),
    clientReports: clientReportStore(db),
    worklist: workStore(db),
    connections: connectionStore(db, enqueue),
    demand: demandStore(db),
  });
  return {
    ...storesOn(database.db),
    atomically: (work) => database.db.transaction((tx) => work(storesOn(tx))),
  };
}
