/** Webhooks for programs: each for its workspace. What a stolen key could use to send results away for good needs a session. */
import { WEBHOOK_EVENTS, WEBHOOK_FORMATS } from "@citeworthy/core/product/webhooks";
import { z } from "zod";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting, sessionOf } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";
import { CHANGE_RATE, withinRate } from "../middleware/within-rate.ts";

type Used =
  | "listWebhooks"
  | "createWebhook"
  | "changeWebhook"
  | "pauseWebhook"
  | "renewWebhookSecret"
  | "removeWebhook"
  | "testWebhook"
  | "replayDelivery";
type Needs = ActingServices & { limiter: Limiter } & Pick<Services, Used>;
type Found = Awaited<ReturnType<Services["listWebhooks"]>>;

const SCOPES = ["analyze"] as const;
const MAX_URL = 2_000;
const SECRET_HEADERS = { "Cache-Control": "no-store" };

const Events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const NewWebhook = z.object({
  url: z.string().min(1).max(MAX_URL),
  events: Events,
  format: z.enum(WEBHOOK_FORMATS).default("standard"),
});
/** At least one of these. */
const Change = z
  .object({
    events: Events.optional(),
    format: z.enum(WEBHOOK_FORMATS).optional(),
    isPaused: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined));

export function webhookRoutes(app: EdgeApp, needs: Needs): void {
  /** The addresses of Slack's webhooks are secrets, so reading the list needs the same role as changing it. */
  const byKey = async (c: EdgeContext) => {
    const { workspaceId: userId } = await acting(needs, c, "write", SCOPES);
    await withinRate(needs.limiter, `webhook-changes:${userId}`, CHANGE_RATE);
    return { userId, requestId: c.get("requestId") };
  };
  const bySession = async (c: EdgeContext) => {
    const { workspaceId: userId, actor } = await acting(needs, c, "write");
    const session = { id: await sessionOf(needs.sessions, c), email: actor.email };
    return { userId, session, requestId: c.get("requestId") };
  };
  app.get("/api/webhooks", async (c) => c.json(shown(await needs.listWebhooks((await byKey(c)).userId))));
  app.post("/api/webhooks", async (c) => {
    const by = await bySession(c);
    const wanted = await readJson(c, NewWebhook);
    return c.json({ ...(await needs.createWebhook({ ...by, ...wanted })), ...wanted }, 201, SECRET_HEADERS);
  });
  app.post("/api/webhooks/:id/secret", async (c) => {
    const by = await bySession(c);
    return c.json(await needs.renewWebhookSecret({ ...by, id: c.req.param("id") }), 200, SECRET_HEADERS);
  });
  app.patch("/api/webhooks/:id", async (c) => {
    const which = { ...(await byKey(c)), id: c.req.param("id") };
    const { events, format, isPaused } = await readJson(c, Change);
    if (events ?? format)
      await needs.changeWebhook({ ...which, ...(events && { events }), ...(format && { format }) });
    if (isPaused !== undefined) await needs.pauseWebhook({ ...which, isPaused });
    return c.body(null, 204);
  });
  app.delete("/api/webhooks/:id", async (c) => {
    await needs.removeWebhook({ ...(await byKey(c)), id: c.req.param("id") });
    return c.body(null, 204);
  });
  // Sending is limited to 30 an hour in the use case.
  app.post("/api/webhooks/:id/test", async (c) => {
    await needs.testWebhook({ ...(await byKey(c)), id: c.req.param("id") });
    return c.body(null, 202);
  });
  app.post("/api/webhooks/deliveries/:id/replay", async (c) => {
    await needs.replayDelivery({ ...(await byKey(c)), id: c.req.param("id") });
    return c.body(null, 202);
  });
}

const shown = ({ webhooks, deliveries }: Found) => ({
  webhooks: webhooks.map(({ id, url, events, format, createdAt, disabledAt }) => ({
    ...{ id, url, events, format, createdAt },
    isPaused: disabledAt !== null,
  })),
  deliveries: deliveries.map(({ id, webhookId, event, createdAt, attempts, status, error, ...ended }) => ({
    ...{ id, webhook: webhookId, event, createdAt, attempts, status, error },
    state: ended.deliveredAt ? "delivered" : ended.failedAt ? "failed" : "waiting",
  })),
});
