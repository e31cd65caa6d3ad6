/** Asks for an analysis: the job to follow, a finished result, or a failure and whether a retry can help. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { shownAnalysis } from "@citeworthy/core/contract/shown";
import { messageText } from "@citeworthy/core/messages";
import { fieldOf, NEEDS_PLAN, postJson, type Reply, type Send, textIn } from "../../calls/post-json.ts";
import { unsentText } from "../../connection/unsent-text.ts";
import { type Refused, refusedFrom } from "../../refusals/refused.ts";

export type Asked =
  | { kind: "job"; id: string }
  | { kind: "result"; result: AnalysisResult }
  /** `unsent`: there was no answer. */
  | { kind: "failed"; message: string; mayPass: boolean; refused: Refused | null; unsent?: boolean };

/** What the user may say about the page; the server checks it. */
export type AnalysisOptions = { question?: string; kind?: string; competitors?: string[] };

/** What only a later attempt can change is never retried at once. */
const SERVER_FAULT = 500;

const failed = (message: string, mayPass = false): Asked => ({
  kind: "failed",
  message,
  mayPass,
  refused: null,
});

/** The two parts without which a result is incomplete. */
export const isComplete = (body: unknown): body is AnalysisResult =>
  typeof body === "object" && body !== null && "score" in body && "content_strategy" in body;

function refusal(status: number, body: unknown): Asked {
  const quota = status === NEEDS_PLAN ? messageText("usage/limit-reached-default") : null;
  const message = textIn(body) ?? quota ?? messageText("analysis/failed");
  return {
    kind: "failed",
    message,
    mayPass: status >= SERVER_FAULT,
    refused: refusedFrom(status, body, message),
  };
}

export async function askForAnalysis(
  url: string,
  asked: AnalysisOptions = {},
  send: Send = fetch,
): Promise<Asked> {
  const options = { send, headers: { Prefer: "respond-async" } };
  let reply: Reply;
  try {
    reply = await postJson("/functions/analyze-content", { input: url, ...asked }, options);
  } catch (error) {
    return { kind: "failed", message: unsentText(error), mayPass: true, refused: null, unsent: true };
  }
  const { response, body } = reply;
  if (!response.ok) return refusal(response.status, body);
  if (body === undefined) return failed(messageText("analysis/unprocessable"));
  const job = fieldOf(body, "job");
  if (typeof job === "string") return { kind: "job", id: job };
  if (!isComplete(body)) return failed(messageText("analysis/incomplete"));
  const result = shownAnalysis(body, new Date().toISOString());
  return result ? { kind: "result", result } : failed(messageText("analysis/unprocessable"));
}
