import type { JobTry } from "../jobs/run-job.ts";

/** One monitor run, or one page that joins a run. */
export type MonitorWork = JobTry & {
  userId: string;
  runId: string;
  url: string;
  query: string;
  competitors: string[];
  skipped: { url: string; reason: string }[];
  samples: number;
  /** The saved monitor that asks. */
  monitorId?: string | undefined;
};

/** A page that joins was asked for by another job than the run itself. */
export const isJoining = ({ jobId, runId }: MonitorWork): boolean => jobId !== runId;
