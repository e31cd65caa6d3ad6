/** What an operator does at a terminal: roles, plans and lost second steps, directly on the database and in the audit log. */
import type { PlanType } from "@citeworthy/core/product/plans/plans";
import { secondStepStore } from "./adapters/auth/second-step/second-steps.ts";
import type { Db } from "./adapters/db/database.ts";
import { openDatabase } from "./adapters/db/open-database.ts";
import { auditLogStore } from "./adapters/db/stores/accounts/audit-log.ts";
import { userStore } from "./adapters/db/stores/accounts/users.ts";
import type { Config } from "./config/config.ts";
import type { AuditAction, AuditDetails } from "./ports/accounts/audit-log.ts";
import type { AccountRole, UserStore } from "./ports/accounts/users.ts";

export type Administration = UserStore & {
  /** For a user who lost the second step: turns it off and ends all sessions. */
  resetTwoFactor(id: string): Promise<void>;
  close(): Promise<void>;
};

export async function openAdministration(
  config: Pick<Config, "databaseUrl" | "dataDir">,
): Promise<Administration> {
  const { db, close } = await openDatabase(config);
  /** The change and its line in the log happen together or not at all. */
  const recorded = (
    target: string,
    { action, details, at }: { action: AuditAction; details: AuditDetails; at: Date },
    change: (users: UserStore, tx: Db) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await change(userStore(tx), tx);
      const entry = { actor: "operator", actorId: null, requestId: null, outcome: "done" } as const;
      await auditLogStore(tx).append({ ...entry, at, action, target, details });
    });
  return {
    ...userStore(db),
    setRole: (id: string, role: AccountRole) =>
      recorded(
        id,
        { action: role === "admin" ? "grant-admin" : "revoke-admin", details: {}, at: new Date() },
        (users) => users.setRole(id, role),
      ),
    setSuspended: (id: string, at: Date | null) =>
      recorded(
        id,
        { action: at ? "suspend-account" : "lift-suspension", details: {}, at: at ?? new Date() },
        (users) => users.setSuspended(id, at),
      ),
    setPlan: (id: string, plan: PlanType, now: Date) =>
      recorded(id, { action: "give-plan", details: { plan }, at: now }, (users) =>
        users.setPlan(id, plan, now),
      ),
    resetTwoFactor: (id: string) =>
      recorded(id, { action: "reset-two-factor", details: {}, at: new Date() }, (_users, tx) =>
        secondStepStore(tx).reset(id),
      ),
    close,
  };
}
