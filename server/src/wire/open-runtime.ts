/** What every part needs: log, figures, clock, ids, the database with its stores, and the queue. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../adapters/db/database.ts";
import { databaseLimiter } from "../adapters/db/limiter.ts";
import { openDatabase } from "../adapters/db/open-database.ts";
import { openStorage } from "../adapters/db/storage.ts";
import { jsonLines } from "../adapters/log/json-lines.ts";
import { createRegistry } from "../adapters/metrics/registry.ts";
import { jobFeed } from "../adapters/queue/feed.ts";
import { openQueue } from "../adapters/queue/queue.ts";
import { baseUrlOf, type Config } from "../config/config.ts";
import { productVersion } from "../version.ts";

export type Runtime = Awaited<ReturnType<typeof openRuntime>>;

/** More than anyone can guess. */
const TOKEN_BYTES = 16;

export async function openRuntime(config: Config, opened?: Database) {
  const log = jsonLines(config.logLevel);
  const clock = { now: () => new Date() };
  const onLost = (error: Error) => log.warn("a database connection was lost", { error });
  const database = opened ?? (await openDatabase({ ...config, onLost }));
  await database.markRunning();
  const queue = await openQueue(database, log, config);
  return {
    config,
    log,
    metrics: createRegistry(),
    version: productVersion(),
    clock,
    newId: randomUUID,
    newToken: () => randomBytes(TOKEN_BYTES).toString("base64url"),
    baseUrl: baseUrlOf(config),
    database,
    db: database.db,
    queue,
    storage: openStorage(database, queue.enqueue),
    feed: jobFeed(database),
    limiter: databaseLimiter(database.db, clock),
  };
}
