/** Gives every new account a profile and the trial, on the handle of the sign-up's own transaction. */
import { trialFrom } from "@citeworthy/core/product/plans/trial";
import { eq } from "drizzle-orm";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Db } from "../db/database.ts";
import { databaseLimiter } from "../db/limiter.ts";
import { profiles, users } from "../db/schema/all.ts";
import { subscriptionStore } from "../db/stores/billing/subscriptions.ts";
import type { OpenAccount } from "./account-database.ts";
import { givenName } from "./account-name.ts";
import { usedTrials } from "./used-trials.ts";

export const accountOpening =
  (clock: Clock, hashKey: string): OpenAccount =>
  async (db, userId) => {
    const now = clock.now();
    const trials = usedTrials(databaseLimiter(db, clock), hashKey);
    const user = await userOf(db, userId);
    const isUsed = await trials.isUsed(user.email);
    // A trial that ends as it begins: the user learns that it's over and can choose a plan.
    const trial = isUsed ? { start: now, end: now } : trialFrom(now);
    const started = await subscriptionStore(db)
      .startTrial(userId, trial)
      .catch((cause) => {
        throw new AppError("account/profile-create-failed", {}, { cause });
      });
    if (started === null) throw new Error(`The trial of user ${userId} could not be created`);
    const name = givenName(user);
    if (name !== null) await db.update(profiles).set({ name }).where(eq(profiles.id, userId));
  };

async function userOf(db: Db, userId: string): Promise<{ email: string; name: string }> {
  const found = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  return found[0] ?? { email: "", name: "" };
}
