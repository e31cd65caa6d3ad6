/** Asks for an article and returns the job to follow, or why there is none. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { messageText } from "@citeworthy/core/messages";
import { fieldOf, NEEDS_PLAN, postJson, type Reply, type Send, textIn } from "../../calls/post-json.ts";
import { unsentText } from "../../connection/unsent-text.ts";
import { type Refused, refusedFrom } from "../../refusals/refused.ts";

type ArticleAsked =
  | { kind: "job"; id: string }
  | { kind: "failed"; message: string; refused: Refused | null };
/** `isRewrite`: a model writes the whole text anew. */
export type ArticleSource = {
  url: string;
  result: AnalysisResult;
  searchId?: string | undefined;
  isRewrite?: boolean;
  /** Ids of the edits taken in the report; all that are finished where absent. */
  used?: readonly string[];
};

const failed = (message: string, refused: Refused | null = null): ArticleAsked => ({
  kind: "failed",
  message,
  refused,
});

export async function askForArticle(
  { url, result, searchId, isRewrite, used }: ArticleSource,
  send: Send = fetch,
  isOnline: () => boolean = () => navigator.onLine,
): Promise<ArticleAsked> {
  const request = { url, analysisResult: result, searchId, isRewrite, used };
  const options = { send, headers: { Prefer: "respond-async" } };
  let reply: Reply;
  try {
    reply = await postJson("/functions/generate-article", request, options);
  } catch (error) {
    return failed(isOnline() ? messageText("article/failed") : unsentText(error, false));
  }
  const { response, body } = reply;
  const job = fieldOf(body, "job");
  if (typeof job === "string") return { kind: "job", id: job };
  const isQuota = response.status === NEEDS_PLAN;
  const message =
    textIn(body) ?? messageText(isQuota ? "usage/limit-reached-default" : "article/call-failed");
  return failed(message, refusedFrom(response.status, body, message));
}
