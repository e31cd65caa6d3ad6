/** POST /functions/generate-article {analysisResult, url}: a visitor may ask too, within a rate and without a model. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Limiter } from "../../ports/limiter.ts";
import type { Sessions } from "../../ports/sessions.ts";
import type { ArticleRequest } from "../../usecases/articles/start-article.ts";
import { answerByJob, type JobNeeds } from "../answer-by-job.ts";
import type { EdgeContext } from "../context.ts";
import { anyone } from "../permit.ts";
import { readJson } from "../read-json.ts";

type Needs = JobNeeds & {
  sessions: Sessions;
  limiter: Limiter;
  startArticle(request: ArticleRequest): Promise<{ jobId: string }>;
};

const Body = z.object({
  url: z.string(),
  analysisResult: z.looseObject({}),
  searchId: z.string().optional(),
});
const VISITOR_RATE = { max: 10, perSeconds: 3600 };

export const generateArticle = (needs: Needs) => async (c: EdgeContext) => {
  const user = await anyone(needs.sessions, c);
  const { searchId, ...body } = await readJson(c, Body, "article/input-missing");
  if (user === null) await withinRate(needs.limiter, c.get("clientAddress"));
  const { jobId } = await needs.startArticle({ ...body, searchId, userId: user?.id ?? null });
  return answerByJob(needs, c, { jobId, otherwise: "article/call-failed" });
};

async function withinRate(limiter: Limiter, address: string): Promise<void> {
  const verdict = await limiter.take(`visitor-article:${address}`, VISITOR_RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}
