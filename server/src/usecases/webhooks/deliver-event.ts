/** One attempt to deliver an event. A failed attempt throws, and the queue tries again, ever more slowly. */
import { Webhook } from "standardwebhooks";
import { AppError } from "../../errors.ts";
import type { DeliveryAttempt, DueDelivery, SendMessage } from "../../ports/messages/webhooks.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { writeMessage } from "./write-message.ts";

type Delivering = {
  storage: Storage;
  clock: Clock;
  sendMessage: SendMessage;
  openSecret: (sealed: string) => string;
  baseUrl: string;
};

/** With the queue's pauses, about a day. */
export const MAX_ATTEMPTS = 15;
const GONE = 410;

export async function deliverEvent(deps: Delivering, id: string): Promise<void> {
  const { webhooks } = deps.storage;
  const due = await webhooks.due(id);
  if (due === null) return;
  const attempt = await tryOnce(deps, due);
  const { status } = attempt;
  if (status !== null && status >= 200 && status < 300) return webhooks.note(id, attempt, "delivered");
  if (status === GONE) await webhooks.disable(due.webhookId, attempt.now);
  const isLast = status === GONE || attempt.isHopeless || due.attempts + 1 >= MAX_ATTEMPTS;
  await webhooks.note(id, attempt, isLast ? "failed" : null);
  if (!isLast) throw new Error(`A webhook was not delivered: ${attempt.error ?? status}`);
}

/** The fetcher's own messages are about pages. */
function reasonOf({ code }: AppError): string {
  if (code === "page/refused-address") return "the address is not public";
  return code === "page/timeout" ? "no answer in time" : "could not be reached";
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
  const secret = deps.openSecret(due.sealedSecret);
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
