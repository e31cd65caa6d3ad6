/** An admin gives a user a plan or the admin role, removes the role, or suspends the account, while the product runs. */
import { isOneOf } from "@citeworthy/core/is-one-of";
import { PLAN_TYPES } from "@citeworthy/core/product/plans/plans";
import { AppError } from "../../errors.ts";
import type { AuditAction, AuditDetails } from "../../ports/accounts/audit-log.ts";
import type { UserStore } from "../../ports/accounts/users.ts";
import { type ConfirmingIdentity, requireRecentSignIn } from "../accounts/confirm-identity.ts";
import { type Actor, type Recording, recordAction } from "./record-action.ts";

type Needs = Recording &
  Pick<ConfirmingIdentity, "places"> & {
    users: UserStore;
    /** Admins by the operator's settings, without the role. */
    adminEmails: readonly string[];
  };
/** From a form: the plan is checked here. */
export type UserChange = { email: string; sessionId: string } & (
  | { plan: string }
  | { isAdmin: boolean }
  | { isSuspended: boolean }
);

const isPlan = isOneOf(PLAN_TYPES);

export const userChangeServices = (deps: Needs) => ({
  changeUser: (actor: Actor, change: UserChange) => changeUser(deps, actor, change),
});

/** Who gives roles and plans can take over the site, so a stolen session isn't enough. */
async function changeUser(deps: Needs, actor: Actor, change: UserChange): Promise<void> {
  await requireRecentSignIn(deps, change.sessionId);
  const email = change.email.trim().toLowerCase();
  const user = await deps.users.find(email);
  if (user === null || user.email !== email) throw new AppError("admin/user-unknown", { email });
  const work = workOf(deps, user.id, change);
  if (work.action === "revoke-admin" && user.id === actor.id) throw new AppError("admin/own-role");
  const isAdmin = user.role === "admin" || deps.adminEmails.includes(email);
  if (work.action === "suspend-account" && (isAdmin || user.id === actor.id))
    throw new AppError("admin/suspends-admin");
  await recordAction(deps, actor, { action: work.action, target: user.id }, async () => {
    await work.run();
    return { answer: undefined, details: work.details };
  });
}

type Work = { action: AuditAction; details: AuditDetails; run(): Promise<void> };

function workOf({ users, clock }: Needs, id: string, change: UserChange): Work {
  if ("isAdmin" in change) {
    const { isAdmin } = change;
    return {
      action: isAdmin ? "grant-admin" : "revoke-admin",
      details: {},
      run: () => users.setRole(id, isAdmin ? "admin" : "user"),
    };
  }
  if ("isSuspended" in change) {
    const { isSuspended } = change;
    return {
      action: isSuspended ? "suspend-account" : "lift-suspension",
      details: {},
      run: () => users.setSuspended(id, isSuspended ? clock.now() : null),
    };
  }
  const { plan } = change;
  if (!isPlan(plan)) throw new AppError("admin/plan-unknown");
  return { action: "give-plan", details: { plan }, run: () => users.setPlan(id, plan, clock.now()) };
}
