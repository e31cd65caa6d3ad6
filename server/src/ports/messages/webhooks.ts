/** Webhooks of users and their deliveries. Post an event in the transaction that causes it. */
import type { TEST_EVENT, WebhookEvent, WebhookFormat } from "@citeworthy/core/product/webhooks";

export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  format: WebhookFormat;
  createdAt: Date;
  /** Set when its owner paused it, the receiver answered 410 Gone, or it failed too often. */
  disabledAt: Date | null;
};
export type EventName = WebhookEvent | typeof TEST_EVENT;
export type EventData = Record<string, string | number | null>;

type Delivery = {
  id: string;
  webhookId: string;
  event: EventName;
  createdAt: Date;
  attempts: number;
  deliveredAt: Date | null;
  failedAt: Date | null;
  /** Of the last attempt. */
  status: number | null;
  error: string | null;
};

export type DueDelivery = Pick<Webhook, "url" | "format"> &
  Pick<Delivery, "id" | "webhookId" | "event" | "createdAt" | "attempts"> & {
    userId: string;
    sealedSecret: string;
    data: EventData;
  };

export type DeliveryAttempt = { status: number | null; error: string | null; now: Date };
type NewWebhook = Pick<Webhook, "id" | "url" | "events" | "format"> & {
  userId: string;
  sealedSecret: string;
};

type WebhookChange = Partial<Pick<Webhook, "events" | "format" | "disabledAt"> & { sealedSecret: string }>;

export type WebhookStore = {
  create(webhook: NewWebhook): Promise<void>;
  list(userId: string): Promise<Webhook[]>;
  /** False if the user has no such webhook. */
  remove(userId: string, id: string): Promise<boolean>;
  disable(id: string, now: Date): Promise<void>;
  /** Changes what is given; false if the user has no such webhook. `disabledAt: null` turns it on again. */
  change(userId: string, id: string, change: WebhookChange): Promise<boolean>;
  /** Queues a delivery for each webhook that wants the event; `key` makes sure that an event is reported once. */
  post(event: { userId: string; event: WebhookEvent; key: string; data: EventData }): Promise<void>;
  /** Queues a test; false if the user has no such webhook. */
  postTest(userId: string, id: string, key: string): Promise<boolean>;
  deliveries(userId: string, limit: number): Promise<Delivery[]>;
  /** Null if it is delivered or given up, or its webhook is disabled or gone. */
  due(id: string): Promise<DueDelivery | null>;
  /** Notes an attempt that will be repeated, or the end. */
  note(id: string, attempt: DeliveryAttempt, end: "delivered" | "failed" | null): Promise<void>;
  /** How many deliveries failed since the last that arrived. */
  failuresInARow(webhookId: string): Promise<number>;
  /** Queues a delivery again, under its old id, so that receivers can tell. */
  replay(userId: string, id: string): Promise<boolean>;
  forgetOld(before: Date): Promise<number>;
};

/** Sends one signed message to a public address. */
export type SendMessage = (message: {
  url: string;
  headers: Record<string, string>;
  body: string;
}) => Promise<{ status: number }>;
