/** What is read when somebody asks: the queue, the day's AI spending, the connection pool, the process. */
import type { AiBudget } from "../../ports/ai/ai-call-log.ts";
import { dayPurse } from "../../ports/ai/ai-call-log.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Database } from "../db/database.ts";
import { queueDepths } from "../queue/queue-depth.ts";
import type { SecretWatch } from "../secrets/secret-watch.ts";
import type { UnreadableSecrets } from "../secrets/unreadable-secrets.ts";
import type { Family, Sample } from "./exposition.ts";

type StoredNeeds = {
  database: Database;
  budget: AiBudget;
  clock: Clock;
  limits: () => Promise<{ perDayUsd: number; perUserUsd: number }>;
  secrets: SecretWatch;
};
type ProcessNeeds = { database: Database; isReady: boolean; diskFreeBytes: number; version: string };

async function queueFamilies({ db }: Database): Promise<Family[]> {
  const queues = await queueDepths(db);
  const depth = queues.flatMap(({ queue, waiting, retrying, running }) =>
    Object.entries({ waiting, "waiting to retry": retrying, running })
      .filter(([, value]) => value > 0)
      .map(([state, value]): Sample => ({ labels: { queue, state }, value })),
  );
  const age = queues.flatMap(({ queue, oldestSeconds }): Sample[] =>
    oldestSeconds === null ? [] : [{ labels: { queue }, value: oldestSeconds }],
  );
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

const secretFamily = (unreadable: UnreadableSecrets): Family => ({
  name: "unreadable_secrets",
  type: "gauge",
  help: "Stored values that the present secret doesn't open, by kind.",
  samples: Object.entries(unreadable).map(([kind, value]) => ({ labels: { kind }, value })),
});

/** What the database is asked. */
export async function storedFamilies(needs: StoredNeeds): Promise<Family[]> {
  const { database, budget, clock, secrets } = needs;
  const { perDayUsd, perUserUsd } = await needs.limits();
  return [
    ...(await queueFamilies(database)),
    gauge(
      "ai_spend_today_dollars",
      "Spent and reserved on AI calls today (UTC).",
      await budget.spent(dayPurse(clock.now())),
    ),
    gauge("ai_budget_day_dollars", "What AI calls may cost in a day.", perDayUsd),
    gauge("ai_budget_user_dollars", "What AI calls of one account may cost in a day.", perUserUsd),
    secretFamily(await secrets.counts()),
  ];
}

/** What is known without the database. */
export function processFamilies({ database, isReady, diskFreeBytes, version }: ProcessNeeds): Family[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    gauge("ready", "1 if this process can do its work, 0 if not: GET /healthz says why.", isReady ? 1 : 0),
    gauge("disk_free_bytes", "Room left on the disk of DATA_DIR.", diskFreeBytes),
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
