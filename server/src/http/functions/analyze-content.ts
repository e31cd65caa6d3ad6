/** POST /functions/analyze-content {input, question?, kind?, answer?, competitors?}: for signed-in users. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { JobEvent } from "../../ports/jobs.ts";
import type { Sessions } from "../../ports/sessions.ts";
import { findAnalysis } from "../../usecases/analysis/find-analysis.ts";
import type { AnalysisRequest } from "../../usecases/analysis/start-analysis.ts";
import { answerByJob, type JobNeeds } from "../answer-by-job.ts";
import type { EdgeContext } from "../context.ts";
import { signedIn } from "../permit.ts";
import { readJson } from "../read-json.ts";

type Needs = JobNeeds & {
  sessions: Sessions;
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
  const user = await signedIn(needs.sessions, c);
  const body = await readJson(c, Body, "analysis/url-missing");
  const { jobId } = await needs.startAnalysis({ userId: user.id, ...body });
  return answerByJob(needs, c, { jobId, otherwise: "analysis/failed" }, async (data) => {
    const result = await resultOf(needs, data, user.id);
    // Names the stored analysis, for judging it again or exporting it.
    if (typeof data.analysisId === "string") c.header("Content-Location", `/analysis/${data.analysisId}`);
    return result;
  });
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
