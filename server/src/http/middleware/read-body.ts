/** Reads the body of every request that may change something, up to a limit, before any route parses it. */
import { createMiddleware } from "hono/factory";
import { AppError } from "../../errors.ts";
import { withBody } from "../../with-headers.ts";
import type { Edge } from "./context.ts";
import { refuseNulInAddress, refuseNulInBody } from "./refuse-nul.ts";

const BODILESS = new Set(["GET", "HEAD"]);

export const BODY_LIMIT = 100 * 1024;

/** `limits`: paths that need more or less than `BODY_LIMIT`. */
export const readBody = (limits: Record<string, number>) =>
  createMiddleware<Edge>(async (c, next) => {
    const { method, body, url } = c.req.raw;
    refuseNulInAddress(url);
    if (BODILESS.has(method) || body === null) return next();
    const limit = limits[c.req.path] ?? BODY_LIMIT;
    // A declared length is checked first, so that a body that is too large isn't read at all.
    if (Number(c.req.header("content-length")) > limit) throw new AppError("request/too-large");
    const whole = await readUpTo(body, limit);
    refuseNulInBody(whole, c.req.header("content-type") ?? "");
    c.req.raw = withBody(c.req.raw, whole);
    return next();
  });

async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) throw new AppError("request/too-large");
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
