/** The MCP server's bench for an account: stored analyses, jobs and uses of the caller's workspace. */

import type { SaidOfYou, WhyThem } from "@citeworthy/core/cited/cited-view";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { MessageCode } from "@citeworthy/core/messages";
import { KEY_SCOPES, type KeyScope } from "@citeworthy/core/product/accounts/api-keys";
import { mayDo, type Need, type Role } from "@citeworthy/core/product/workspaces/roles";
import { AppError } from "../../errors.ts";
import { jobEnd } from "../../jobs/follow-job.ts";
import type { Bench } from "../../mcp/bench.ts";
import type { DraftResult } from "../../ports/analysis/judge.ts";
import type { JobFeed } from "../../ports/runtime/jobs.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import type { JudgeAgainRequest } from "../../usecases/analysis/judge-again.ts";
import type { DraftRequest } from "../../usecases/analysis/judge-draft.ts";
import type { AnalysisRequest } from "../../usecases/analysis/start-analysis.ts";
import { findAnalysis } from "../../usecases/analysis/stored/find-analysis.ts";
import { listAnalyzedPages } from "../../usecases/analysis/stored/list-analyses.ts";
import type { ChosenEdits } from "../../usecases/articles/choose-edits.ts";
import { type EditChange, listEditStates } from "../../usecases/articles/edit-states.ts";
import type { ArticleRequest } from "../../usecases/articles/start-article.ts";
import type { SaidFilter } from "../../usecases/cited/said-of-you.ts";
import type { DemandRequest } from "../../usecases/demand/list-demand.ts";
import { isId } from "../../usecases/is-id.ts";
import type { MonitorRequest } from "../../usecases/visibility/start-monitor.ts";
import type { worklistServices } from "../../usecases/worklist/services.ts";
import type { Services } from "../../wire.ts";
import { type BatchNeeds, createBatch, shownBatch } from "../analysis/batch-routes.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { startOnce } from "../idempotency/once.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { storedFailure } from "../middleware/failures.ts";
import { projectsFrom, shownPage } from "../projects/project-routes.ts";

type OfServices =
  | "listMonitors"
  | "monitorTrend"
  | "createMonitor"
  | "findVisibility"
  | "latestVisibility"
  | "listProjects"
  | "listPages";

export type BenchNeeds = IdempotencyNeeds &
  BatchNeeds &
  Pick<Services, OfServices> & {
    storage: Storage;
    feed: JobFeed;
    log: Log;
    baseUrl: string;
    usageStats(userId: string): Promise<object>;
    changeEdits(change: EditChange): Promise<ChosenEdits>;
    judgeAgain(request: JudgeAgainRequest): Promise<AnalysisResult>;
    judgeDraft(request: DraftRequest): Promise<DraftResult>;
    whyThem(request: { userId: string; run: string }): Promise<WhyThem>;
    saidOfYou(request: { userId: string } & SaidFilter): Promise<SaidOfYou>;
    citedPage(request: { userId: string; url: string }): Promise<object>;
    startAnalysis(request: AnalysisRequest): Promise<{ jobId: string; url: string }>;
    startArticle(request: ArticleRequest): Promise<{ jobId: string }>;
    startMonitor(request: MonitorRequest): Promise<{ jobId: string; runId: string }>;
    demand: { list(request: DemandRequest): Promise<object> };
    worklist: Pick<ReturnType<typeof worklistServices>["worklist"], "list" | "add" | "change">;
  };

/** What a scope lets a key do, as a role has to allow it. */
const NEED_OF: Record<KeyScope, Need> = {
  read: "read",
  analyze: "write",
  monitor: "write",
  "admin:read": "own",
};
/** A signed-in session may do what its owner may; admin calls aren't part of MCP. */
const SESSION_SCOPES: readonly KeyScope[] = KEY_SCOPES.filter((scope) => scope !== "admin:read");

const WORDS = {
  page: "The address of the page, with https:// or http://.",
  cost: "Costs one use of the account; a page that can't be read costs nothing.",
};

/** `userId` is the workspace; tools that the role doesn't allow are not offered. */
type Owner = { userId: string; role: Role; actor: { id: string } };

