/** Whether this process can do its work, and if not, why: for load balancers, and for whoever is woken by an alert. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Database } from "../db/database.ts";
import { freeBytes } from "./free-space.ts";

export type Readiness = { ready: true } | { ready: false; reason: string };

const MB = 1024 * 1024;
/** The embedded database writes up to this much before it can give any of it back. */
const MIN_FREE_BYTES = 64 * MB;
const PATIENCE_MS = 3_000;
/** Load balancers ask every second; a full or read-only disk shows soon enough. */
const PROBE_EVERY_MS = 5_000;

/** Changes one row: only a write finds out that nothing can be written. */
const PROBE = sql`insert into request_limits (key, count, resets_at) values ('health', 1, now() + interval '1 minute')
  on conflict (key) do update set resets_at = excluded.resets_at`;
const READ_ONLY = "25006";
const DISK_FULL = "53100";
const SQL_STATE = /^[0-9A-Z]{5}$/;

const unready = (reason: string): Readiness => ({ ready: false, reason });

function reasonFor(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code } = cause as { code?: string };
  if (code === READ_ONLY) return "The database is read-only.";
  if (code === DISK_FULL) return "The database's disk is full.";
  return SQL_STATE.test(code ?? "")
    ? `The database can't be written (${code}).`
    : "The database does not answer.";
}

type Needs = { database: Database; dataDir: string; clock: Clock };

export function readinessCheck({ database, dataDir, clock }: Needs): () => Promise<Readiness> {
  let probed: { at: number; readiness: Readiness } | null = null;

  function checkDisk(): Readiness {
    if (database.kind !== "pglite") return { ready: true };
    const free = freeBytes(dataDir);
    if (free >= MIN_FREE_BYTES) return { ready: true };
    return unready(
      `The disk is full: ${Math.floor(free / MB)} MB are free, ${MIN_FREE_BYTES / MB} are needed.`,
    );
  }

  async function checkWriting(): Promise<Readiness> {
    const answered = database.db.execute(PROBE).then(
      (): Readiness => ({ ready: true }),
      (error): Readiness => unready(reasonFor(error)),
    );
    const silent = sleep(PATIENCE_MS, unready("The database does not answer."), { ref: false });
    return Promise.race([answered, silent]);
  }

  async function checkDatabase(): Promise<Readiness> {
    const now = clock.now().getTime();
    if (probed === null || now - probed.at > PROBE_EVERY_MS || !probed.readiness.ready)
      probed = { at: now, readiness: await checkWriting() };
    return probed.readiness;
  }

  return async () => {
    const disk = checkDisk();
    return disk.ready ? checkDatabase() : disk;
  };
}
