/** Gives every new account a profile and the trial, on the handle of the sign-up's own transaction. */
import { trialFrom } from "@citeworthy/core/product/trial";
import { eq } from "drizzle-orm";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../db/database.ts";
import { databaseLimiter } from "../db/limiter.ts";
import { users } from "../db/schema/all.ts";
import { subscriptionStore } from "../db/stores/subscriptions.ts";
import type { OpenAccount } from "./account-database.ts";
import { usedTrials } from "./used-trials.ts";

export const accountOpening =
  (clock: Clock, secret: string): OpenAccount =>
  async (db, userId) => {
    const now = clock.now();
    const trials = usedTrials(databaseLimiter(db, clock), secret);
    const isUsed = await trials.isUsed(await emailOf(db, userId));
    // A trial that ends as it begins: the person is told that it's over, and can choose a plan.
    const trial = isUsed ? { start: now, end: now } : trialFrom(now);
    if ((await subscriptionStore(db).startTrial(userId, trial)) === null)
      throw new Error(`The trial of user ${userId} could not be created`);
  };

async function emailOf(db: Db, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? "";
}
