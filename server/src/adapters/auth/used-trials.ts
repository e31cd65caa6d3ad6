import { createHmac } from "node:crypto";
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import type { UsedTrials } from "../../ports/accounts/used-trials.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";

const ONCE_A_TRIAL: RateLimit = { max: 1, perSeconds: TRIAL_DAYS * 24 * 60 * 60 };

/** Mail to `ann+anything@` reaches ann, so all of these are one person. */
const withoutTag = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, "");

/** The limiter forgets a count when its time is over, and nothing but the hash is ever stored. */
export function usedTrials(limiter: Limiter, hashKey: string): UsedTrials {
  const keyOf = (email: string) =>
    `used-trial:${createHmac("sha256", hashKey).update(withoutTag(email)).digest("base64url")}`;
  return {
    remember: async (email) => void (await limiter.take(keyOf(email), ONCE_A_TRIAL)),
    isUsed: async (email) => !(await limiter.peek(keyOf(email), ONCE_A_TRIAL)).allowed,
  };
}