export function accountBench(needs: BenchNeeds, c: EdgeContext, { userId, role, actor }: Owner): Bench {
  const { storage, log, baseUrl } = needs;
  const by = { workspaceId: userId, role, actor, requestId: c.get("requestId") };
  const scopes = c.get("apiKey")?.scopes ?? SESSION_SCOPES;
  const articleOf = async (id: string) => {
    const found = isId(id) ? await storage.articles.latestFor(id) : null;
    return found?.userId === userId ? found.result : null;
  };
  return {
    may: (scope) => scopes.includes(scope) && mayDo(role, NEED_OF[scope]),
    words: WORDS,
    async analyze({ page, ...given }) {
      const { jobId } = await startOnce(needs, c, {
        userId,
        start: (id) => needs.startAnalysis({ userId, input: page, ...given, jobId: id }),
        again: ({ id }) => ({ jobId: id, url: page }),
      });
      return resultOf(needs, { jobId, userId, signal: c.req.raw.signal });
    },
    judgeAgain: (request) => needs.judgeAgain({ ...request, userId }),
    judgeDraft: async (request) => (await needs.judgeDraft({ ...request, userId })).result,
    find: async (id) => (await findAnalysis({ storage }, { id, userId }))?.result ?? null,
    list: (page) => listOwn(storage, userId, page),
    edits: {
      used: async (id) =>
        (await listEditStates({ storage }, { id, userId }))
          .filter(({ state }) => state === "used")
          .map((edit) => edit.id),
      change: (change) => needs.changeEdits({ ...change, userId }),
      article: articleOf,
      async write(id) {
        const found = await findAnalysis({ storage }, { id, userId });
        if (found === null) throw new AppError("analysis/not-found");
        const { result } = found;
        const { jobId } = await startOnce(needs, c, {
          userId,
          start: (job) =>
            needs.startArticle({ userId, url: result.url, analysisResult: result, searchId: id, jobId: job }),
          again: ({ id: job }) => ({ jobId: job }),
        });
        await endOf(needs, { jobId, signal: c.req.raw.signal }, "article/call-failed");
        return articleOf(id);
      },
    },
    cited: {
      whyThem: async (run) => needs.whyThem({ userId, run: run ?? (await newestRun(needs, userId)) }),
      saidOfYou: (filter) => needs.saidOfYou({ userId, ...filter }),
      page: (url) => needs.citedPage({ userId, url }),
    },
    monitors: monitorsOf(needs, c, userId),
    projects: projectsOf(needs, userId),
    work: {
      list: (query) => needs.worklist.list(by, query),
      add: (items) => needs.worklist.add(by, items),
      change: (change) => needs.worklist.change(by, change),
    },
    demand: (id, query) => needs.demand.list({ id, userId, query }),
    usage: async () => ({ ...(await needs.usageStats(userId)) }),
    reportAddress: (id) => `${baseUrl}/analysis/${id}`,
    explain(error) {
      if (error instanceof AppError) return error.message;
      log.error("an MCP tool failed", { userId, requestId: c.get("requestId"), error });
      return null;
    },
  };
}

/** What is left out is of no use to an assistant, or named differently in the tools. */
function monitorsOf(needs: BenchNeeds, c: EdgeContext, userId: string): NonNullable<Bench["monitors"]> {
  const resultOf = (run: string | null) =>
    run === null ? needs.latestVisibility(userId) : needs.findVisibility({ userId, run });
  return {
    list: async () =>
      (await needs.listMonitors(userId)).map(({ userId: _owner, nextRunAt, pausedAt, ...monitor }) => ({
        ...monitor,
        nextRunAt: pausedAt === null ? nextRunAt.toISOString() : null,
      })),
    trend: (id) => needs.monitorTrend({ id, userId }),
    result: resultOf,
    async create({ name, samples, ...monitor }) {
      const given = { ...(name !== undefined && { name }), ...(samples !== undefined && { samples }) };
      const { id, queries, every, nextRunAt } = await needs.createMonitor({ userId, ...monitor, ...given });
      return { id, queries, every, nextRunAt: nextRunAt.toISOString() };
    },
    async run(request) {
      const { jobId, runId } = await startOnce(needs, c, {
        userId,
        start: (id) => needs.startMonitor({ ...request, userId, jobId: id }),
        again: ({ id, input }) => ({ jobId: id, runId: String(input.runId) }),
      });
      await endOf(needs, { jobId, signal: c.req.raw.signal }, "visibility/failed");
      return resultOf(runId);
    },
  };
}

const projectsOf = (needs: BenchNeeds, userId: string): NonNullable<Bench["projects"]> => ({
  list: async (after) => projectsFrom(await needs.listProjects(userId), after),
  async pages(id, query) {
    const { pages, next, found } = await needs.listPages({ id, userId, query });
    return { pages: pages.map((page) => ({ ...shownPage(page), analysis: page.searchId })), next, found };
  },
  prepare: (request) => createBatch(needs, userId, { ...request, start: false }),
  async start(id) {
    await needs.startBatch({ id, userId, leftOut: [] });
    return shownBatch(needs, { id, userId }, {});
  },
  run: (id, after) => shownBatch(needs, { id, userId }, { after }),
});

async function newestRun({ storage }: BenchNeeds, userId: string): Promise<string> {
  const run = (await storage.visibility.latestOf(userId))?.run;
  if (!run) throw new AppError("visibility/run-unknown");
  return run;
}

type Job = { jobId: string; userId: string; signal: AbortSignal };

async function endOf({ storage, feed }: BenchNeeds, job: Omit<Job, "userId">, otherwise: MessageCode) {
  const end = await jobEnd({ jobs: storage.jobs, feed }, job);
  if (end === null) throw new AppError(otherwise);
  if (end.event === "failed") throw storedFailure(end.data);
  return end;
}

async function resultOf(needs: BenchNeeds, { jobId, userId, signal }: Job) {
  const { storage } = needs;
  const end = await endOf(needs, { jobId, signal }, "analysis/failed");
  const id = typeof end.data.analysisId === "string" ? end.data.analysisId : jobId;
  const found = await findAnalysis({ storage }, { id, userId });
  if (found === null) throw new AppError("analysis/not-found");
  return { id, result: found.result };
}

async function listOwn(storage: Storage, userId: string, page: { limit: number; after: string | null }) {
  const { pages, next } = await listAnalyzedPages({ storage }, { userId, ...page });
  const listed = pages.map(({ id, query, title, score, rubricVersion, createdAt }) => ({
    ...{ id, url: query, title, score, rubricVersion },
    analyzedAt: createdAt.toISOString(),
  }));
  return { pages: listed, next };
}
