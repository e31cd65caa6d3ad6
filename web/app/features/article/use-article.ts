/** Idle, generating, then an article or an error. Each new attempt clears the error; generating always ends. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { messageText } from "@citeworthy/core/messages";
import { useState } from "react";
import { useJobEvents } from "../../jobs/use-job-events.ts";
import type { Refused } from "../../refusals/refused.ts";
import { type ArticleSource, askForArticle } from "./article-request.ts";

export type ArticleState =
  | { state: "idle" }
  /** `draft` is what a model has written so far. */
  | { state: "generating"; jobId: string | null; steps: Record<string, "running" | "done">; draft: string }
  | { state: "error"; message: string; refused: Refused | null }
  | { state: "written"; article: ArticleResult };

const BEGUN = { state: "generating", jobId: null, steps: {}, draft: "" } as const;

type Progress = { step?: string; state?: "running" | "done"; draft?: string; draftAgain?: boolean };

export function useArticle(stored: ArticleResult | null) {
  const [now, setNow] = useState<ArticleState>(
    stored ? { state: "written", article: stored } : { state: "idle" },
  );
  const jobId = now.state === "generating" ? now.jobId : null;

  useJobEvents(jobId, {
    onProgress: (data) => setNow((before) => withProgress(before, data)),
    onEnd: (event, data) => setNow(ended(event, data)),
  });

  const start = async (source: ArticleSource) => {
    if (!navigator.onLine)
      return setNow({ state: "error", message: messageText("analysis/offline"), refused: null });
    setNow(BEGUN);
    const asked = await askForArticle(source);
    if (asked.kind === "failed")
      return setNow({ state: "error", message: asked.message, refused: asked.refused });
    return setNow({ ...BEGUN, jobId: asked.id });
  };
  return { now, start };
}

function withProgress(before: ArticleState, data: Progress): ArticleState {
  if (before.state !== "generating") return before;
  const { step, state, draft, draftAgain } = data;
  return {
    ...before,
    steps: step && state ? { ...before.steps, [step]: state } : before.steps,
    draft: draftAgain ? "" : before.draft + (draft ?? ""),
  };
}

function ended(event: "done" | "failed", data: Record<string, unknown>): ArticleState {
  if (event === "done" && data.result) return { state: "written", article: data.result as ArticleResult };
  const message =
    typeof data.error === "string" && data.error !== "" ? data.error : messageText("article/failed");
  return { state: "error", message, refused: null };
}
