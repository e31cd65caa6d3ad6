/** The provider's signed messages: made, sent, sent again. */
import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";

export type Message = { id: string; body: string; headers: Record<string, string> };

/** As the provider does it: the data is what it knows at this moment, the signature covers exactly these bytes. */
export function signedMessage(
  webhookKey: string,
  {
    type,
    data,
    id = `msg_${randomUUID()}`,
    at = new Date(),
  }: { type: string; data: unknown; id?: string; at?: Date },
): Message {
  const body = JSON.stringify({ business_id: "bus_loopback", type, timestamp: at.toISOString(), data });
  return {
    id,
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(webhookKey).sign(id, at, body),
    },
  };
}

export async function deliver(url: string, { body, headers }: Message): Promise<number> {
  const answer = await fetch(url, { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status;
}
