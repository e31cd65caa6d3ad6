/** Refuses callers that ask too often, and says how long to wait. */
import { AppError } from "../../errors.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";

/** Enough for a program that sets up a large site; API keys have their own limit a minute besides. */
export const CHANGE_RATE: RateLimit = { max: 1_000, perSeconds: 3_600 };

export async function withinRate(limiter: Limiter, name: string, rate: RateLimit): Promise<void> {
  const verdict = await limiter.take(name, rate);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}
