/** Idle, generating, then an article or an error. Each new attempt clears the error; generating always ends. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { messageText } from "@citeworthy/core/messages";
import { useState } from "react";
import { useJobEvents } from "../../jobs/use-job-events.ts";
import type { Refused } from "../../refusals/refused.ts";
import { type ArticleSource, askForArticle } from "./article-request.ts";

type Failed = { message: string; refused: Refused | null };

export type ArticleState =
  | { state: "idle" }
  /** `draft` is what a model has written so far. `article` stays on the page until there is another. */
  | {
      state: "generating";
      jobId: string | null;
      steps: Record<string, "running" | "done">;
      draft: string;
      article?: ArticleResult | null;
      isRewrite?: boolean;
    }
  | ({ state: "error" } & Failed)
  /** `failed`: why the last attempt brought no other article. `isNew`: the user has just asked for it. */
  | { state: "written"; article: ArticleResult; failed?: Failed; isNew?: true };

const BEGUN = { state: "generating", jobId: null, steps: {}, draft: "" } as const;

type Progress = { step?: string; state?: "running" | "done"; draft?: string; draftAgain?: boolean };

export function useArticle(stored: ArticleResult | null) {
  const [now, setNow] = useState<ArticleState>(
    stored ? { state: "written", article: stored } : { state: "idle" },
  );
  // Judged again, the page has another list of edits, and its article follows on the server.
  const [seen, setSeen] = useState(stored);
  const [version, setVersion] = useState(0);
  if (stored !== seen) {
    setSeen(stored);
    if (stored && now.state === "written" && listOf(stored) !== listOf(now.article)) {
      setNow({ state: "written", article: stored });
      setVersion(version + 1);
    }
  }
  const jobId = now.state === "generating" ? now.jobId : null;

  useJobEvents(jobId, {
    onProgress: (data) => setNow((before) => withProgress(before, data)),
    onEnd: (event, data) => setNow((before) => ended(before, event, data)),
  });

  const start = async (source: ArticleSource) => {
    if (!navigator.onLine)
      return setNow((before) =>
        failedAt(before, { message: messageText("analysis/offline"), refused: null }),
      );
    const isRewrite = source.isRewrite === true;
    const begun = { ...BEGUN, article: articleOf(now), isRewrite };
    setNow(begun);
    const asked = await askForArticle(source);
    return setNow(asked.kind === "failed" ? failedAt(begun, asked) : { ...begun, jobId: asked.id });
  };
  return { now, start, version };
}

/** Which edits it has, and their new words. */
const listOf = ({ edits = [] }: ArticleResult): string =>
  JSON.stringify(edits.map(({ id, after }) => [id, after]));

const articleOf = (now: ArticleState): ArticleResult | null =>
  now.state === "written" || now.state === "generating" ? (now.article ?? null) : null;

/** An article that was there stays, with the reason above it. */
function failedAt(before: ArticleState, { message, refused }: Failed): ArticleState {
  const article = articleOf(before);
  return article
    ? { state: "written", article, failed: { message, refused } }
    : { state: "error", message, refused };
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

function ended(before: ArticleState, event: "done" | "failed", data: Record<string, unknown>): ArticleState {
  if (event === "done" && data.result)
    return { state: "written", article: data.result as ArticleResult, isNew: true };
  const message =
    typeof data.error === "string" && data.error !== "" ? data.error : messageText("article/failed");
  return failedAt(before, { message, refused: null });
}
