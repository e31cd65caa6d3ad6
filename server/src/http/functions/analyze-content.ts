/** POST /functions/analyze-content {input}: waits for the result, streams progress, or answers at once with the job. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { jobEnd } from "../../jobs/follow-job.ts";
import type { JobEvent, JobFeed } from "../../ports/jobs.ts";
import type { Sessions } from "../../ports/sessions.ts";
import type { Storage } from "../../ports/storage.ts";
import { findAnalysis } from "../../usecases/analysis/find-analysis.ts";
import type { EdgeContext } from "../context.ts";
import { storedFailure } from "../failures.ts";
import { streamJob } from "../job-events.ts";
import { signedIn } from "../permit.ts";
import { readJson } from "../read-json.ts";

type Started = { jobId: string; url: string };
type Needs = {
  storage: Storage;
  feed: JobFeed;
  sessions: Sessions;
  startAnalysis(request: { userId: string; input: string }): Promise<Started>;
};

const Body = z.object({ input: z.string() });

export const analyzeContent = (needs: Needs) => async (c: EdgeContext) => {
  const user = await signedIn(needs.sessions, c);
  const { input } = await readJson(c, Body, "analysis/url-missing");
  const { jobId } = await needs.startAnalysis({ userId: user.id, input });

  if (/\brespond-async\b/.test(c.req.header("prefer") ?? ""))
    return c.json({ job: jobId, events: `/api/jobs/${jobId}/events` }, 202);
  if (c.req.header("accept")?.includes("text/event-stream")) return streamJob(needs, c, jobId);
  const end = await jobEnd({ jobs: needs.storage.jobs, feed: needs.feed }, { jobId });
  return c.json(await answerOf(needs, end, user.id));
};

async function answerOf({ storage }: Needs, end: JobEvent | null, userId: string): Promise<unknown> {
  if (end === null) throw new AppError("analysis/failed");
  if (end.event === "failed") throw storedFailure(end.data);
  const { analysisId, result } = end.data;
  if (typeof analysisId !== "string") return result;
  const analysis = await findAnalysis({ storage }, { id: analysisId, userId });
  if (analysis === null) throw new AppError("analysis/not-found");
  return analysis.result;
}
