/** What an action says to its page: done, or the words for why not. Redirects pass; a bug is logged and told plainly. */
import { catalogue, type MessageCode, messageText } from "@citeworthy/core/messages";
import { data } from "react-router";
import type { PageServices } from "./services.server.ts";

export type Answer<T = null> = { ok: true; value: T } | { ok: false; problem: string };

type Stop = Error & Parameters<PageServices["statusOf"]>[0];

/** By its shape: the class itself lives in the server, outside of this bundle. */
const isStop = (error: unknown): error is Stop =>
  error instanceof Error && "code" in error && Object.hasOwn(catalogue, String(error.code));

export async function answer<T>(
  page: PageServices,
  { what, wordless = "request/unexpected" }: { what: string; wordless?: MessageCode },
  work: () => Promise<T>,
) {
  try {
    return data<Answer<T>>({ ok: true, value: await work() });
  } catch (error) {
    if (error instanceof Response) throw error;
    const stop = isStop(error) ? error : null;
    const status = stop ? page.statusOf(stop) : 500;
    if (status >= 500) page.log.error(`${what} failed`, { requestId: page.requestId, error });
    return data<Answer<T>>({ ok: false, problem: stop?.message ?? messageText(wordless) }, { status });
  }
}
