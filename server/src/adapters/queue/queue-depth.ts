/** How many jobs wait and run in each queue. */
import { sql } from "drizzle-orm";
import type { QueueDepth } from "../../ports/runtime/background-state.ts";
import type { Db } from "../db/database.ts";

type Row = { name: string; state: string; jobs: number | string; age: number | string | null };

/** The queue keeps ended jobs for an hour; its index covers those that wait, and few run. */
const QUEUE = sql`select name, state::text as state, count(*) as jobs,
  extract(epoch from now() - min(created_on)) as age
  from queue.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by 1, 2 order by 1`;

export async function queueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await db.execute<Row>(QUEUE);
  const byQueue = Map.groupBy(rows, ({ name }) => name);
  return [...byQueue].map(([queue, states]) => {
    const of = (state: string) => states.find((row) => row.state === state);
    const jobs = (state: string) => Number(of(state)?.jobs ?? 0);
    const oldest = of("created")?.age;
    return {
      queue,
      waiting: jobs("created"),
      retrying: jobs("retry"),
      running: jobs("active"),
      oldestSeconds: oldest == null ? null : Number(oldest),
    };
  });
}
