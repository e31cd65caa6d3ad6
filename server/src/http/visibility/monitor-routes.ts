/** Saved monitors for programs: each for its workspace. One run at once is POST /functions/monitor-ai-visibility. */
import { MAX_COMPETITORS, MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { SavedMonitor } from "../../ports/visibility/monitors.ts";
import type { Services } from "../../wire.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { answerOnce } from "../idempotency/once.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";
import { CHANGE_RATE, withinRate } from "../middleware/within-rate.ts";

type Used =
  | "listMonitors"
  | "monitorTrend"
  | "findVisibility"
  | "createMonitor"
  | "editMonitor"
  | "pauseMonitor"
  | "removeMonitor";
type Needs = ActingServices & IdempotencyNeeds & { limiter: Limiter } & Pick<Services, Used>;
type Owned = { id: string; userId: string };

const READ = ["read", "monitor"] as const;
const CHANGE = ["monitor"] as const;
/** Longer texts get the message about their length from the use case. */
const MAX_TEXT = 2_000;

const Queries = z.array(z.string().max(MAX_TEXT)).min(1).max(MAX_QUERIES);
const NewMonitor = z.object({
  url: z.string().min(1).max(MAX_TEXT),
  queries: Queries,
  every: z.enum(["daily", "weekly"]).default("weekly"),
  name: z.string().max(MAX_TEXT).optional(),
  competitors: z.array(z.string().max(MAX_TEXT)).max(MAX_COMPETITORS).optional(),
  samples: z.number().optional(),
});
/** At least one of these. */
const Change = z
  .object({
    name: z.string().max(MAX_TEXT).optional(),
    queries: Queries.optional(),
    isPaused: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined));

export function monitorRoutes(app: EdgeApp, needs: Needs): void {
  const reading = async (c: EdgeContext): Promise<string> =>
    (await acting(needs, c, "read", READ)).workspaceId;
  const changing = async (c: EdgeContext): Promise<string> => {
    const { workspaceId: userId } = await acting(needs, c, "write", CHANGE);
    await withinRate(needs.limiter, `monitor-changes:${userId}`, CHANGE_RATE);
    return userId;
  };
  app.get("/api/monitors", async (c) =>
    c.json({ monitors: (await needs.listMonitors(await reading(c))).map(shown) }),
  );
  app.post("/api/monitors", async (c) => {
    const userId = await changing(c);
    const { name, competitors, samples, ...wanted } = await readJson(c, NewMonitor);
    const chosen = {
      ...(name !== undefined && { name }),
      ...(competitors && { competitors }),
      ...(samples !== undefined && { samples }),
    };
    const make = async () => shown(await needs.createMonitor({ userId, ...wanted, ...chosen }));
    return answerOnce(needs, c, { userId, status: 201, make });
  });
  app.get("/api/monitors/runs/:id", async (c) => {
    const found = await needs.findVisibility({ userId: await reading(c), run: c.req.param("id") });
    if (found === null) throw new AppError("visibility/run-unknown");
    return c.json(found);
  });
  app.get("/api/monitors/:id", async (c) => {
    const owned = { userId: await reading(c), id: c.req.param("id") };
    const [monitor, trend] = await Promise.all([ownMonitor(needs, owned), needs.monitorTrend(owned)]);
    return c.json({ ...shown(monitor), trend: trend?.queries ?? [] });
  });
  app.patch("/api/monitors/:id", async (c) => {
    const owned = { userId: await changing(c), id: c.req.param("id") };
    const { name, queries, isPaused } = await readJson(c, Change);
    const known = await ownMonitor(needs, owned);
    if (name !== undefined || queries !== undefined)
      await needs.editMonitor({
        ...owned,
        name: name ?? known.name,
        queries: queries ?? known.queries,
      });
    if (isPaused !== undefined) await needs.pauseMonitor({ ...owned, paused: isPaused });
    return c.body(null, 204);
  });
  app.delete("/api/monitors/:id", async (c) => {
    await needs.removeMonitor({ userId: await changing(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
}

async function ownMonitor(needs: Pick<Needs, "listMonitors">, { id, userId }: Owned): Promise<SavedMonitor> {
  const found = (await needs.listMonitors(userId)).find((one) => one.id === id);
  if (!found) throw new AppError("visibility/monitor-unknown");
  return found;
}

/** Field by field, because a stored monitor has more columns than the API describes. */
const shown = (monitor: SavedMonitor) => {
  const { id, name, url, queries, competitors, samples, every, nextRunAt, pausedAt, missed } = monitor;
  return {
    ...{ id, name, url, queries, competitors, samples, every, nextRunAt, missed },
    isPaused: pausedAt !== null,
  };
};
