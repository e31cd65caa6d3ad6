/** Stored analyses and running jobs, for programs: each for its owner. A visitor's job has no owner, so its id is enough. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Sessions } from "../../ports/accounts/sessions.ts";
import type { Storage } from "../../ports/storage.ts";
import { findAnalysis } from "../../usecases/analysis/stored/find-analysis.ts";
import {
  ANALYSES_PER_PAGE,
  listAnalyses,
  MAX_ANALYSES_PER_PAGE,
} from "../../usecases/analysis/stored/list-analyses.ts";
import { type JobView, readJob } from "../../usecases/jobs/read-job.ts";
import type { EdgeApp } from "../middleware/context.ts";
import { anyone, JOB_SCOPES, signedIn } from "../middleware/permit.ts";

type Needs = { sessions: Sessions; storage: Storage };

const Page = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_ANALYSES_PER_PAGE).default(ANALYSES_PER_PAGE),
  after: z.string().max(80).optional(),
});

export function analysisRoutes(app: EdgeApp, needs: Needs): void {
  app.get("/api/analyses", async (c) => {
    const { id: userId } = await signedIn(needs.sessions, c, ["read"]);
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
    const { id: userId } = await signedIn(needs.sessions, c, ["read"]);
    const id = c.req.param("id");
    const found = await findAnalysis(needs, { id, userId });
    if (found === null) throw new AppError("analysis/not-found");
    return c.json({ id, ...found.result });
  });
  app.get("/api/jobs/:id", async (c) => {
    const user = await anyone(needs.sessions, c, JOB_SCOPES);
    const job = await readJob(needs, { id: c.req.param("id"), userId: user?.id ?? null });
    if (job === null) throw new AppError(user ? "request/not-found" : "account/sign-in-required");
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
