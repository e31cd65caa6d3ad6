/** What the forms of the webhooks page do, and the data that it shows. */
import type { WebhookEvent, WebhookFormat } from "@citeworthy/core/product/webhooks";

export const WEBHOOK_INTENT = {
  create: "create-webhook",
  change: "change-webhook",
  pause: "pause-webhook",
  resume: "resume-webhook",
  renew: "renew-webhook-secret",
  remove: "remove-webhook",
  test: "test-webhook",
  replay: "replay-delivery",
} as const;

export type WebhookEntry = {
  id: string;
  url: string;
  events: WebhookEvent[];
  format: WebhookFormat;
  isDisabled: boolean;
};

export type DeliveryEntry = {
  id: string;
  url: string;
  event: string;
  createdAt: string;
  attempts: number;
  state: "delivered" | "failed" | "waiting";
  /** The status that the receiver answered, or why there was no answer. */
  outcome: string | null;
};

export type CreatedWebhook = { secret: string };

export const SENT = "Sent. The log shows the answer in a moment.";
