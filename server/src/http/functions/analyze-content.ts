/** POST /functions/analyze-content {input, question?, kind?, answer?, competitors?}: for signed-in users. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { AnalysisRequest } from "../../usecases/analysis/start-analysis.ts";
import { findAnalysis } from "../../usecases/analysis/stored/find-analysis.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { startOnce } from "../idempotency/once.ts";
import { answerByJob, type JobNeeds } from "../jobs/answer-by-job.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = JobNeeds &
  ActingServices &
  IdempotencyNeeds & {
    startAnalysis(request: AnalysisRequest): Promise<{ jobId: string; url: string }>;
  };

/** What the user says besides the address is checked with it, so that each mistake has its own message. */
const Body = z.object({
  input: z.string(),
  question: z.unknown().optional(),
  kind: z.unknown().optional(),
  answer: z.unknown().optional(),
  competitors: z.unknown().optional(),
});

export const analyzeContent = (needs: Needs) => async (c: EdgeContext) => {
  const { workspaceId: userId } = await acting(needs, c, "write", ["analyze"]);
  const body = await readJson(c, Body, "analysis/url-missing");
  const { jobId, isNew } = await startOnce(needs, c, {
    userId,
    start: (jobId) => needs.startAnalysis({ userId, ...body, jobId }),
    again: ({ id }) => ({ jobId: id, url: body.input }),
  });
  return answerByJob(needs, c, { jobId, isNew, otherwise: "analysis/failed" }, async (data, stored) => {
    // Where saving failed there is only the result, under no address.
    if (typeof data.analysisId !== "string") return data.result;
    return storedAnalysis(needs, c, { id: data.analysisId, userId, result: stored });
  });
};

/** `result` is undefined where it has to be read. */
type Stored = { id: string; userId: string; result: object | undefined };

async function storedAnalysis(
  { storage }: Needs,
  c: EdgeContext,
  { id, userId, result }: Stored,
): Promise<unknown> {
  const found = result ?? (await findAnalysis({ storage }, { id, userId }))?.result;
  if (!found) throw new AppError("analysis/not-found");
  // An event stream has sent its headers long ago.
  if (!c.finalized) {
    c.header("Location", `/api/analyses/${id}`);
    c.header("Content-Location", `/analysis/${id}`);
  }
  return { id, ...found };
}
