/** Turns a job's events into what is shown: each step's state, the progress, and how the job ended. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { ANALYSIS_STEPS, type StepReport } from "@citeworthy/core/product/steps/analysis-steps";

export type JobEnd =
  | { kind: "saved"; analysisId: string }
  | { kind: "unsaved"; notice: string; result: AnalysisResult }
  | { kind: "failed"; message: string; mayPass: boolean };
export type JobProgress = { reports: Record<string, StepReport>; end: JobEnd | null };

export const NOTHING_YET: JobProgress = { reports: {}, end: null };

/** The page did not answer, or our side failed: a second try may succeed. */
const MAY_PASS = new Set(["page/unreachable", "page/timeout", "analysis/failed"]);

type EndData = {
  analysisId?: string;
  notice?: string;
  result?: AnalysisResult;
  code?: string;
  error?: string;
};

export function withReport(progress: JobProgress, report: StepReport): JobProgress {
  return { ...progress, reports: { ...progress.reports, [report.step]: report } };
}

export function endOf(event: "done" | "failed", data: EndData): JobEnd {
  if (event === "failed")
    return { kind: "failed", message: data.error ?? "", mayPass: MAY_PASS.has(data.code ?? "") };
  if (data.analysisId) return { kind: "saved", analysisId: data.analysisId };
  if (data.result) return { kind: "unsaved", notice: data.notice ?? "", result: data.result };
  return { kind: "failed", message: "", mayPass: false };
}

/** A running step counts half: the bar moves when a step begins and when it ends. */
export function percentDone({ reports }: JobProgress): number {
  const done = ANALYSIS_STEPS.map(({ id }) => reports[id]?.state).map((state) =>
    state === "done" ? 1 : state === "running" ? 0.5 : 0,
  );
  return Math.round((done.reduce<number>((sum, part) => sum + part, 0) / ANALYSIS_STEPS.length) * 100);
}
