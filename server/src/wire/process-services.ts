/** What the process does besides its services: figures, backups, readiness, work and its end. */
import { openOperatorSocket } from "../adapters/backup/operator-socket.ts";
import { restoreBackup } from "../adapters/backup/restore-backup.ts";
import { writeBackup } from "../adapters/backup/write-backup.ts";
import type { Database } from "../adapters/db/database.ts";
import { CONTENT_TYPE, exposition } from "../adapters/metrics/exposition.ts";
import { stateFamilies } from "../adapters/metrics/state.ts";
import type { Metrics } from "../ports/runtime/metrics.ts";
import type { WiredParts } from "./open-parts.ts";
import { startWork } from "./start-work.ts";

const STOP_TIMEOUT_MS = 5_000;

const isReachable = (database: Database) =>
  database.ping().then(
    () => true,
    () => false,
  );

type Tasks = { runDueMonitors: () => Promise<unknown>; testModels: () => Promise<unknown> };

export function processServices(parts: WiredParts, { runDueMonitors, testModels }: Tasks) {
  const { config, version, clock, ai, models, database, db, queue, fetcher, judge } = parts;
  const metrics: Metrics = parts.metrics;
  const operator = {
    backUp: (file: string) => writeBackup(db, file, clock.now()),
    restore: (file: string, options: { mayReplace: boolean }) => restoreBackup(db, file, options),
    testModels,
  };
  let closeSocket: (() => Promise<void>) | null = null;
  let ready = true;
  return {
    version,
    metrics,
    async metricsText() {
      const state = await stateFamilies({
        ...ai,
        database,
        version,
        perDayUsd: (await models.current()).config.limits.perDayUsd,
      });
      return { text: exposition([...parts.metrics.families(), ...state]), type: CONTENT_TYPE };
    },
    /** Lets a terminal back up the embedded database, which only this process can read. */
    async openOperatorSocket() {
      if (database.kind === "pglite") closeSocket = await openOperatorSocket(config.dataDir, operator);
    },
    /** Tells the log which servers of models run on this machine. Nothing waits for it. */
    async lookForLocalModels() {
      const used = (await models.current()).config.vendors.compatible?.baseUrl;
      for (const { baseUrl, name, models: offered } of await models.findLocal())
        if (baseUrl !== used)
          parts.log.info("a model server runs on this machine and is not used: see /admin/ai-models", {
            server: name,
            address: baseUrl,
            models: offered.length,
          });
    },
    isReady: async () => (await isReachable(database)) && ready,
    /** `hourly: false`, for tests: nothing happens because the clock strikes. */
    startWorker: ({ hourly = true } = {}) => startWork(parts, { hourly, runDueMonitors }),
    /** Lets running jobs finish within the time given; what does not is taken up by the next worker. */
    async close() {
      ready = false;
      await closeSocket?.();
      await queue.stop(STOP_TIMEOUT_MS);
      await fetcher.close();
      await judge.close();
      await database.close();
    },
  };
}
