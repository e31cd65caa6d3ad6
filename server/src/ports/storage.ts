/** All stores, and the promise that several of their changes happen together or not at all. */

import type { ProfileStore } from "./accounts/profiles.ts";
import type { AnalysisStore } from "./analysis/analyses.ts";
import type { ArticleStore } from "./analysis/articles.ts";
import type { KeptEvidenceStore } from "./analysis/kept-evidence.ts";
import type { ShareStore } from "./analysis/shares.ts";
import type { CheckoutStore, PaymentStore, ProviderEventStore } from "./billing/payments.ts";
import type { SubscriptionStore } from "./billing/subscriptions.ts";
import type { UsageStore } from "./billing/usage.ts";
import type { ConnectionStore } from "./demand/connections.ts";
import type { DemandStore } from "./demand/demand.ts";
import type { EmailStore } from "./messages/emails.ts";
import type { WebhookStore } from "./messages/webhooks.ts";
import type { BatchStore } from "./projects/batches.ts";
import type { ClientReportStore } from "./projects/client-reports.ts";
import type { MeasuredStore } from "./projects/measured.ts";
import type { PlaceStore } from "./projects/places.ts";
import type { ProjectStore } from "./projects/projects.ts";
import type { ScheduleStore } from "./projects/schedules.ts";
import type { JobStore } from "./runtime/jobs.ts";
import type { CitedStore } from "./visibility/cited.ts";
import type { MonitorStore } from "./visibility/monitors.ts";
import type { VisibilityStore } from "./visibility/visibility.ts";
import type { WorkStore } from "./worklist/worklist.ts";
import type { InvitationStore } from "./workspaces/invitations.ts";
import type { WorkspaceStore } from "./workspaces/workspaces.ts";

export type Stores = {
  subscriptions: SubscriptionStore;
  usage: UsageStore;
  analyses: AnalysisStore;
  keptEvidence: KeptEvidenceStore;
  jobs: JobStore;
  shares: ShareStore;
  articles: ArticleStore;
  checkouts: CheckoutStore;
  payments: PaymentStore;
  providerEvents: ProviderEventStore;
  emails: EmailStore;
  profiles: ProfileStore;
  workspaces: WorkspaceStore;
  invitations: InvitationStore;
  visibility: VisibilityStore;
  monitors: MonitorStore;
  cited: CitedStore;
  measured: MeasuredStore;
  webhooks: WebhookStore;
  projects: ProjectStore;
  places: PlaceStore;
  batches: BatchStore;
  schedules: ScheduleStore;
  clientReports: ClientReportStore;
  worklist: WorkStore;
  connections: ConnectionStore;
  demand: DemandStore;
};

export type Storage = Stores & { atomically<T>(work: (stores: Stores) => Promise<T>): Promise<T> };
