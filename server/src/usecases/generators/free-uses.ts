/** What a visitor may generate: counted before the work, given back if it fails, so that two at once are two. */
import { FREE_USES, type Generator } from "@citeworthy/core/generators/generated";
import { AppError } from "../../errors.ts";
import type { Limiter, Rate } from "../../ports/limiter.ts";

export type Caller = {
  /** `null`: a visitor. */
  userId: string | null;
  address: string;
  sessionId: string | null;
  userAgent: string | null;
};

const DAY = 86_400;
const OF_ONE_VISIT: Rate = { max: FREE_USES, perSeconds: DAY };
/** An office, a school or a phone network shares one address among many visitors. */
const OF_ONE_ADDRESS: Rate = { max: FREE_USES * 10, perSeconds: DAY };

/** Who names no session has one with everybody else at the address who names none. */
const keysOf = (tool: Generator, { address, sessionId }: Caller): [string, Rate][] => [
  [`free-${tool}-session:${sessionId ?? `none ${address}`}`, OF_ONE_VISIT],
  [`free-${tool}-address:${address}`, OF_ONE_ADDRESS],
];

/** The answer takes the use back. */
export async function takeFreeUse(
  limiter: Limiter,
  tool: Generator,
  caller: Caller,
): Promise<() => Promise<void>> {
  const taken: string[] = [];
  const giveBack = async () => {
    for (const key of taken) await limiter.giveBack(key);
  };
  for (const [key, rate] of keysOf(tool, caller)) {
    const { allowed } = await limiter.take(key, rate);
    taken.push(key);
    if (allowed) continue;
    await giveBack();
    throw new AppError("generator/free-uses-spent", { limit: FREE_USES });
  }
  return giveBack;
}
