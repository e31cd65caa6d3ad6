/** The payment provider's messages. Whoever has the signing key may call: the signature over the raw body says so. */
import type { Services } from "../../wire.ts";
import type { EdgeContext } from "../middleware/context.ts";

/** A message is a few kilobytes; this leaves room and no more. */
export const MESSAGE_LIMIT = 256 * 1024;

export const dodoWebhook =
  ({ receiveProviderEvent }: Pick<Services, "receiveProviderEvent">) =>
  async (c: EdgeContext): Promise<Response> => {
    await receiveProviderEvent({ body: await c.req.text(), headers: c.req.raw.headers });
    return c.json({ received: true });
  };
