/** Keeps the pace per host across all processes: each request takes the next free moment in the host's row. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { HostPace } from "../../ports/projects/batches.ts";
import type { Db } from "./database.ts";
import { hostTurns } from "./schema/all.ts";

export function databaseHostPace(db: Db): HostPace {
  return {
    async wait(host, perSecond, signal) {
      const gap = `${Math.round(1000 / Math.max(1, perSecond))} milliseconds`;
      // The database's clock decides, so that processes on several machines agree.
      const { rows } = await db.execute<{ wait_ms: number }>(sql`
        insert into ${hostTurns} (host, next_at) values (${host}, clock_timestamp() + ${gap}::interval)
        on conflict (host) do update
          set next_at = greatest(host_turns.next_at, clock_timestamp()) + ${gap}::interval
        returning greatest(0, extract(epoch from next_at - ${gap}::interval - clock_timestamp()) * 1000)::float8 as wait_ms`);
      const waitMs = rows[0]?.wait_ms ?? 0;
      if (waitMs > 0) await sleep(waitMs, undefined, signal ? { signal } : {});
    },
  };
}
