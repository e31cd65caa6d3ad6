/** Schedules for programs: pages of a project that are analyzed again by themselves. */
import { z } from "zod";
import { INTERVALS, type Schedule } from "../../ports/projects/schedules.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Services } from "../../wire.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { answerOnce } from "../idempotency/once.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";
import { CHANGE_RATE, withinRate } from "../middleware/within-rate.ts";

type Used = "readProject" | "saveSchedule" | "changeSchedule";
type Needs = ActingServices & IdempotencyNeeds & { limiter: Limiter } & Pick<Services, Used>;

const READ = ["read", "analyze"] as const;
const CHANGE = ["analyze"] as const;
const MAX_PAGES = 1_000;

/** Without `pages`, every page of the project, new ones included. */
const NewSchedule = z.object({
  every: z.enum(INTERVALS),
  pages: z.array(z.uuid()).min(1).max(MAX_PAGES).nullable().default(null),
});
/** At least one of these. */
const Change = z
  .object({ isPaused: z.boolean().optional(), emails: z.boolean().optional() })
  .refine(({ isPaused, emails }) => isPaused !== undefined || emails !== undefined);

export function scheduleRoutes(app: EdgeApp, needs: Needs): void {
  const changing = async (c: EdgeContext): Promise<string> => {
    const { workspaceId: userId } = await acting(needs, c, "write", CHANGE);
    await withinRate(needs.limiter, `schedule-changes:${userId}`, CHANGE_RATE);
    return userId;
  };
  app.get("/api/projects/:id/schedules", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", READ);
    const { schedules } = await needs.readProject({ id: c.req.param("id"), userId });
    return c.json({ schedules: schedules.map(shown) });
  });
  app.post("/api/projects/:id/schedules", async (c) => {
    const userId = await changing(c);
    const { every, pages: pageIds } = await readJson(c, NewSchedule);
    const wanted = { userId, projectId: c.req.param("id"), every, pageIds };
    return answerOnce(needs, c, {
      userId,
      status: 201,
      make: async () => shown(await needs.saveSchedule(wanted)),
    });
  });
  app.patch("/api/schedules/:id", async (c) => {
    const owned = { userId: await changing(c), id: c.req.param("id") };
    const { isPaused, emails } = await readJson(c, Change);
    if (isPaused !== undefined) await needs.changeSchedule({ ...owned, what: isPaused ? "pause" : "resume" });
    if (emails !== undefined)
      await needs.changeSchedule({ ...owned, what: emails ? "emails-on" : "emails-off" });
    return c.body(null, 204);
  });
  app.delete("/api/schedules/:id", async (c) => {
    await needs.changeSchedule({ userId: await changing(c), id: c.req.param("id"), what: "delete" });
    return c.body(null, 204);
  });
}

/** Field by field, because a stored schedule has the token of its emails too. */
const shown = ({ id, projectId, every, pageIds, emails, pausedAt, nextRunAt, createdAt }: Schedule) => ({
  id,
  project: projectId,
  every,
  pages: pageIds,
  emails,
  isPaused: pausedAt !== null,
  nextRunAt,
  createdAt,
});
