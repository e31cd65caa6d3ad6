/** POST /functions/monitor-ai-visibility {url, query, competitors?, samples?, run?}: for signed-in people. */
import { z } from "zod";
import type { MonitorRequest } from "../../usecases/visibility/start-monitor.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { startOnce } from "../idempotency/once.ts";
import { answerByJob, type JobNeeds } from "../jobs/answer-by-job.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = JobNeeds &
  ActingServices &
  IdempotencyNeeds & {
    startMonitor(request: MonitorRequest): Promise<{ jobId: string; runId: string }>;
  };

/** More lines than are used may be sent; a list without end may not. */
const MAX_LINES = 100;
const Body = z.object({
  url: z.string(),
  query: z.string(),
  competitors: z.array(z.string()).max(MAX_LINES).optional(),
  samples: z.number().optional(),
  run: z.string().optional(),
});

export const monitorAiVisibility = (needs: Needs) => async (c: EdgeContext) => {
  const { workspaceId: userId } = await acting(needs, c, "write", ["monitor"]);
  const body = await readJson(c, Body, "visibility/input-missing");
  const { jobId, isNew, runId } = await startOnce(needs, c, {
    userId,
    start: (jobId) => needs.startMonitor({ ...body, userId, jobId }),
    again: ({ id, input }) => ({ jobId: id, runId: String(input.runId) }),
  });
  return answerByJob(needs, c, { jobId, isNew, otherwise: "visibility/failed", besides: { run: runId } });
};
