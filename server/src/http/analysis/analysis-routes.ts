/** Stored analyses and running jobs, for programs: each for its owner. A visitor's job has no owner, so its id is enough. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Storage } from "../../ports/storage.ts";
import { findAnalysis } from "../../usecases/analysis/stored/find-analysis.ts";
import {
  ANALYSES_PER_PAGE,
  listAnalyses,
  MAX_ANALYSES_PER_PAGE,
} from "../../usecases/analysis/stored/list-analyses.ts";
import type { ChosenEdits } from "../../usecases/articles/choose-edits.ts";
import { type EditChange, listEditStates } from "../../usecases/articles/edit-states.ts";
import { isId } from "../../usecases/is-id.ts";
import { type JobView, readJob } from "../../usecases/jobs/read-job.ts";
import type { EdgeApp } from "../middleware/context.ts";
import { type ActingServices, acting, actingOrVisitor, JOB_SCOPES } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = ActingServices & {
  storage: Storage;
  changeEdits(change: EditChange): Promise<ChosenEdits>;
};

const Ids = z.array(z.string().max(100)).max(100).default([]);
const Change = z.object({ use: Ids, undo: Ids });

const Page = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_ANALYSES_PER_PAGE).default(ANALYSES_PER_PAGE),
  after: z.string().max(80).optional(),
});

export function analysisRoutes(app: EdgeApp, needs: Needs): void {
  app.get("/api/analyses", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", ["read"]);
    const page = Page.safeParse(c.req.query());
    if (!page.success) throw new AppError("request/invalid");
    const { analyses, next } = await listAnalyses(needs, {
      userId,
      limit: page.data.limit,
      after: page.data.after ?? null,
    });
    return c.json({ analyses: analyses.map(({ query, ...rest }) => ({ ...rest, url: query })), next });
  });
  app.get("/api/analyses/:id", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", ["read"]);
    const id = c.req.param("id");
    const found = await findAnalysis(needs, { id, userId });
    if (found === null) throw new AppError("analysis/not-found");
    return c.json({ id, ...found.result });
  });
  app.get("/api/analyses/:id/edits", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", ["read"]);
    return c.json({ edits: await listEditStates(needs, { id: c.req.param("id"), userId }) });
  });
  // Choosing is limited to 600 an hour in the use case.
  app.post("/api/analyses/:id/edits", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "write", ["analyze"]);
    const change = await readJson(c, Change, "request/invalid");
    return c.json(await needs.changeEdits({ id: c.req.param("id"), userId, ...change }));
  });
  app.get("/api/analyses/:id/article", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", ["read"]);
    const id = c.req.param("id");
    const found = isId(id) ? await needs.storage.articles.latestFor(id) : null;
    if (found?.userId !== userId) throw new AppError("article/not-found");
    return c.json(found.result);
  });
  app.get("/api/jobs/:id", async (c) => {
    const caller = await actingOrVisitor(needs, c, "read", JOB_SCOPES);
    const job = await readJob(needs, { id: c.req.param("id"), userId: caller?.workspaceId ?? null });
    if (job === null) throw new AppError(caller ? "request/not-found" : "account/sign-in-required");
    return c.json(jobAnswer(job));
  });
}

/** A failure has the form of every other failure of this API. */
const jobAnswer = ({ id, kind, state, error, done }: JobView) => ({
  id,
  kind,
  state,
  events: `/api/jobs/${id}/events`,
  ...(error && { error: error.text, details: { code: error.code } }),
  ...(typeof done?.analysisId === "string" && { analysis: `/api/analyses/${done.analysisId}` }),
  ...(done?.result !== undefined && { result: done.result }),
});
