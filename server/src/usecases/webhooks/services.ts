/** Webhooks as the pages and the API see them. */
import { randomBytes } from "node:crypto";
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import {
  isWebhookEvent,
  MAX_WEBHOOKS,
  WEBHOOK_FORMATS,
  type WebhookEvent,
  type WebhookFormat,
} from "@citeworthy/core/product/webhooks";
import { AppError } from "../../errors.ts";
import type { AuditDetails, AuditLog } from "../../ports/accounts/audit-log.ts";
import type { Email, Mail } from "../../ports/messages/mail.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { type ConfirmingIdentity, requireRecentSignIn } from "../accounts/confirm-identity.ts";
import { isId } from "../is-id.ts";

type Needs = Pick<ConfirmingIdentity, "places"> & {
  storage: Storage;
  mail: Mail;
  log: Log;
  baseUrl: string;
  limiter: Limiter;
  audit: AuditLog;
  clock: Clock;
  newId: () => string;
  sealSecret: (secret: string) => string;
  /** Throws for an address that may not be asked; tests allow loopback addresses. */
  checkAddress: (url: string) => URL;
  mayBePlain: (host: string) => boolean;
};
/** `session`: where the request came from, and whom to tell. */
type NewWebhook = Actor & {
  session: { id: string; email: string };
  url: string;
  events: string[];
  format: string;
};
type Chosen = { events: string[]; format: string };
type Actor = { userId: string; requestId: string | null };
type Which = { userId: string; id: string };

const SECRET_BYTES = 24;
const SHOWN_DELIVERIES = 20;
/** Each sends a request to somebody's server. */
const SEND_RATE = { max: 30, perSeconds: 60 * 60 };

export const webhookServices = (deps: Needs) => ({
  listWebhooks: async (userId: string) => ({
    webhooks: await deps.storage.webhooks.list(userId),
    deliveries: await deps.storage.webhooks.deliveries(userId, SHOWN_DELIVERIES),
  }),
  createWebhook: (request: NewWebhook) => createWebhook(deps, request),
  async removeWebhook({ userId, id, requestId }: Which & Actor) {
    if (!isId(id) || !(await deps.storage.webhooks.remove(userId, id))) throw new AppError("webhook/unknown");
    await record(deps, { userId, requestId }, "remove-webhook", {});
  },
  async changeWebhook({ userId, id, requestId, events, format }: Which & Actor & Partial<Chosen>) {
    await change(
      deps,
      { userId, id, requestId },
      {
        ...(events !== undefined && { events: eventsOf(events) }),
        ...(format !== undefined && { format: formatOf(format) }),
      },
    );
  },
  async pauseWebhook({ isPaused, ...which }: Which & Actor & { isPaused: boolean }) {
    await change(deps, which, { disabledAt: isPaused ? deps.clock.now() : null });
  },
  /** The old secret stops at once. Who holds the new one can forge messages, so a stolen session doesn't get it. */
  async renewWebhookSecret({ session, ...which }: Which & Actor & { session: { id: string } }) {
    await requireRecentSignIn(deps, session.id);
    const secret = newSecret();
    await change(deps, which, { sealedSecret: deps.sealSecret(secret) });
    return { secret };
  },
  async testWebhook({ userId, id }: Which) {
    await withinRate(deps, userId);
    const isKnown = isId(id) && (await deps.storage.webhooks.postTest(userId, id, `test:${deps.newId()}`));
    if (!isKnown) throw new AppError("webhook/unknown");
  },
  async replayDelivery({ userId, id }: Which) {
    await withinRate(deps, userId);
    if (!isId(id) || !(await deps.storage.webhooks.replay(userId, id))) throw new AppError("webhook/unknown");
  },
});

async function withinRate({ limiter }: Needs, userId: string): Promise<void> {
  const verdict = await limiter.take(`webhook-send:${userId}`, SEND_RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}

/** Returns the secret too, which is shown once. A webhook sends results away for good, so a stolen session can't add one. */
async function createWebhook(deps: Needs, request: NewWebhook): Promise<{ id: string; secret: string }> {
  const { userId, session } = request;
  await requireRecentSignIn(deps, session.id);
  const url = addressOf(deps, request.url.trim());
  const events = eventsOf(request.events);
  const format = formatOf(request.format);
  const { webhooks } = deps.storage;
  if ((await webhooks.list(userId)).length >= MAX_WEBHOOKS)
    throw new AppError("webhook/too-many", { max: MAX_WEBHOOKS });
  const secret = newSecret();
  const sealedSecret = deps.sealSecret(secret);
  const id = deps.newId();
  await webhooks.create({ id, userId, url, events, format, sealedSecret });
  const { host } = new URL(url);
  await record(deps, request, "create-webhook", { host });
  // A failed email must not hide the secret, which can't be shown again.
  await deps.mail
    .send(webhookAdded(session.email, host, deps.baseUrl))
    .catch((error) => deps.log.error("an email about a webhook failed", { userId, error }));
  return { id, secret };
}

const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

function eventsOf(chosen: readonly string[]): WebhookEvent[] {
  const events = chosen.filter(isWebhookEvent);
  if (events.length === 0) throw new AppError("webhook/events-missing");
  return events;
}

const formatOf = (chosen: string): WebhookFormat =>
  WEBHOOK_FORMATS.find((one) => one === chosen) ?? "standard";

async function change(
  deps: Needs,
  { userId, id, requestId }: Which & Actor,
  changed: Parameters<Storage["webhooks"]["change"]>[2],
): Promise<void> {
  if (!isId(id) || !(await deps.storage.webhooks.change(userId, id, changed)))
    throw new AppError("webhook/unknown");
  await record(deps, { userId, requestId }, "change-webhook", {});
}

export const webhookAdded = (to: string, host: string, baseUrl: string): Email => ({
  to,
  subject: `A webhook was added to your ${site.name} account`,
  text: `From now on, ${host} gets a message when something happens in your account.\n\nIf it was not you, delete the webhook and change your password:\n\n${baseUrl}/dashboard/webhooks${emailSignature}`,
});

const record = (
  { audit, clock }: Needs,
  { userId, requestId }: Actor,
  action: "create-webhook" | "change-webhook" | "remove-webhook",
  details: AuditDetails,
): Promise<void> => {
  const entry = { actor: "user", actorId: userId, target: userId, outcome: "done" } as const;
  return audit.append({ ...entry, at: clock.now(), action, details, requestId });
};

/** Signed messages say things about an account, so they travel encrypted. */
function addressOf({ checkAddress, mayBePlain }: Needs, text: string): string {
  let url: URL;
  try {
    url = checkAddress(text);
  } catch (cause) {
    throw new AppError("webhook/address-invalid", {}, { cause });
  }
  if (url.protocol !== "https:" && !mayBePlain(url.host)) throw new AppError("webhook/address-invalid");
  return url.href;
}
