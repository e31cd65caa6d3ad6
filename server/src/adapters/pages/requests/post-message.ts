/** One POST through the guard. Redirects aren't followed: a message goes to the address that its owner entered. */
import { request } from "undici";
import type { SendMessage } from "../../../ports/messages/webhooks.ts";
import { pageFailure } from "../guard/failure.ts";
import { type Visitor, within } from "./visit.ts";

/** What the receiver says is never shown; a little of it is read so that the connection can be used again. */
const READ_BYTES = 64 * 1024;

export const postMessage =
  (visitor: Visitor): SendMessage =>
  async ({ url, headers, body }) => {
    const target = visitor.checkUrl(url);
    const signal = within(visitor.limits.totalMs);
    try {
      const answer = await request(target, {
        method: "POST",
        dispatcher: visitor.dispatcher,
        headers: { ...headers, "user-agent": visitor.userAgent },
        body,
        signal,
      });
      await answer.body.dump({ limit: READ_BYTES });
      return { status: answer.statusCode };
    } catch (error) {
      throw pageFailure(error, signal);
    }
  };
