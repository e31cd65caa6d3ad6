/** Asking for an article becomes a job. A signed-in person's use is reserved with it; a visitor has none to reserve. */
import { validateAnalysis } from "@citeworthy/core/contract/validate";
import { pageAddress } from "@citeworthy/core/requests/page-address";
import { AppError } from "../../errors.ts";
import type { Writer } from "../../ports/ai/writer.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { requireQuota } from "../usage/require-quota.ts";
import { reserveUse } from "../usage/reserve-use.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; newId: () => string; writer: Writer | null };
export type ArticleRequest = {
  /** `null`: a visitor. */
  userId: string | null;
  url: string;
  analysisResult: unknown;
  /** The stored analysis it is asked from. */
  searchId?: string | undefined;
  /** The whole text written anew by a model. Only signed-in users may ask, and only where a model is configured. */
  isRewrite?: boolean | undefined;
  /** Ids of the edits taken in the report; all that are finished where absent. */
  used?: readonly string[] | undefined;
  /** The id of the job, where a repeated request must not create a second one. */
  jobId?: string | undefined;
};

export async function startArticle(deps: Needs, request: ArticleRequest): Promise<{ jobId: string }> {
  const { userId, isRewrite = false, jobId = deps.newId() } = request;
  if (isRewrite && (deps.writer === null || userId === null)) throw new AppError("article/no-model");
  const input = {
    url: addressOf(request),
    searchId: await ownSearch(deps, request),
    isRewrite,
    used: request.used ?? null,
  };
  const job = { id: jobId, kind: "write-article" as const, userId, input };
  if (userId === null) await deps.storage.jobs.create(job);
  else await createForUser(deps, { ...job, userId });
  return { jobId: job.id };
}

function addressOf({ url, analysisResult }: ArticleRequest): string {
  const address = pageAddress(url);
  if (address.kind === "problem" || !validateAnalysis(analysisResult).ok)
    throw new AppError("article/input-missing");
  return address.url;
}

/** Returns null if the analysis belongs to another workspace: the article is then written without a result. */
async function ownSearch({ storage }: Needs, { userId, searchId }: ArticleRequest): Promise<string | null> {
  if (searchId === undefined || userId === null || !isId(searchId)) return null;
  const found = await storage.analyses.find(searchId);
  return found?.userId === userId ? searchId : null;
}

type UserJob = { id: string; kind: "write-article"; userId: string; input: Record<string, unknown> };

async function createForUser(deps: Needs, job: UserJob): Promise<void> {
  const found = await requireQuota(deps, job.userId);
  const use = {
    jobId: job.id,
    userId: job.userId,
    tool: "article_generator" as const,
    now: deps.clock.now(),
  };
  const reservation = await deps.storage.atomically(async (stores) => {
    const outcome = await reserveUse(stores, found, use);
    if (outcome.reserved) await stores.jobs.create(job);
    return outcome;
  });
  if (!reservation.reserved) throw new AppError(reservation.code, reservation.details);
}
