/** Bulk runs for programs: each for its owner. The pages of the product use the same services. */
import { MAX_BATCH_PAGES } from "@citeworthy/core/projects/address-column";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Services } from "../../wire.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { answerOnce } from "../idempotency/once.ts";
import type { EdgeApp } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Used =
  | "draftFromLines"
  | "draftFromSitemap"
  | "startBatch"
  | "readBatch"
  | "pauseBatch"
  | "resumeBatch"
  | "retryFailedPages"
  | "cancelBatch";
export type BatchNeeds = Pick<Services, Used>;
type Needs = ActingServices & IdempotencyNeeds & BatchNeeds;

/** Either a list or a sitemap. Without `start` the answer is a preview, and nothing is fetched or spent. */
const NewBatch = z.object({
  urls: z.array(z.string().max(2_048)).max(MAX_BATCH_PAGES).optional(),
  sitemap: z.string().max(2_048).optional(),
  project: z.string().optional(),
  start: z.boolean().default(true),
});
type NewBatch = z.infer<typeof NewBatch>;

const READ = ["read", "analyze"] as const;

export function batchRoutes(app: EdgeApp, needs: Needs): void {
  app.post("/api/batches", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "write", ["analyze"]);
    const body = await readJson(c, NewBatch);
    return answerOnce(needs, c, { userId, make: () => createBatch(needs, userId, body) });
  });
  app.get("/api/batches/:id", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", READ);
    return c.json(await shownBatch(needs, { id: c.req.param("id"), userId }, c.req.query()));
  });
  const actions = {
    start: (owned: Owned) => needs.startBatch({ ...owned, leftOut: [] }),
    pause: needs.pauseBatch,
    resume: needs.resumeBatch,
    retry: needs.retryFailedPages,
    cancel: needs.cancelBatch,
  };
  for (const [name, act] of Object.entries(actions))
    app.post(`/api/batches/:id/${name}`, async (c) => {
      const { workspaceId: userId } = await acting(needs, c, "write", ["analyze"]);
      await act({ id: c.req.param("id"), userId });
      return c.body(null, 204);
    });
}

type Owned = { id: string; userId: string };

export async function createBatch(
  needs: BatchNeeds,
  userId: string,
  { urls, sitemap, project, start }: NewBatch,
) {
  if ((urls === undefined) === (sitemap === undefined)) throw new AppError("request/invalid");
  const draft = { userId, projectId: project ?? null };
  const id =
    sitemap === undefined
      ? await needs.draftFromLines({ ...draft, source: "list", lines: urls ?? [] })
      : await needs.draftFromSitemap({ ...draft, source: "sitemap", address: sitemap });
  if (start) await needs.startBatch({ id, userId, leftOut: [] });
  return shownBatch(needs, { id, userId }, {});
}

export async function shownBatch(
  needs: Pick<Services, "readBatch">,
  owned: Owned,
  query: Record<string, unknown>,
) {
  const { batch, counts, pages, next, usesLeft } = await needs.readBatch({ ...owned, query });
  const { id, projectId, source, state, reason, leftOut, createdAt, finishedAt } = batch;
  return {
    id,
    project: projectId,
    source,
    state,
    reason,
    counts,
    usesLeft,
    leftOut,
    createdAt,
    finishedAt,
    pages: pages.map((page) => ({
      url: page.url,
      state: page.state,
      error: page.error,
      analysis: page.state === "done" && page.jobId ? `/api/analyses/${page.jobId}` : null,
    })),
    next,
  };
}
