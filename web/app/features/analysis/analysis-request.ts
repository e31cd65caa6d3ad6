/** Asks for an analysis: the job to follow, a finished result, or a failure and whether a retry can help. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { shownAnalysis } from "@citeworthy/core/contract/shown";
import { messageText } from "@citeworthy/core/messages";
import { unsentText } from "../../connection/unsent-text.ts";
import { type Refused, refusedFrom } from "../../refusals/refused.ts";

export type Asked =
  | { kind: "job"; id: string }
  | { kind: "result"; result: AnalysisResult }
  /** `unsent`: there was no answer. */
  | { kind: "failed"; message: string; mayPass: boolean; refused: Refused | null; unsent?: boolean };

/** What the user may say about the page; the server checks it. */
export type AnalysisOptions = { question?: string; kind?: string; competitors?: string[] };

const NEEDS_PLAN = 402;
/** What only a later attempt can change is never retried at once. */
const SERVER_FAULT = 500;

type Send = (path: string, init: RequestInit) => Promise<Response>;

const failed = (message: string, mayPass = false): Asked => ({
  kind: "failed",
  message,
  mayPass,
  refused: null,
});

/** The two parts without which a result is incomplete. */
export const isComplete = (body: unknown): body is AnalysisResult =>
  typeof body === "object" && body !== null && "score" in body && "content_strategy" in body;

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

const textOf = (body: unknown): string | null => {
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  return typeof error === "string" && error !== "" ? error : null;
};

function refusal(status: number, body: unknown): Asked {
  const quota = status === NEEDS_PLAN ? messageText("usage/limit-reached-default") : null;
  const message = textOf(body) ?? quota ?? messageText("analysis/failed");
  return {
    kind: "failed",
    message,
    mayPass: status >= SERVER_FAULT,
    refused: refusedFrom(status, body, message),
  };
}

export async function askForAnalysis(
  url: string,
  options: AnalysisOptions = {},
  send: Send = fetch,
): Promise<Asked> {
  let response: Response;
  try {
    response = await send("/functions/analyze-content", {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", Prefer: "respond-async" },
      body: JSON.stringify({ input: url, ...options }),
    });
  } catch (error) {
    return { kind: "failed", message: unsentText(error), mayPass: true, refused: null, unsent: true };
  }
  const body = await readBody(response);
  if (!response.ok) return refusal(response.status, body);
  if (body === undefined) return failed(messageText("analysis/unprocessable"));
  if (typeof body === "object" && body !== null && "job" in body && typeof body.job === "string")
    return { kind: "job", id: body.job };
  if (!isComplete(body)) return failed(messageText("analysis/incomplete"));
  const result = shownAnalysis(body, new Date().toISOString());
  return result ? { kind: "result", result } : failed(messageText("analysis/unprocessable"));
}
