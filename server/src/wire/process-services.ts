/** What the process does besides its services: figures, backups, readiness, work and its end. */
import { openOperatorSocket, type RestoreChoices } from "../adapters/backup/operator-socket.ts";
import { restoreBackup } from "../adapters/backup/restore-backup.ts";
import { writeBackup } from "../adapters/backup/write-backup.ts";
import { freeBytes } from "../adapters/health/free-space.ts";
import { type Readiness, readinessCheck } from "../adapters/health/readiness.ts";
import { CONTENT_TYPE, exposition } from "../adapters/metrics/exposition.ts";
import { processFamilies, storedFamilies } from "../adapters/metrics/state.ts";
import { secretWatch } from "../adapters/secrets/secret-watch.ts";
import { unreadableSecrets } from "../adapters/secrets/unreadable-secrets.ts";
import type { Metrics } from "../ports/runtime/metrics.ts";
import { ownValidity } from "../usecases/cited/own-validity.ts";
import type { WiredParts } from "./open-parts.ts";
import { startWork } from "./start-work.ts";

const STOP_TIMEOUT_MS = 5_000;

type Tasks = { runDueMonitors: () => Promise<unknown>; testModels: () => Promise<unknown> };

export function processServices(parts: WiredParts, { runDueMonitors, testModels }: Tasks) {
  const { config, version, clock, ai, models, database, db, queue, fetcher, judge } = parts;
  const metrics: Metrics = parts.metrics;
  const operator = {
    backUp: (file: string) => writeBackup(db, file, clock.now()),
    restore: (file: string, choices: RestoreChoices) =>
      restoreBackup(db, file, { ...choices, authSecret: config.authSecret }),
    testModels,
    checkSecrets: () => unreadableSecrets(db, parts.secret),
    validity: () => ownValidity(parts.storage.cited),
  };
  const secrets = secretWatch(parts);
  let closeSocket: (() => Promise<void>) | null = null;
  let isStopping = false;
  const check = readinessCheck({ database, dataDir: config.dataDir, clock });
  const readiness = async (): Promise<Readiness> =>
    isStopping ? { ready: false, reason: "The process is stopping." } : check();
  return {
    version,
    metrics,
    /** Without its database, a process still tells about itself. */
    async metricsText() {
      const own = processFamilies({
        database,
        version,
        isReady: (await readiness()).ready,
        diskFreeBytes: freeBytes(config.dataDir),
      });
      const limits = async () => (await models.current()).config.limits;
      const stored = await storedFamilies({ ...ai, database, secrets, limits }).catch((error) => {
        parts.log.warn("metrics could not be read from the database", { error });
        return [];
      });
      return { text: exposition([...parts.metrics.families(), ...stored, ...own]), type: CONTENT_TYPE };
    },
    /** Lets a terminal back up the embedded database, which only this process can read. */
    async openOperatorSocket() {
      if (database.kind === "pglite") closeSocket = await openOperatorSocket(config.dataDir, operator);
    },
    /** Tells the log if AUTH_SECRET is not the one that stored values are encrypted with. */
    checkSecrets: secrets.counts,
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
    readiness,
    /** `hourly: false`, for tests: nothing happens because the clock strikes. */
    startWorker: ({ hourly = true } = {}) => startWork(parts, { hourly, runDueMonitors }),
    /** Lets running jobs finish within the time given; what does not is taken up by the next worker. */
    async close() {
      isStopping = true;
      await closeSocket?.();
      await queue.stop(STOP_TIMEOUT_MS);
      await fetcher.close();
      await judge.close();
      await parts.documents.close();
      await database.close();
    },
  };
}
