/** Counts and times every request by area of the site. Callers choose the paths, so paths aren't used as a label. */
import { createMiddleware } from "hono/factory";
import type { Metrics } from "../../ports/runtime/metrics.ts";
import type { Edge } from "./context.ts";

const AREAS = new Set(["api", "functions", "webhooks", "assets", "healthz", "metrics", "version"]);
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const areaOf = (path: string): string => {
  const first = path.split("/", 2)[1] ?? "";
  return AREAS.has(first) ? first : "pages";
};

export const countRequests = (metrics: Metrics) =>
  createMiddleware<Edge>(async (c, next) => {
    const started = performance.now();
    await next();
    const area = areaOf(c.req.path);
    const method = METHODS.has(c.req.method) ? c.req.method : "other";
    metrics.count("http_requests", { area, method, status: String(c.res.status) });
    metrics.time("http_request_seconds", { area }, (performance.now() - started) / 1000);
  });
