/** One attempt to deliver an event. A failed attempt throws, and the queue tries again, ever more slowly. */
import { Webhook } from "standardwebhooks";
import { AppError } from "../../errors.ts";
import type { DeliveryAttempt, DueDelivery, SendMessage } from "../../ports/messages/webhooks.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { writeMessage } from "./write-message.ts";

type Delivering = {
  storage: Storage;
  clock: Clock;
  sendMessage: SendMessage;
  log: Log;
  openSecret: (sealed: string) => string;
  baseUrl: string;
};

/** With the queue's pauses, about a day. */
export const MAX_ATTEMPTS = 15;
/** Messages that failed since one arrived: nobody is there any more. */
export const MAX_FAILURES = 20;
const GONE = 410;

export async function deliverEvent(deps: Delivering, id: string): Promise<void> {
  const { webhooks } = deps.storage;
  const due = await webhooks.due(id);
  if (due === null) return;
  const attempt = await tryOnce(deps, due);
  const { status } = attempt;
  if (status !== null && status >= 200 && status < 300) return webhooks.note(id, attempt, "delivered");
  const isLast = status === GONE || attempt.isHopeless || due.attempts + 1 >= MAX_ATTEMPTS;
  await webhooks.note(id, attempt, isLast ? "failed" : null);
  const isDead = status === GONE || (await webhooks.failuresInARow(due.webhookId)) >= MAX_FAILURES;
  if (isDead) await webhooks.disable(due.webhookId, attempt.now);
  if (!isLast) throw new Error(`A webhook was not delivered: ${attempt.error ?? status}`);
}

/** The fetcher's own messages are about pages. */
function reasonOf({ code }: AppError): string {
  if (code === "page/refused-address") return "the address is not public";
  return code === "page/timeout" ? "no answer in time" : "could not be reached";
}

function openedSecret(
  { openSecret, log }: Delivering,
  { webhookId, sealedSecret }: DueDelivery,
): string | null {
  try {
    return openSecret(sealedSecret);
  } catch (error) {
    log.error("a webhook's secret can't be read: AUTH_SECRET has changed", { webhookId, error });
    return null;
  }
}

/** `isHopeless`: another attempt would be refused too. */
async function tryOnce(
  deps: Delivering,
  due: DueDelivery,
): Promise<DeliveryAttempt & { isHopeless: boolean }> {
  const now = deps.clock.now();
  const { report } = due.data;
  const data = typeof report === "string" ? { ...due.data, report: `${deps.baseUrl}${report}` } : due.data;
  const body = writeMessage({ ...due, data });
  const secret = openedSecret(deps, due);
  // Tried again later, because an operator can set the right secret.
  if (secret === null)
    return { status: null, error: "its signing secret can't be read", now, isHopeless: false };
  const headers = {
    "content-type": "application/json",
    "webhook-id": due.id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(due.id, now, body),
  };
  try {
    const { status } = await deps.sendMessage({ url: due.url, headers, body });
    return { status, error: null, now, isHopeless: false };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: null, error: reasonOf(error), now, isHopeless: error.code === "page/refused-address" };
  }
}
