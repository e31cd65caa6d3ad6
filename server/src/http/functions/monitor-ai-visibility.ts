/** POST /functions/monitor-ai-visibility {url, query, competitors?, samples?, run?}: for signed-in people. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { jobEnd } from "../../jobs/follow-job.ts";
import type { JobFeed } from "../../ports/jobs.ts";
import type { Sessions } from "../../ports/sessions.ts";
import type { Storage } from "../../ports/storage.ts";
import type { MonitorRequest } from "../../usecases/visibility/start-monitor.ts";
import type { EdgeContext } from "../context.ts";
import { storedFailure } from "../failures.ts";
import { streamJob } from "../job-events.ts";
import { signedIn } from "../permit.ts";
import { readJson } from "../read-json.ts";

type Needs = {
  storage: Storage;
  feed: JobFeed;
  sessions: Sessions;
  startMonitor(request: MonitorRequest): Promise<{ jobId: string; runId: string }>;
};

/** More lines than are used may be sent; a list without end may not. */
const MOST_LINES = 100;
const Body = z.object({
  url: z.string(),
  query: z.string(),
  competitors: z.array(z.string()).max(MOST_LINES).optional(),
  samples: z.number().optional(),
  run: z.string().optional(),
});

export const monitorAiVisibility = (needs: Needs) => async (c: EdgeContext) => {
  const user = await signedIn(needs.sessions, c);
  const body = await readJson(c, Body, "visibility/input-missing");
  const { jobId, runId } = await needs.startMonitor({ ...body, userId: user.id });

  if (/\brespond-async\b/.test(c.req.header("prefer") ?? ""))
    return c.json({ job: jobId, run: runId, events: `/api/jobs/${jobId}/events` }, 202);
  if (c.req.header("accept")?.includes("text/event-stream")) return streamJob(needs, c, jobId);
  const end = await jobEnd({ jobs: needs.storage.jobs, feed: needs.feed }, { jobId });
  if (end === null) throw new AppError("visibility/failed");
  if (end.event === "failed") throw storedFailure(end.data);
  return c.json(end.data.result);
};
