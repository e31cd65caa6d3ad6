/** Webhooks as the pages see them. */
import { randomBytes } from "node:crypto";
import {
  isWebhookEvent,
  MAX_WEBHOOKS,
  WEBHOOK_FORMATS,
  type WebhookFormat,
} from "@citeworthy/core/product/webhooks";
import { AppError } from "../../errors.ts";
import type { AuditDetails, AuditLog } from "../../ports/accounts/audit-log.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

type Needs = {
  storage: Storage;
  limiter: Limiter;
  audit: AuditLog;
  clock: Clock;
  newId: () => string;
  sealSecret: (secret: string) => string;
  /** Throws for an address that may not be asked; tests allow loopback addresses. */
  checkAddress: (url: string) => URL;
  mayBePlain: (host: string) => boolean;
};
type NewWebhook = Actor & { url: string; events: string[]; format: string };
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

/** Returns the secret, which is shown once. */
async function createWebhook(deps: Needs, request: NewWebhook): Promise<{ secret: string }> {
  const { userId } = request;
  const url = addressOf(deps, request.url.trim());
  const events = request.events.filter(isWebhookEvent);
  if (events.length === 0) throw new AppError("webhook/events-missing");
  const format =
    WEBHOOK_FORMATS.find((one) => one === request.format) ?? ("standard" satisfies WebhookFormat);
  const { webhooks } = deps.storage;
  if ((await webhooks.list(userId)).length >= MAX_WEBHOOKS)
    throw new AppError("webhook/too-many", { max: MAX_WEBHOOKS });
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
  const sealedSecret = deps.sealSecret(secret);
  await webhooks.create({ id: deps.newId(), userId, url, events, format, sealedSecret });
  await record(deps, request, "create-webhook", { host: new URL(url).host });
  return { secret };
}

const record = (
  { audit, clock }: Needs,
  { userId, requestId }: Actor,
  action: "create-webhook" | "remove-webhook",
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
