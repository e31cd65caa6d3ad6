/** Every request gets an id, which its answer carries and its log line names. Queries are not logged, and the log hides tokens in paths. */
import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Log } from "../../ports/runtime/log.ts";
import type { Edge } from "./context.ts";

/** Asked every few seconds by machines. */
const QUIET = /^\/(healthz(\/live)?|metrics)$/;

export const requestLog = (log: Log) =>
  createMiddleware<Edge>(async (c, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    const ms = Math.round(performance.now() - started);
    const { method, path } = c.req;
    const level = QUIET.test(path) || path.startsWith("/assets/") ? "debug" : "info";
    log[level]("request", { method, path, status: c.res.status, ms, requestId });
  });
