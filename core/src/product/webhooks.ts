/** Outgoing webhooks: what they report, and in which form. */
import { isOneOf } from "../contract/lists/is-one-of.ts";

export const WEBHOOK_EVENTS = [
  "analysis.finished",
  "batch.finished",
  "monitor.changed",
  "schedule.changed",
  "claim.unsupported",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What the test button sends. */
export const TEST_EVENT = "webhook.test";

export const isWebhookEvent = isOneOf(WEBHOOK_EVENTS);

export const EVENT_TEXT: Record<WebhookEvent, string> = {
  "analysis.finished": "An analysis is done, or failed.",
  "batch.finished": "A bulk run has ended.",
  "monitor.changed": "A saved monitor measured a change that is larger than chance.",
  "schedule.changed": "A scheduled run found a check that changed on a page.",
  "claim.unsupported": "An answer newly says something about your site that the page it cites does not say.",
};

/** `slack`: a body with a `text`, which Slack and compatible services show as a message. */
export const WEBHOOK_FORMATS = ["standard", "slack"] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const MAX_WEBHOOKS = 10;
