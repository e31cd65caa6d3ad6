/** Requests a run and returns the job to follow, a finished result, or an error message. */
import { messageDetails, messageText } from "@citeworthy/core/messages";
import { withScheme } from "@citeworthy/core/requests/page-address";
import { fieldOf, NEEDS_PLAN, postJson, type Send, textIn } from "../../calls/post-json.ts";
import { type Refused, refusedFrom } from "../../refusals/refused.ts";
import { isVisibilityResult, type Loose } from "./monitor-view.ts";

export type MonitorForm = { url: string; query: string; competitors: string[]; samples: number };
type MonitorAsked =
  | { kind: "job"; id: string }
  | { kind: "result"; result: Loose }
  | { kind: "failed"; message: string; refused: Refused | null };

const UNKNOWN = "Unknown error occurred";

/** A failure that has details is shown as `message: details`. */
export const bothSentences = (code: Parameters<typeof messageText>[0]): string =>
  [messageText(code), messageDetails(code)].filter(Boolean).join(": ");

export async function askForVisibility(form: MonitorForm, send: Send = fetch): Promise<MonitorAsked> {
  const options = { send, headers: { Prefer: "respond-async" } };
  // A browser's address bar hides the scheme, so people leave it out.
  const asked = { ...form, url: withScheme(form.url) ?? form.url };
  const { response, body } = await postJson("/functions/monitor-ai-visibility", asked, options);
  if (!response.ok) return refusal(response, body);
  const job = fieldOf(body, "job");
  if (typeof job === "string") return { kind: "job", id: job };
  if (isVisibilityResult(body)) return { kind: "result", result: body };
  return { kind: "failed", message: bothSentences("visibility/call-failed"), refused: null };
}

function refusal(response: Response, body: unknown): MonitorAsked {
  const message = textOf(response, body);
  return { kind: "failed", message, refused: refusedFrom(response.status, body, message) };
}

function textOf({ status, statusText }: Response, body: unknown): string {
  const error = textIn(body);
  const details = textIn(body, "details");
  if (error) return details ? `${error}: ${details}` : error;
  if (status === NEEDS_PLAN) return messageText("visibility/limit-reached");
  return `HTTP ${status}: ${statusText}: ${details ?? UNKNOWN}`;
}
