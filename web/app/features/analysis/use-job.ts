/** The progress of an analysis. */
import type { StepReport } from "@citeworthy/core/product/steps/analysis-steps";
import { useEffect, useState } from "react";
import { useJobEvents } from "../../jobs/use-job-events.ts";
import { endOf, type JobProgress, NOTHING_YET, withReport } from "./job-progress.ts";

export function useJob(id: string | null): JobProgress {
  const [progress, setProgress] = useState(NOTHING_YET);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job starts without progress
  useEffect(() => setProgress(NOTHING_YET), [id]);
  useJobEvents(id, {
    onProgress: (data) => setProgress((before) => withReport(before, data as StepReport)),
    onEnd: (event, data) => setProgress((before) => ({ ...before, end: endOf(event, data) })),
  });
  return progress;
}
