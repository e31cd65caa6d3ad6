/** Requests that change something must come from our own pages, or from a program that isn't a browser. */
import { createMiddleware } from "hono/factory";
import { AppError } from "../../errors.ts";
import type { Edge } from "./context.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Where nobody configured BASE_URL, the host that the browser asked for is ours: it cannot be forged by a page. */
export function isOurOrigin(origin: string, host: string | null, configuredBaseUrl: string | null): boolean {
  if (configuredBaseUrl !== null) return origin === configuredBaseUrl;
  const parsed = URL.parse(origin);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && host !== null && parsed.host === host;
}

type Exempt = (path: string) => boolean;

/** Webhooks are exempt: their signature says who sent them. */
export const originCheck = (configuredBaseUrl: string | null, exempt: Exempt) =>
  createMiddleware<Edge>(async (c, next) => {
    if (READS.has(c.req.method) || exempt(c.req.path)) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const foreign = origin
      ? !isOurOrigin(origin, c.req.header("host") ?? null, configuredBaseUrl)
      : site !== undefined && site !== "same-origin" && site !== "none";
    if (foreign) throw new AppError("request/foreign-origin");
    return next();
  });
