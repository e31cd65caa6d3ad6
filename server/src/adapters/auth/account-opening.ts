/** What every new account begins with: a profile and the trial, on the handle of the sign-up's own transaction. */
import { trialFrom } from "@citeworthy/core/product/trial";
import type { Clock } from "../../ports/clock.ts";
import { subscriptionStore } from "../db/stores/subscriptions.ts";
import type { OpenAccount } from "./account-database.ts";

export const accountOpening =
  (clock: Clock): OpenAccount =>
  async (db, userId) => {
    const trial = await subscriptionStore(db).startTrial(userId, trialFrom(clock.now()));
    if (trial === null) throw new Error(`The trial of user ${userId} could not be created`);
  };
