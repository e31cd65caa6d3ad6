/** What an action answers to its page: success, or a message for the user. Redirects pass through; bugs are logged. */
import { catalogue, type MessageCode, messageText } from "@citeworthy/core/messages";
import { apiKeyMessages } from "@citeworthy/core/messages/api-keys";
import { clientReportMessages } from "@citeworthy/core/messages/client-report";
import { connectedAppMessages } from "@citeworthy/core/messages/connected-apps";
import { demandMessages } from "@citeworthy/core/messages/demand";
import { workspaceMessages } from "@citeworthy/core/messages/workspaces";
import { data } from "react-router";
import type { PageServices } from "../services.server.ts";

export type ServiceResult<T = null> = { ok: true; value: T } | { ok: false; problem: string };

type Stop = Error & Parameters<PageServices["statusOf"]>[0];

const MESSAGES = {
  ...catalogue,
  ...apiKeyMessages,
  ...clientReportMessages,
  ...connectedAppMessages,
  ...demandMessages,
  ...workspaceMessages,
};

/** Recognized by its shape, because the class belongs to the server and isn't in this bundle. */
export const isStop = (error: unknown): error is Stop =>
  error instanceof Error && "code" in error && Object.hasOwn(MESSAGES, String(error.code));

/** A form named an action that its page doesn't have. Nothing was done. */
export class UnknownAction extends Error {
  constructor() {
    super("Unknown action.");
    this.name = "UnknownAction";
  }
}

export async function answer<T>(
  page: PageServices,
  { what, wordless = "request/unexpected" }: { what: string; wordless?: MessageCode },
  work: () => Promise<T>,
) {
  try {
    return data<ServiceResult<T>>({ ok: true, value: await work() });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof UnknownAction)
      return data<ServiceResult<T>>({ ok: false, problem: error.message }, { status: 400 });
    const stop = isStop(error) ? error : null;
    const status = stop ? page.statusOf(stop) : 500;
    if (status >= 500) page.log.error(`${what} failed`, { requestId: page.requestId, error });
    return data<ServiceResult<T>>({ ok: false, problem: stop?.message ?? messageText(wordless) }, { status });
  }
}
