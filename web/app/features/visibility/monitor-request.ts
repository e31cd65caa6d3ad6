/** Requests a run and returns the job to follow, a finished result, or an error message. */
import { messageDetails, messageText } from "@citeworthy/core/messages";
import { isVisibilityResult, type Loose } from "./monitor-view.ts";

export type MonitorForm = { url: string; query: string; competitors: string[]; samples: number };
export type MonitorAsked =
  | { kind: "job"; id: string }
  | { kind: "result"; result: Loose }
  | { kind: "failed"; message: string; needsPlan: boolean };

type Send = (path: string, init: RequestInit) => Promise<Response>;
type Body = { error?: unknown; details?: unknown; job?: unknown } | null;

const NEEDS_PLAN = 402;
const UNKNOWN = "Unknown error occurred";

/** A failure that has details is shown as `message: details`. */
export const bothSentences = (code: Parameters<typeof messageText>[0]): string =>
  [messageText(code), messageDetails(code)].filter(Boolean).join(": ");

export async function askForVisibility(form: MonitorForm, send: Send = fetch): Promise<MonitorAsked> {
  const response = await send("/functions/monitor-ai-visibility", {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json", Prefer: "respond-async" },
    body: JSON.stringify(form),
  });
  const body: Body = await response.json().catch(() => null);
  if (!response.ok) return refusal(response, body);
  if (typeof body?.job === "string") return { kind: "job", id: body.job };
  if (isVisibilityResult(body)) return { kind: "result", result: body };
  return { kind: "failed", message: bothSentences("visibility/call-failed"), needsPlan: false };
}

function refusal({ status, statusText }: Response, body: Body): MonitorAsked {
  const needsPlan = status === NEEDS_PLAN;
  const error = typeof body?.error === "string" && body.error !== "" ? body.error : null;
  const details = typeof body?.details === "string" && body.details !== "" ? body.details : null;
  if (error) return { kind: "failed", message: details ? `${error}: ${details}` : error, needsPlan };
  if (needsPlan) return { kind: "failed", message: messageText("visibility/limit-reached"), needsPlan };
  return { kind: "failed", message: `HTTP ${status}: ${statusText}: ${details ?? UNKNOWN}`, needsPlan };
}
