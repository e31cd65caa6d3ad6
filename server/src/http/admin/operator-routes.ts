/**
 * What an operator's tools ask. Anyone may ask whether the process lives, is ready and which version it is;
 * GET /metrics is for those who know METRICS_TOKEN, and doesn't exist where none is set.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "../../errors.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";

type Needs = Pick<Services, "config" | "readiness" | "version" | "metricsText">;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compared by digest, so that the time taken tells nothing about the token. */
function knowsToken(c: EdgeContext, token: string): boolean {
  const given = /^bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

export function operatorRoutes(app: EdgeApp, { config, readiness, version, metricsText }: Needs): void {
  // Alive: it answers. Without its database it isn't ready, but a restart wouldn't help.
  app.get("/healthz/live", (c) => c.json({ status: "ok" }));
  app.get("/healthz", async (c) => {
    const found = await readiness();
    return found.ready
      ? c.json({ status: "ok" })
      : c.json({ status: "unavailable", reason: found.reason }, 503);
  });
  app.get("/version", (c) => c.json({ version }));
  app.get("/metrics", async (c) => {
    if (config.metricsToken === null) throw new AppError("request/not-found");
    if (!knowsToken(c, config.metricsToken)) throw new AppError("account/sign-in-required");
    const { text, type } = await metricsText();
    return c.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
  });
}
