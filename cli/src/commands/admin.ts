/** `admin`: who may see the admin dashboard, plans that are set without billing, suspensions, and lost second steps. */
import { isOneOf } from "@citeworthy/core/is-one-of";
import { PLAN_TYPES } from "@citeworthy/core/product/plans/plans";
import type { Administration } from "@citeworthy/server/administration";
import type { Command } from "../command.ts";
import { EXIT } from "../exit-status.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = `admin grant EMAIL_OR_ID      give a user the admin role
admin revoke EMAIL_OR_ID     remove the admin role
admin list                   list admins
admin reset-two-factor EMAIL_OR_ID  turn off two-step sign-in for a user who lost it
admin suspend EMAIL_OR_ID    end all sessions and refuse the account
admin unsuspend EMAIL_OR_ID  lift the suspension
admin plan EMAIL_OR_ID PLAN  set a plan (${PLAN_TYPES.join(", ")}) without billing`;

const ACTIONS = ["grant", "revoke", "list", "reset-two-factor", "suspend", "unsuspend", "plan"];

const isPlan = isOneOf(PLAN_TYPES);

/** Before the database is opened. */
function checkArguments([action = "", who, plan]: string[]): void {
  if (!ACTIONS.includes(action) || (action !== "list" && !who)) throw new UsageError(USAGE);
  if (action === "plan" && !isPlan(plan))
    throw new UsageError(`${plan ? `There is no plan ${plan}` : "Name a plan"}: ${PLAN_TYPES.join(", ")}.`);
}

async function personOf(administration: Administration, who: string | undefined) {
  if (!who) throw new UsageError(USAGE);
  const person = await administration.find(who);
  if (person === null) throw new UsageError(`No user with the ID or email ${who}.`);
  return person;
}

async function run(administration: Administration, [action, who, plan]: string[]): Promise<string> {
  if (action === "list") {
    const admins = await administration.admins();
    return admins.map(({ email, id }) => `${email} ${id}`).join("\n") || "There are no admins.";
  }
  if (action === "grant" || action === "revoke") {
    const { id, email } = await personOf(administration, who);
    await administration.setRole(id, action === "grant" ? "admin" : "user");
    return action === "grant" ? `${email} is now an admin.` : `${email} is no longer an admin.`;
  }
  if (action === "reset-two-factor") {
    const { id, email } = await personOf(administration, who);
    await administration.resetTwoFactor(id);
    return `${email} can sign in with the password alone, and was signed out everywhere.`;
  }
  if (action === "suspend" || action === "unsuspend") {
    const { id, email } = await personOf(administration, who);
    await administration.setSuspended(id, action === "suspend" ? new Date() : null);
    return action === "suspend"
      ? `${email} is suspended, and was signed out everywhere.`
      : `${email} can sign in again.`;
  }
  if (action === "plan" && isPlan(plan)) {
    const { id, email } = await personOf(administration, who);
    await administration.setPlan(id, plan, new Date());
    return `${email} now has the ${plan} plan.`;
  }
  throw new UsageError(USAGE);
}

export const admin: Command = {
  usage: USAGE,
  async run(args) {
    checkArguments(args);
    // Loaded here, because help and wrong arguments don't need the server, which takes seconds to load.
    const { openAdministration } = await import("@citeworthy/server/administration");
    const { readConfig } = await import("@citeworthy/server/services");
    const administration = await openAdministration(readConfig(process.env));
    try {
      console.log(await run(administration, args));
      return EXIT.ok;
    } finally {
      await administration.close();
    }
  },
};
