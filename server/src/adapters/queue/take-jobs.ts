/** Takes jobs out of pg-boss. A notification wakes who takes them at once. */
import { createHash } from "node:crypto";
import type { PgBoss } from "pg-boss";
import type { JobQueue } from "../../ports/runtime/job-queue.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Database } from "../db/database.ts";
import { type TakenQueue, takeQueue } from "./take-queue.ts";

/** Nobody waits for scheduled work. */
const SCHEDULED_POLLING = { pollingIntervalSeconds: 5 };

/** On which pg-boss tells of a new job of a queue, by the queue's name. */
const channelOf = (schema: string) =>
  `pgboss_${createHash("sha224").update(schema).digest("hex").slice(0, 24)}`;

type Needs = { boss: PgBoss; database: Pick<Database, "listen">; schema: string; log: Log };

export function takeJobs({ boss, database, schema, log }: Needs): JobQueue {
  const taken = new Map<string, TakenQueue>();
  let unlisten: (() => Promise<void>) | undefined;
  /** Null: the connection was lost for a while. */
  const hear = (name: string | null) => {
    if (name === null) for (const queue of taken.values()) queue.wake();
    else taken.get(name)?.wake();
  };
  return {
    async take(name, limit, run) {
      unlisten ??= await database.listen(channelOf(schema), hear);
      taken.set(name, takeQueue(boss, log, { name, limit, run }));
    },
    async takeScheduled(name, run) {
      await boss.work(name, SCHEDULED_POLLING, () => run());
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron);
    },
    async stop(timeoutMs) {
      const until = performance.now() + timeoutMs;
      const signal = AbortSignal.timeout(timeoutMs);
      await Promise.all([...taken.values()].map((queue) => queue.stop(signal)));
      await unlisten?.();
      await boss.stop({ graceful: true, timeout: Math.max(0, until - performance.now()) });
    },
  };
}
