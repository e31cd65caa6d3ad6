/** The operator's view of background work: plain values with dates as text. */
type Workspace = { id: string; name: string };

export type QueueRow = {
  queue: string;
  waiting: number;
  retrying: number;
  running: number;
  oldestSeconds: number | null;
};
export type FailedJobRow = {
  id: string;
  kind: string;
  at: string;
  reason: string;
  code: string | null;
  about: string | null;
  workspace: Workspace | null;
};
export type FailingWebhookRow = {
  id: string;
  host: string;
  workspace: Workspace;
  failures: number;
  retrying: number;
  lastError: string | null;
  isOff: boolean;
};

export type BackgroundData = {
  readAt: string;
  queues: QueueRow[];
  failures: FailedJobRow[];
  lastDay: { kind: string; done: number; failed: number }[];
  mail: { waiting: number; oldest: string | null; sentLastDay: number };
  webhooks: { failing: FailingWebhookRow[]; turnedOff: number };
};

/** Kinds of jobs by the names of their queues. */
const NAMES: Record<string, string> = {
  "analyze-page": "Analyses",
  "write-article": "Articles",
  "measure-visibility": "Visibility checks",
  "read-cited": "Cited pages",
  "send-letter": "Emails",
  "deliver-webhook": "Webhook deliveries",
  "sync-property": "Connected data",
  "apply-provider-event": "Payment events",
  "reconcile-billing": "Billing comparison",
  "sweep-plans": "Ended trials and plans",
  sweep: "Every minute's work",
};
/** A queue that a newer version added has no name here. */
export const jobName = (kind: string): string => NAMES[kind] ?? kind;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

export function ageWords(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.round(seconds)} s`;
  if (seconds < HOUR_S) return `${Math.round(seconds / MINUTE_S)} min`;
  return `${Math.round(seconds / HOUR_S)} h`;
}
