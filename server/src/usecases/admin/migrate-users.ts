/** Creates a subscription and a payment provider customer for users who have none, in batches. */

import type { Migration, MigrationLine } from "@citeworthy/core/product/accounts/customer-changes";
import type { CustomerBook, Migrant } from "../../ports/billing/customers.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import { type Migrating, migrateUser } from "./migrate-user.ts";
import { type Actor, type Recording, recordAction } from "./record-action.ts";

type Needs = Recording & Migrating & { customers: CustomerBook; clock: Clock };
/** `after`: the `next` of an earlier response. */
type Request = { testMode: boolean; after: string | null };

export type MigrationAnswer = { success: true; message: string; result: Migration };

/** Limits of one call, so that it responds before the browser gives up. */
export const MAX_USERS = 1_000;
const MAX_MS = 20_000;
const CONCURRENCY = 5;
/** Stops calling a provider that is down. Skipped users do not count, because they made no call. */
const FAILURES_IN_A_ROW = 5;

const count = (lines: MigrationLine[], status: MigrationLine["status"]) =>
  lines.filter((line) => line.status === status).length;

/** Migrates users in small groups until none are left, time is up or the provider keeps failing. */
async function stretch(deps: Needs, { testMode, after }: Request) {
  const until = deps.clock.now().getTime() + MAX_MS;
  const lines: MigrationLine[] = [];
  const waiting: Migrant[] = await deps.customers.without({ after, limit: MAX_USERS + 1 });
  let last = after;
  let failures = 0;
  for (let from = 0; from < Math.min(waiting.length, MAX_USERS); from += CONCURRENCY) {
    if (failures >= FAILURES_IN_A_ROW || deps.clock.now().getTime() >= until) break;
    const group = waiting.slice(from, Math.min(from + CONCURRENCY, MAX_USERS));
    const done = await Promise.all(group.map((user) => migrateUser(deps, user, testMode)));
    for (const { status } of done)
      failures = status === "failed" ? failures + 1 : status === "migrated" ? 0 : failures;
    lines.push(...done);
    last = group.at(-1)?.id ?? last;
  }
  return { lines, next: lines.length < waiting.length ? last : null };
}

function messageOf(lines: MigrationLine[], testMode: boolean, isMore: boolean): string {
  if (lines.length === 0) return "Every user already has a customer.";
  const total = `${lines.length} ${lines.length === 1 ? "user" : "users"}`;
  const summary = testMode
    ? `Dry run: ${count(lines, "would_migrate")} of ${total} would be migrated. Nothing was changed.`
    : `Migrated ${count(lines, "migrated")} of ${total}.`;
  return isMore ? `${summary} More users remain.` : summary;
}

export const migrateUsers = (deps: Needs, actor: Actor, request: Request): Promise<MigrationAnswer> => {
  const action = request.testMode ? "dry-run-migration" : "migrate-users";
  return recordAction(deps, actor, { action }, async () => {
    const { lines, next } = await stretch(deps, request);
    const migrated = count(lines, request.testMode ? "would_migrate" : "migrated");
    const [failed, skipped] = [count(lines, "failed"), count(lines, "skipped")];
    const answer: MigrationAnswer = {
      success: true,
      message: messageOf(lines, request.testMode, next !== null),
      result: {
        total_users: lines.length,
        successful_migrations: migrated,
        failed_migrations: failed,
        skipped_users: skipped,
        details: lines,
        ...(next !== null && { next }),
      },
    };
    return { answer, details: { users: lines.length, migrated, failed, skipped } };
  });
};
