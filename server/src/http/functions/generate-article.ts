/**
 * POST /functions/generate-article {analysisResult, url, searchId?, isRewrite?}: a visitor may ask too, within a rate and
 * without a model. A free rewrite is for signed-in users.
 */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { ArticleRequest } from "../../usecases/articles/start-article.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { startOnce } from "../idempotency/once.ts";
import { answerByJob, type JobNeeds } from "../jobs/answer-by-job.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, actingOrVisitor } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = JobNeeds &
  ActingServices &
  IdempotencyNeeds & {
    limiter: Limiter;
    startArticle(request: ArticleRequest): Promise<{ jobId: string }>;
  };

const Body = z.object({
  url: z.string(),
  analysisResult: z.looseObject({}),
  searchId: z.string().optional(),
  isRewrite: z.boolean().optional(),
  used: z.array(z.string().max(100)).max(100).optional(),
});
const VISITOR_RATE: RateLimit = { max: 10, perSeconds: 3600 };
/** A rewrite that isn't used gives its use back, but the operator has paid for it. */
const REWRITE_RATE: RateLimit = { max: 10, perSeconds: 3600 };

export const generateArticle = (needs: Needs) => async (c: EdgeContext) => {
  const caller = await actingOrVisitor(needs, c, "write", ["analyze"]);
  const { searchId, ...body } = await readJson(c, Body, "article/input-missing");
  const userId = caller?.workspaceId ?? null;
  const { jobId, isNew } = await startOnce(needs, c, {
    userId,
    async start(jobId) {
      if (userId === null)
        await withinRate(needs.limiter, `visitor-article:${c.get("clientAddress")}`, VISITOR_RATE);
      else if (body.isRewrite) await withinRate(needs.limiter, `rewrite-article:${userId}`, REWRITE_RATE);
      return needs.startArticle({ ...body, searchId, userId, jobId });
    },
    again: ({ id }) => ({ jobId: id }),
  });
  return answerByJob(needs, c, { jobId, isNew, otherwise: "article/call-failed" });
};

async function withinRate(limiter: Limiter, key: string, rate: RateLimit): Promise<void> {
  const verdict = await limiter.take(key, rate);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}
