/** The admin's actions and queries, with their dependencies bound. */

import type { UserDirectory, UserQuery } from "../../ports/accounts/user-directory.ts";
import type { CustomerBook, CustomerProvider } from "../../ports/billing/customers.ts";
import type { BackgroundReader } from "../../ports/runtime/background-state.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { cleanUpCustomers } from "./clean-up-customers.ts";
import { expireTrials } from "./expire-trials.ts";
import { listUsers, userFigures } from "./list-users.ts";
import { migrateUsers } from "./migrate-users.ts";
import { noteRefusal } from "./note-refusal.ts";
import type { Actor, Recording } from "./record-action.ts";
import { endForOperator, keepForOperator } from "./workspaces/end-workspace.ts";
import { type ListingWorkspaces, listWorkspaces, showWorkspace } from "./workspaces/list-workspaces.ts";
import { addPerson, type MovingPeople, makeOwner, removePerson } from "./workspaces/move-people.ts";

type AdminDeps = Recording &
  MovingPeople &
  ListingWorkspaces & {
    storage: Storage;
    directory: UserDirectory;
    customers: CustomerBook;
    billing: CustomerProvider;
    limiter: Limiter;
    background: BackgroundReader;
    log: Log;
  };
type WorkspacesQuery = Parameters<typeof listWorkspaces>[1];
type Moving<Move extends typeof addPerson | typeof removePerson> = Parameters<Move>[2];

const RECENT_EVENTS = 50;
export const AUDIT_PAGE = 20;

export const adminServices = (deps: AdminDeps) => ({
  admin: {
    figures: () => userFigures(deps),
    users: (query: Omit<UserQuery, "limit">) => listUsers(deps, query),
    webhookEvents: () => deps.directory.webhookEvents(RECENT_EVENTS),
    background: () => deps.background.read(deps.clock.now()),
    auditLog: (before: number | null) => deps.audit.read({ before, limit: AUDIT_PAGE }),
    migrateUsers: (actor: Actor, request: Parameters<typeof migrateUsers>[2]) =>
      migrateUsers(deps, actor, request),
    expireTrials: (actor: Actor) => expireTrials(deps, actor),
    cleanUpCustomers: (actor: Actor, customerIds: string[]) => cleanUpCustomers(deps, actor, customerIds),
    workspaces: (query: WorkspacesQuery) => listWorkspaces(deps, query),
    workspace: (id: string) => showWorkspace(deps, id),
    addPerson: (actor: Actor, request: Moving<typeof addPerson>) => addPerson(deps, actor, request),
    removePerson: (actor: Actor, request: Moving<typeof removePerson>) => removePerson(deps, actor, request),
    makeOwner: (actor: Actor, request: Moving<typeof removePerson>) => makeOwner(deps, actor, request),
    endWorkspace: (actor: Actor, id: string) => endForOperator(deps, actor, id),
    keepWorkspace: (actor: Actor, id: string) => keepForOperator(deps, actor, id),
    noteRefusal: (refusal: Parameters<typeof noteRefusal>[1]) => noteRefusal(deps, refusal),
  },
});

export type AdminServices = ReturnType<typeof adminServices>["admin"];

/** Runs periodically: compacts the user counts and deletes old audit log entries. */
export async function tidyAdminTables({ directory, audit }: Pick<AdminDeps, "directory" | "audit">) {
  await directory.compactTallies();
  await audit.forgetOld();
}
