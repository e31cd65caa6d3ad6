/** The admin's actions and queries, with their dependencies bound. */

import type { UserDirectory, UserQuery } from "../../ports/accounts/user-directory.ts";
import type { CustomerBook, CustomerProvider } from "../../ports/billing/customers.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { cleanUpCustomers } from "./clean-up-customers.ts";
import { expireTrials } from "./expire-trials.ts";
import { listUsers, userFigures } from "./list-users.ts";
import { migrateUsers } from "./migrate-users.ts";
import { noteRefusal } from "./note-refusal.ts";
import type { Actor, Recording } from "./record-action.ts";

type AdminDeps = Recording & {
  storage: Storage;
  directory: UserDirectory;
  customers: CustomerBook;
  billing: CustomerProvider;
  limiter: Limiter;
  log: Log;
};

const RECENT_EVENTS = 50;
export const AUDIT_PAGE = 20;

export const adminServices = (deps: AdminDeps) => ({
  admin: {
    figures: () => userFigures(deps),
    users: (query: Omit<UserQuery, "limit">) => listUsers(deps, query),
    webhookEvents: () => deps.directory.webhookEvents(RECENT_EVENTS),
    auditLog: (before: number | null) => deps.audit.read({ before, limit: AUDIT_PAGE }),
    migrateUsers: (actor: Actor, request: Parameters<typeof migrateUsers>[2]) =>
      migrateUsers(deps, actor, request),
    expireTrials: (actor: Actor) => expireTrials(deps, actor),
    cleanUpCustomers: (actor: Actor, customerIds: string[]) => cleanUpCustomers(deps, actor, customerIds),
    noteRefusal: (refusal: Parameters<typeof noteRefusal>[1]) => noteRefusal(deps, refusal),
  },
});

export type AdminServices = ReturnType<typeof adminServices>["admin"];

/** Runs periodically: compacts the user counts and deletes old audit log entries. */
export async function tidyAdminTables({ directory, audit }: Pick<AdminDeps, "directory" | "audit">) {
  await directory.compactTallies();
  await audit.forgetOld();
}
