/** Recognizes API keys before any route: refuses invalid ones, counts requests, and notes who calls. */
import { KEY_PREFIX } from "@citeworthy/core/product/accounts/api-keys";
import { createMiddleware } from "hono/factory";
import { AppError } from "../../errors.ts";
import type { ApiKeys, KeyVerdict } from "../../ports/accounts/api-keys.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Edge, EdgeContext } from "../middleware/context.ts";

type Needs = { apiKeys: ApiKeys; limiter: Limiter };

/** Two requests a second, sustained, of all keys of an account: a pipeline that polls jobs stays below it. */
export const KEY_RATE: RateLimit = { max: 120, perSeconds: 60 };

function keyIn(c: EdgeContext): string | null {
  const token = /^bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  return token?.startsWith(KEY_PREFIX) ? token : null;
}

export const acceptApiKeys = ({ apiKeys, limiter }: Needs) =>
  createMiddleware<Edge>(async (c, next) => {
    const token = keyIn(c);
    if (token === null) return next();
    const verdict = await apiKeys.check(token);
    if (verdict.kind !== "valid") throw refusal(c, verdict);
    await countRequest(limiter, c, `api-keys:${verdict.caller.user.id}`);
    c.set("apiKey", verdict.caller);
    return next();
  });

function refusal(c: EdgeContext, verdict: Exclude<KeyVerdict, { kind: "valid" }>): AppError {
  c.header("WWW-Authenticate", 'Bearer error="invalid_token"');
  if (verdict.kind === "expired")
    return new AppError("key/expired", { date: verdict.at.toISOString().slice(0, 10) });
  if (verdict.kind === "suspended") return new AppError("account/suspended");
  return new AppError(verdict.kind === "revoked" ? "key/revoked" : "key/invalid");
}

/** Header fields as in draft-ietf-httpapi-ratelimit-headers. */
export async function countRequest(limiter: Limiter, c: EdgeContext, key: string): Promise<void> {
  const { allowed, remaining, resetsInSeconds } = await limiter.meter(key, KEY_RATE);
  c.header("RateLimit-Policy", `${KEY_RATE.max};w=${KEY_RATE.perSeconds}`);
  c.header("RateLimit-Limit", String(KEY_RATE.max));
  c.header("RateLimit-Remaining", String(remaining));
  c.header("RateLimit-Reset", String(resetsInSeconds));
  if (!allowed) throw new AppError("request/too-many", { seconds: resetsInSeconds });
}
