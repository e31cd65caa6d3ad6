/**
 * Reads the body of every request that may change something, up to a limit, before any route parses it. A large body is
 * read only for a caller who is known; what all callers send at a time is bounded, and what each of them sends.
 */
import { createMiddleware } from "hono/factory";
import { AppError } from "../../errors.ts";
import type { Sessions } from "../../ports/accounts/sessions.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import { withBody } from "../../with-headers.ts";
import { type BodyBudget, type BodyBudgets, bodyBudgets } from "./body-budget.ts";
import { refuseManyParts } from "./body-shape.ts";
import type { Edge, EdgeContext } from "./context.ts";
import { refuseNulInAddress, refuseNulInBody } from "./refuse-nul.ts";
import { userOfRequest } from "./renew-cookie.ts";

const BODILESS = new Set(["GET", "HEAD"]);

export const BODY_LIMIT = 100 * 1024;
/** A proxy that is still sending when the answer comes may report a broken connection instead, so up to this much is received. */
const DISCARD_LIMIT = 16 * 1024 * 1024;
/** Reading a list and storing it takes time whether or not the list is good. */
const LARGE_RATE: RateLimit = { max: 120, perSeconds: 3_600 };

/** `anyone`: the sender is proved by the body itself, or needs no account. */
type PathLimit = { bytes: number; anyone?: boolean };
type Needs = { sessions: Sessions; limiter: Limiter };

/** `limits`: paths that need more than `BODY_LIMIT`. */
export const readBody = (
  limits: Record<string, PathLimit>,
  { sessions, limiter }: Needs,
  budgets: BodyBudgets = bodyBudgets(),
) => {
  const limitFor = async (c: EdgeContext): Promise<{ limit: number; caller: string; budget: BodyBudget }> => {
    const { bytes, anyone } = limits[c.req.path] ?? { bytes: BODY_LIMIT };
    const network = { limit: BODY_LIMIT, caller: c.get("clientAddress"), budget: budgets.anyone };
    if (bytes <= BODY_LIMIT) return { ...network, limit: bytes };
    // A small body is read before it is known who sent it.
    const declared = Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY);
    if (declared <= BODY_LIMIT) return network;
    if (anyone) return { ...network, limit: bytes };
    const user = c.get("apiKey")?.user ?? (await userOfRequest(sessions, c));
    if (user === null) return network;
    const turn = await limiter.take(`large-body:${user.id}`, LARGE_RATE);
    if (!turn.allowed) throw new AppError("request/too-many", { seconds: turn.retryAfterSeconds });
    return { limit: bytes, caller: user.id, budget: budgets.known };
  };

  return createMiddleware<Edge>(async (c, next) => {
    const { method, body, url } = c.req.raw;
    refuseNulInAddress(url);
    if (BODILESS.has(method) || body === null) return next();
    const { limit, caller, budget } = await limitFor(c);
    // A declared length is checked first, so that nothing of a body that is too large is kept.
    const declared = Number(c.req.header("content-length"));
    if (declared > limit) {
      if (declared <= DISCARD_LIMIT) await discard(body);
      throw new AppError("request/too-large");
    }
    const share = budget.open(caller);
    try {
      const whole = await readUpTo(body, limit, (bytes) => share.take(bytes));
      const contentType = c.req.header("content-type") ?? "";
      refuseNulInBody(whole, contentType);
      if (whole.length > BODY_LIMIT) refuseManyParts(whole, contentType);
      c.req.raw = withBody(c.req.raw, whole);
      await next();
    } finally {
      share.giveBack();
    }
  });
};

async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  while (!(await nextPart(reader)).done);
}

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  limit: number,
  onBytes: (bytes: number) => void,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let part = await nextPart(reader); !part.done; part = await nextPart(reader)) {
    size += part.value.length;
    if (size > limit) throw new AppError("request/too-large");
    onBytes(part.value.length);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** A sender who hangs up is no failure of ours, and nobody reads the answer. */
const nextPart = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new AppError("request/invalid");
  });
