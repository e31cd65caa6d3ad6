/** The search flow: idle, loading, then a result or an error. A failure that may be temporary is retried twice, a second apart. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { messageText } from "@citeworthy/core/messages";
import { site } from "@citeworthy/core/product/identity/site";
import { pageAddress } from "@citeworthy/core/requests/page-address";
import { useEffect, useRef, useState } from "react";
import type { Refused } from "../../refusals/refused.ts";
import { type AnalysisOptions, type Asked, askForAnalysis } from "./analysis-request.ts";
import { type JobEnd, type JobProgress, NOTHING_YET } from "./job-progress.ts";
import { useJob } from "./use-job.ts";

export const RETRIES = 2;
export const RETRY_AFTER_MS = 1000;

type Flow =
  | { state: "idle" }
  | { state: "loading"; url: string | null; jobId: string | null; attempt: number; progress: JobProgress }
  /** The typed text isn't a URL; nothing was sent. */
  | { state: "invalid"; message: string }
  | { state: "error"; message: string; refused: Refused | null }
  | { state: "unsaved"; notice: string; url: string; result: AnalysisResult };

type Stored =
  | { state: "loading"; url: string | null; jobId: string | null }
  | Exclude<Flow, { state: "loading" }>;
type Failure = Omit<Extract<Asked, { kind: "failed" }>, "kind">;
export type NamedJob = { id: string; url: string | null; failure: string | null };
type Given = {
  /** The job that was running, or had failed, when the page was loaded. */
  job: NamedJob | null;
  onJob(id: string | null): void;
  onSaved(analysisId: string): void;
  onUnsaved(): void;
};

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

function firstState(job: NamedJob | null): Stored {
  if (job === null) return { state: "idle" };
  if (job.failure !== null) return { state: "error", message: job.failure, refused: null };
  return { state: "loading", url: job.url, jobId: job.id };
}

export function useAnalysis({ job, onJob, onSaved, onUnsaved }: Given) {
  const [flow, setFlow] = useState<Stored>(() => firstState(job));
  const [attempt, setAttempt] = useState(1);
  const tries = useRef(1);
  // A retry sends what the first try sent.
  const options = useRef<AnalysisOptions>({});
  const last = useRef<{ typed: string; given: AnalysisOptions } | null>(null);
  const loading = flow.state === "loading" ? flow : null;
  const progress = useJob(loading?.jobId ?? null);

  const stop = ({ message, refused, unsent = false }: Failure) => {
    tries.current = 1;
    // Without a connection, the page's data can't be loaded again either, so the page stays as it is.
    if (!unsent) onJob(null);
    setFlow({ state: "error", message: message || messageText("request/unexpected"), refused });
  };

  const failOrRetry = async (url: string | null, failure: Failure) => {
    if (!failure.mayPass || url === null || tries.current > RETRIES) return stop(failure);
    tries.current += 1;
    setAttempt(tries.current);
    setFlow({ state: "loading", url, jobId: null });
    await wait(RETRY_AFTER_MS);
    return ask(url);
  };

  const ask = async (url: string): Promise<void> => {
    const asked = await askForAnalysis(url, options.current);
    if (asked.kind === "failed") return failOrRetry(url, asked);
    if (asked.kind === "result") return setFlow({ state: "unsaved", notice: "", url, result: asked.result });
    onJob(asked.id);
    setFlow({ state: "loading", url, jobId: asked.id });
  };

  const settle = (end: JobEnd, url: string | null) => {
    if (end.kind === "failed") return failOrRetry(url, { ...end, refused: null });
    tries.current = 1;
    if (end.kind === "saved") return onSaved(end.analysisId);
    onUnsaved();
    return setFlow({ state: "unsaved", notice: end.notice, url: url ?? "", result: end.result });
  };

  const { end } = progress;
  const url = loading?.url ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end is settled once, however often the component renders
  useEffect(() => {
    if (end) void settle(end, url);
  }, [end]);

  const start = (typed: string, given: AnalysisOptions) => {
    const address = pageAddress(typed);
    if (address.kind === "problem")
      return setFlow({ state: "invalid", message: messageText(address.code, { example: site.exampleUrl }) });
    if (!navigator.onLine)
      return setFlow({ state: "error", message: messageText("analysis/offline"), refused: null });
    tries.current = 1;
    options.current = given;
    setAttempt(1);
    last.current = { typed, given };
    setFlow({ state: "loading", url: address.url, jobId: null });
    void ask(address.url);
  };
  const again = () => (last.current ? start(last.current.typed, last.current.given) : clear());
  const clear = () => setFlow({ state: "idle" });

  const shown = (): Flow =>
    flow.state === "loading" ? { ...flow, attempt, progress: flow.jobId ? progress : NOTHING_YET } : flow;
  return { flow: shown(), start, again, clear };
}
