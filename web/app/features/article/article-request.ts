/** Asking for an article: the job to follow, or why there is none. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { messageText } from "@citeworthy/core/messages";
import { type Refused, refusedFrom } from "../../refusals/refused.ts";

export type ArticleAsked =
  | { kind: "job"; id: string }
  | { kind: "failed"; message: string; refused: Refused | null };
/** `isRewrite`: a model writes the whole text anew. */
export type ArticleSource = {
  url: string;
  result: AnalysisResult;
  searchId?: string | undefined;
  isRewrite?: boolean;
};

type Send = (path: string, init: RequestInit) => Promise<Response>;

const NEEDS_PLAN = 402;
const failed = (message: string, refused: Refused | null = null): ArticleAsked => ({
  kind: "failed",
  message,
  refused,
});

type Body = { error?: unknown; job?: unknown } | null;

export async function askForArticle(
  { url, result, searchId, isRewrite }: ArticleSource,
  send: Send = fetch,
  isOnline: () => boolean = () => navigator.onLine,
): Promise<ArticleAsked> {
  let response: Response;
  try {
    response = await send("/functions/generate-article", {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", Prefer: "respond-async" },
      body: JSON.stringify({ url, analysisResult: result, searchId, isRewrite }),
    });
  } catch {
    return failed(messageText(isOnline() ? "article/failed" : "analysis/offline"));
  }
  const body: Body = await response.json().catch(() => null);
  if (typeof body?.job === "string") return { kind: "job", id: body.job };
  const quota = response.status === NEEDS_PLAN;
  const said = typeof body?.error === "string" && body.error !== "" ? body.error : null;
  const message = said ?? messageText(quota ? "usage/limit-reached-default" : "article/call-failed");
  return failed(message, refusedFrom(response.status, body, message));
}
