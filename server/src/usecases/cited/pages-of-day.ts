/** The operator's limit of cited pages a day. A workspace may use all of it while no other one reads, and half from then on. */
import { DAY_MS } from "@citeworthy/core/time";
import type { Limiter } from "../../ports/runtime/limiter.ts";

/** The others find some left however often one workspace measures. */
const WORKSPACE_SHARE = 0.5;
const DAY_IS_FULL = "The operator's limit of pages a day was reached.";
const SHARE_IS_USED = "Your workspace's share of the operator's limit of pages a day was used.";

type Needs = { limiter: Limiter; citedPagesPerDay: number };

/** Counts one page of this workspace. Says why it may not be read today; null where it may. */
export async function dayRefusal(
  { limiter, citedPagesPerDay: max }: Needs,
  userId: string,
): Promise<string | null> {
  const ofAll = "cited-pages";
  const own = `cited-pages:${userId}`;
  const count = async (key: string) => {
    const { allowed, remaining } = await limiter.meter(key, { max, perSeconds: DAY_MS / 1000 });
    return allowed ? max - remaining : null;
  };
  const [all, mine] = [await count(ofAll), await count(own)];
  if (all === null) return DAY_IS_FULL;
  const others = mine === null ? 0 : all - mine;
  if (mine !== null && (others <= 0 || mine <= Math.ceil(max * WORKSPACE_SHARE))) return null;
  await Promise.all([ofAll, own].map((key) => limiter.releaseUse(key)));
  return SHARE_IS_USED;
}
