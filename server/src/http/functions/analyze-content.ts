/** POST /functions/analyze-content {input}: for signed-in people. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { JobEvent } from "../../ports/jobs.ts";
import type { Sessions } from "../../ports/sessions.ts";
import { findAnalysis } from "../../usecases/analysis/find-analysis.ts";
import { answerByJob, type JobNeeds } from "../answer-by-job.ts";
import type { EdgeContext } from "../context.ts";
import { signedIn } from "../permit.ts";
import { readJson } from "../read-json.ts";

type Needs = JobNeeds & {
  sessions: Sessions;
  startAnalysis(request: { userId: string; input: string }): Promise<{ jobId: string; url: string }>;
};

const Body = z.object({ input: z.string() });

export const analyzeContent = (needs: Needs) => async (c: EdgeContext) => {
  const user = await signedIn(needs.sessions, c);
  const { input } = await readJson(c, Body, "analysis/url-missing");
  const { jobId } = await needs.startAnalysis({ userId: user.id, input });
  return answerByJob(needs, c, { jobId, otherwise: "analysis/failed" }, (data) =>
    resultOf(needs, data, user.id),
  );
};

async function resultOf(
  { storage }: Needs,
  { analysisId, result }: JobEvent["data"],
  userId: string,
): Promise<unknown> {
  if (typeof analysisId !== "string") return result;
  const analysis = await findAnalysis({ storage }, { id: analysisId, userId });
  if (analysis === null) throw new AppError("analysis/not-found");
  return analysis.result;
}
