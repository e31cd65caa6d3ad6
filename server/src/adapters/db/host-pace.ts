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
      const { rows } = await db.execute<{ wait_ms: number; until: string }>(sql`
        insert into ${hostTurns} (host, next_at) values (${host}, clock_timestamp() + ${gap}::interval)
        on conflict (host) do update
          set next_at = greatest(host_turns.next_at, clock_timestamp()) + ${gap}::interval
        returning next_at::text as until,
          greatest(0, extract(epoch from next_at - ${gap}::interval - clock_timestamp()) * 1000)::float8 as wait_ms`);
      const { wait_ms: waitMs = 0, until = "" } = rows[0] ?? {};
      if (waitMs === 0) return;
      // A timer may end a millisecond early, and no request may leave before its turn.
      await sleep(Math.ceil(waitMs) + 1, undefined, signal ? { signal } : {}).catch(async () => {
        // Whoever gives up in the queue gives their turn back, as long as nobody stands behind them.
        await db.execute(sql`
          update ${hostTurns} set next_at = next_at - ${gap}::interval
          where host = ${host} and next_at = ${until}::timestamptz`);
        signal?.throwIfAborted();
      });
    },
  };
}
