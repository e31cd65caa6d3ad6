/** All stores, and the promise that several of their changes happen together or not at all. */
import type { AnalysisStore } from "./analyses.ts";
import type { ArticleStore } from "./articles.ts";
import type { BatchStore } from "./batches.ts";
import type { EmailStore } from "./emails.ts";
import type { JobStore } from "./jobs.ts";
import type { KeptEvidenceStore } from "./kept-evidence.ts";
import type { MeasuredStore } from "./measured.ts";
import type { MonitorStore } from "./monitors.ts";
import type { CheckoutStore, PaymentStore, ProviderEventStore } from "./payments.ts";
import type { ProfileStore } from "./profiles.ts";
import type { ProjectStore } from "./projects.ts";
import type { ScheduleStore } from "./schedules.ts";
import type { ShareStore } from "./shares.ts";
import type { SubscriptionStore } from "./subscriptions.ts";
import type { UsageStore } from "./usage.ts";
import type { VisibilityStore } from "./visibility.ts";
import type { WebhookStore } from "./webhooks.ts";

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
  visibility: VisibilityStore;
  monitors: MonitorStore;
  measured: MeasuredStore;
  webhooks: WebhookStore;
  projects: ProjectStore;
  batches: BatchStore;
  schedules: ScheduleStore;
};

export type Storage = Stores & { atomically<T>(work: (stores: Stores) => Promise<T>): Promise<T> };
