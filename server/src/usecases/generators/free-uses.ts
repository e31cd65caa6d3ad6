/** Counts a visitor's free uses. A use is taken before the work, so parallel requests count, and given back on failure. */
import { FREE_USES, type Generator } from "@citeworthy/core/generators/generated";
import { AppError } from "../../errors.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";

export type Caller = {
  /** Null for a visitor. */
  userId: string | null;
  address: string;
  sessionId: string | null;
  userAgent: string | null;
};

const DAY = 86_400;
const SESSION_RATE: RateLimit = { max: FREE_USES, perSeconds: DAY };
/** Many visitors of an office, a school or a phone network share one address. */
const ADDRESS_RATE: RateLimit = { max: FREE_USES * 10, perSeconds: DAY };

/** Visitors without a session id share one per address. */
const keysOf = (tool: Generator, { address, sessionId }: Caller): [string, RateLimit][] => [
  [`free-${tool}-session:${sessionId ?? `none ${address}`}`, SESSION_RATE],
  [`free-${tool}-address:${address}`, ADDRESS_RATE],
];

/** Returns a function that gives the use back. */
export async function takeFreeUse(
  limiter: Limiter,
  tool: Generator,
  caller: Caller,
): Promise<() => Promise<void>> {
  const taken: string[] = [];
  const releaseUse = async () => {
    for (const key of taken) await limiter.releaseUse(key);
  };
  for (const [key, rate] of keysOf(tool, caller)) {
    const { allowed } = await limiter.take(key, rate);
    taken.push(key);
    if (allowed) continue;
    await releaseUse();
    throw new AppError("generator/free-uses-spent", { limit: FREE_USES });
  }
  return releaseUse;
}
