/** The MCP server's bench for an account: stored analyses, jobs and uses of the caller. */
import { KEY_SCOPES, type KeyScope } from "@citeworthy/core/product/accounts/api-keys";
import { AppError } from "../../errors.ts";
import { jobEnd } from "../../jobs/follow-job.ts";
import type { Bench } from "../../mcp/bench.ts";
import type { JobFeed } from "../../ports/runtime/jobs.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import type { AnalysisRequest } from "../../usecases/analysis/start-analysis.ts";
import { findAnalysis } from "../../usecases/analysis/stored/find-analysis.ts";
import { listAnalyses } from "../../usecases/analysis/stored/list-analyses.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { startOnce } from "../idempotency/once.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { storedFailure } from "../middleware/failures.ts";

export type BenchNeeds = IdempotencyNeeds & {
  storage: Storage;
  feed: JobFeed;
  log: Log;
  baseUrl: string;
  usageStats(userId: string): Promise<object>;
  startAnalysis(request: AnalysisRequest): Promise<{ jobId: string; url: string }>;
};

/** A signed-in session may do what its owner may; admin calls aren't part of MCP. */
const SESSION_SCOPES: readonly KeyScope[] = KEY_SCOPES.filter((scope) => scope !== "admin:read");

const WORDS = {
  page: "The address of the page, with https:// or http://.",
  cost: "Costs one use of the account; a page that can't be read costs nothing.",
};

export function accountBench(needs: BenchNeeds, c: EdgeContext, userId: string): Bench {
  const { storage, log, baseUrl } = needs;
  const scopes = c.get("apiKey")?.scopes ?? SESSION_SCOPES;
  return {
    may: (scope) => scopes.includes(scope),
    words: WORDS,
    async analyze({ page, ...given }) {
      const { jobId } = await startOnce(needs, c, {
        userId,
        start: (id) => needs.startAnalysis({ userId, input: page, ...given, jobId: id }),
        again: ({ id }) => ({ jobId: id, url: page }),
      });
      return resultOf(needs, { jobId, userId, signal: c.req.raw.signal });
    },
    find: async (id) => (await findAnalysis({ storage }, { id, userId }))?.result ?? null,
    list: (page) => listOwn(storage, userId, page),
    usage: async () => ({ ...(await needs.usageStats(userId)) }),
    reportAddress: (id) => `${baseUrl}/analysis/${id}`,
    explain(error) {
      if (error instanceof AppError) return error.message;
      log.error("an MCP tool failed", { userId, requestId: c.get("requestId"), error });
      return null;
    },
  };
}

type Job = { jobId: string; userId: string; signal: AbortSignal };

async function resultOf({ storage, feed }: BenchNeeds, { jobId, userId, signal }: Job) {
  const end = await jobEnd({ jobs: storage.jobs, feed }, { jobId, signal });
  if (end === null) throw new AppError("analysis/failed");
  if (end.event === "failed") throw storedFailure(end.data);
  const id = typeof end.data.analysisId === "string" ? end.data.analysisId : jobId;
  const found = await findAnalysis({ storage }, { id, userId });
  if (found === null) throw new AppError("analysis/not-found");
  return { id, result: found.result };
}

async function listOwn(storage: Storage, userId: string, page: { limit: number; after: string | null }) {
  const { analyses, next } = await listAnalyses({ storage }, { userId, ...page });
  const pages = analyses.map(({ id, query, score, rubricVersion, createdAt }) => ({
    ...{ id, url: query, score, rubricVersion },
    analyzedAt: createdAt.toISOString(),
  }));
  return { pages, next };
}
