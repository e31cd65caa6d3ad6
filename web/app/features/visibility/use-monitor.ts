/** The states of the monitor: idle, running, then a result or an error. The URL holds the job id for a reload. */
import { messageText } from "@citeworthy/core/messages";
import { useState } from "react";
import { useJobEvents } from "../../jobs/use-job-events.ts";
import type { Refused } from "../../refusals/refused.ts";
import { askForVisibility, bothSentences, type MonitorForm } from "./monitor-request.ts";
import { isVisibilityResult, type Loose } from "./monitor-view.ts";

type Report = { state: "running" | "done"; detail?: string };
export type MonitorState =
  | { state: "idle" }
  | { state: "running"; jobId: string | null; reports: Record<string, Report> }
  | { state: "error"; message: string; refused: Refused | null }
  | { state: "result"; result: Loose };

type Given = {
  jobId: string | null;
  latest: Loose | null;
  onJob(id: string | null): void;
  /** The remaining uses on screen may be out of date. */
  onRefused(): void;
};

const failed = (message: string, refused: Refused | null = null): MonitorState => ({
  state: "error",
  message,
  refused,
});

function first({ jobId, latest }: Given): MonitorState {
  if (jobId !== null) return { state: "running", jobId, reports: {} };
  return latest ? { state: "result", result: latest } : { state: "idle" };
}

export function useMonitor(given: Given) {
  const [now, setNow] = useState<MonitorState>(() => first(given));
  const finish = (next: MonitorState) => {
    setNow(next);
    given.onJob(null);
  };
  useJobEvents(now.state === "running" ? now.jobId : null, {
    onProgress: (data) => setNow((before) => withReport(before, data)),
    onEnd: (event, data) => finish(ended(event, data)),
  });

  const start = async (form: MonitorForm) => {
    if (!navigator.onLine) return setNow(failed(bothSentences("visibility/offline")));
    setNow({ state: "running", jobId: null, reports: {} });
    try {
      const asked = await askForVisibility(form);
      if (asked.kind === "failed") {
        setNow(failed(asked.message, asked.refused));
        return given.onRefused();
      }
      if (asked.kind === "result") return setNow({ state: "result", result: asked.result });
      setNow({ state: "running", jobId: asked.id, reports: {} });
      return given.onJob(asked.id);
    } catch (error) {
      const code = error instanceof Error ? "visibility/call-failed" : "visibility/failed";
      return setNow(failed(bothSentences(navigator.onLine ? code : "visibility/offline")));
    }
  };
  return { now, start, refuse: (message: string) => setNow(failed(message)) };
}

function withReport(before: MonitorState, data: Record<string, unknown>): MonitorState {
  const { step, state, detail } = data;
  if (before.state !== "running" || typeof step !== "string") return before;
  const report: Report = {
    state: state === "done" ? "done" : "running",
    ...(typeof detail === "string" && { detail }),
  };
  return { ...before, reports: { ...before.reports, [step]: report } };
}

function ended(event: "done" | "failed", data: Record<string, unknown>): MonitorState {
  if (event === "done" && isVisibilityResult(data.result)) return { state: "result", result: data.result };
  const text = typeof data.error === "string" && data.error !== "" ? data.error : null;
  return failed(text ?? messageText("visibility/failed"));
}
