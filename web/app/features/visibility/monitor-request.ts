/** Requests a run and returns the job to follow, a finished result, or an error message. */
import { messageDetails, messageText } from "@citeworthy/core/messages";
import { type Refused, refusedFrom } from "../../refusals/refused.ts";
import { isVisibilityResult, type Loose } from "./monitor-view.ts";

export type MonitorForm = { url: string; query: string; competitors: string[]; samples: number };
export type MonitorAsked =
  | { kind: "job"; id: string }
  | { kind: "result"; result: Loose }
  | { kind: "failed"; message: string; refused: Refused | null };

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
  return { kind: "failed", message: bothSentences("visibility/call-failed"), refused: null };
}

function refusal(response: Response, body: Body): MonitorAsked {
  const message = textOf(response, body);
  return { kind: "failed", message, refused: refusedFrom(response.status, body, message) };
}

function textOf({ status, statusText }: Response, body: Body): string {
  const error = typeof body?.error === "string" && body.error !== "" ? body.error : null;
  const details = typeof body?.details === "string" && body.details !== "" ? body.details : null;
  if (error) return details ? `${error}: ${details}` : error;
  if (status === NEEDS_PLAN) return messageText("visibility/limit-reached");
  return `HTTP ${status}: ${statusText}: ${details ?? UNKNOWN}`;
}
