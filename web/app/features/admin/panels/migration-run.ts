/** Migrates any number of users: the server handles one batch per call, and we call it until no users remain. */
import type { Migration } from "@citeworthy/core/product/accounts/customer-changes";
import type { AdminReply, migrateUsers } from "../admin-calls.ts";

export type Tally = Omit<Migration, "next">;
type Ask = typeof migrateUsers;
type Options = {
  testMode: boolean;
  /** Called after every batch; returning `false` stops before the next one. */
  onProgress: (tally: Tally) => boolean;
  ask: Ask;
};

/** The list of details is capped because nobody reads more; the totals count all users. */
const MAX_LINES = 500;

const sum = (before: Tally, { details, next: _next, ...more }: Migration): Tally => ({
  total_users: before.total_users + more.total_users,
  successful_migrations: before.successful_migrations + more.successful_migrations,
  failed_migrations: before.failed_migrations + more.failed_migrations,
  skipped_users: before.skipped_users + more.skipped_users,
  details: [...before.details, ...details].slice(0, MAX_LINES),
});

const NOTHING: Tally = {
  total_users: 0,
  successful_migrations: 0,
  failed_migrations: 0,
  skipped_users: 0,
  details: [],
};

/** Every attempt in this batch failed, so the provider is probably down and more calls would not help. */
const isHopeless = ({ failed_migrations, successful_migrations }: Migration) =>
  failed_migrations > 0 && successful_migrations === 0;

export type Ended = AdminReply<{ tally: Tally; isComplete: boolean }>;

export async function runMigration({ testMode, onProgress, ask }: Options): Promise<Ended> {
  let tally = NOTHING;
  let after: string | null = null;
  for (;;) {
    const outcome: Awaited<ReturnType<Ask>> = await ask(testMode, after);
    if (outcome.kind !== "done") return outcome;
    const { result } = outcome.answer;
    tally = sum(tally, result);
    const goesOn = onProgress(tally);
    if (result.next === undefined) return { kind: "done", answer: { tally, isComplete: true } };
    if (!goesOn || isHopeless(result)) return { kind: "done", answer: { tally, isComplete: false } };
    after = result.next;
  }
}
