/** The provider's messages: Standard Webhooks, signed over the raw body with a key that only it and we have. */
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { ProviderEvent, ProviderPayment, Webhooks } from "../../ports/billing/billing.ts";
import { WirePayment } from "./wire-format.ts";

const SIGNED = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;
const id = z.string().regex(/^[\x21-\x7e]{1,200}$/);

const Envelope = z.object({
  type: z.string().regex(/^[\w.-]{1,100}$/),
  data: z
    .object({
      payment_id: id.nullish(),
      subscription_id: id.nullish(),
      subscription_ids: z.array(id).max(100).nullish(),
    })
    .loose(),
});

/** The library lets a message without headers pass where it is handed none, and reads "123abc" as a time: we do not. */
function signatureOf(headers: Headers): Record<string, string> | null {
  const signature: Record<string, string> = {};
  for (const name of SIGNED) {
    const value = headers.get(name);
    if (!value) return null;
    signature[name] = value;
  }
  const isPlain = /^\d+$/.test(signature["webhook-timestamp"] ?? "");
  return isPlain && id.safeParse(signature["webhook-id"]).success ? signature : null;
}

function isGenuine(key: Webhook, body: string, signature: Record<string, string>): boolean {
  try {
    key.verify(body, signature, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

function parse(body: string): z.infer<typeof Envelope> {
  try {
    return Envelope.parse(JSON.parse(body));
  } catch (cause) {
    throw new AppError("request/invalid", {}, { cause });
  }
}

const paymentIn = (type: string, data: unknown): ProviderPayment | null => {
  if (!type.startsWith("payment.")) return null;
  const parsed = WirePayment.safeParse(data);
  return parsed.success ? parsed.data : null;
};

function toEvent(messageId: string, { type, data }: z.infer<typeof Envelope>): ProviderEvent {
  const ids = [data.subscription_id, ...(data.subscription_ids ?? [])].filter(
    (one) => typeof one === "string",
  );
  return {
    id: messageId,
    type,
    subscriptionIds: [...new Set(ids)],
    payment: paymentIn(type, data),
    paymentId: data.payment_id ?? null,
  };
}

export function dodoWebhooks(webhookKey: string | null): Webhooks {
  const key = webhookKey === null ? null : new Webhook(webhookKey);
  return {
    isConfigured: key !== null,
    read(body, headers) {
      const signature = signatureOf(headers);
      if (key === null || signature === null || !isGenuine(key, body, signature)) return null;
      return toEvent(signature["webhook-id"] ?? "", parse(body));
    },
  };
}
