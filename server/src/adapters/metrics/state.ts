/** What is read when somebody asks: the queue, the day's AI spending, the connection pool, the process. */
import { sql } from "drizzle-orm";
import type { AiBudget } from "../../ports/ai/ai-call-log.ts";
import { dayPurse } from "../../ports/ai/ai-call-log.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Database } from "../db/database.ts";
import type { Family, Sample } from "./exposition.ts";

type Needs = { database: Database; budget: AiBudget; clock: Clock; perDayUsd: number; version: string };
type QueueRow = { name: string; state: string; jobs: number | string; age: number | string | null };

/** The queue keeps ended jobs for an hour; its index covers those that wait, and few run. */
const QUEUE = sql`select name, state::text as state, count(*) as jobs,
  extract(epoch from now() - min(created_on)) as age
  from queue.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by 1, 2`;

const WAITING = new Set(["created", "retry"]);

async function queueFamilies({ db }: Database): Promise<Family[]> {
  const { rows } = await db.execute<QueueRow>(QUEUE);
  const depth = rows.map(({ name, state, jobs }): Sample => {
    const label = WAITING.has(state) ? (state === "retry" ? "waiting to retry" : "waiting") : "running";
    return { labels: { queue: name, state: label }, value: Number(jobs) };
  });
  const age = rows
    .filter(({ state }) => state === "created")
    .map(({ name, age }): Sample => ({ labels: { queue: name }, value: Number(age ?? 0) }));
  return [
    { name: "queue_jobs", type: "gauge", help: "Jobs in the queue, by queue and state.", samples: depth },
    {
      name: "queue_oldest_seconds",
      type: "gauge",
      help: "Age of the oldest waiting job, by queue; absent where none waits.",
      samples: age,
    },
  ];
}

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: "gauge",
  help,
  samples: [{ labels: {}, value }],
});

function poolFamilies({ pool }: Database): Family[] {
  const { total, idle, waiting } = pool?.() ?? {};
  if (total === undefined || idle === undefined || waiting === undefined) return [];
  const samples = Object.entries({ open: total, idle }).map(([state, value]) => ({
    labels: { state },
    value,
  }));
  return [
    { name: "database_connections", type: "gauge", help: "Connections of this process' pool.", samples },
    gauge("database_waiting", "Queries that wait for a connection.", waiting),
  ];
}

export async function stateFamilies(needs: Needs): Promise<Family[]> {
  const { database, budget, clock, perDayUsd, version } = needs;
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ...(await queueFamilies(database)),
    gauge(
      "ai_spend_today_dollars",
      "Spent and reserved on AI calls today (UTC).",
      await budget.spent(dayPurse(clock.now())),
    ),
    gauge("ai_budget_day_dollars", "What AI calls may cost in a day.", perDayUsd),
    ...poolFamilies(database),
    gauge("memory_resident_bytes", "Memory of this process.", rss),
    gauge("memory_heap_bytes", "JavaScript heap in use.", heapUsed),
    gauge("uptime_seconds", "Since this process started.", Math.round(process.uptime())),
    {
      name: "build_info",
      type: "gauge",
      help: "The version that runs.",
      samples: [{ labels: { version }, value: 1 }],
    },
  ];
}
