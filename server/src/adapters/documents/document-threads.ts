/**
 * Word files and PDFs are written in threads: a file of thousands of rows, or with a logo of millions of pixels, takes seconds,
 * and the server goes on answering meanwhile.
 */
import { Piscina } from "piscina";
import { AppError } from "../../errors.ts";
import type { WordFiles } from "../../ports/analysis/word-files.ts";
import type { ReportFiles } from "../../ports/projects/report-files.ts";
import { createConcurrencyLimiter } from "../concurrency/concurrency-limiter.ts";
import type { GivesWay } from "../concurrency/give-way.ts";

const IDLE_MS = 60_000;
const MEMORY_MB = 256;
/** The largest file that is accepted takes a few seconds. */
const MAX_MS = 60_000;
/**
 * More than a busy minute brings; later callers are asked to try again. Of one owner only a few wait, so that visitors of
 * a client's link don't make the reports of others fail.
 */
const MAX_WAITING = 100;
const MAX_WAITING_OF_ONE = 5;
const RETRY_SECONDS = 30;

const openThread = (givesWay: GivesWay | null) => ({
  pool: new Piscina({
    filename: new URL("./documents.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    workerData: { givesWay },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  }),
  limiter: createConcurrencyLimiter({
    running: 1,
    runningPerUser: 1,
    waiting: MAX_WAITING,
    waitingPerUser: MAX_WAITING_OF_ONE,
  }),
});

type Files = { wordFiles: WordFiles; reportFiles: ReportFiles; close(): Promise<void> };

/** `patience`: how many times longer than usual a file may take. Visitors may ask for Word files, so reports don't wait for those. */
export function documentThreads({ patience = 1 } = {}): Files {
  const words = openThread(patience === 1 ? "visitor" : null);
  const reports = openThread(null);
  const run = async (
    { pool, limiter }: ReturnType<typeof openThread>,
    { name, owner, task }: { name: "word" | "pdf"; owner: string; task: unknown },
  ) => {
    const limit = () => AbortSignal.timeout(MAX_MS * patience);
    const leave = await limiter.enter(owner, limit()).catch((cause: unknown) => {
      throw new AppError("request/too-many", { seconds: RETRY_SECONDS }, { cause });
    });
    try {
      return await pool.run(task, { name, signal: limit() });
    } finally {
      leave();
    }
  };
  return {
    wordFiles: {
      write: (document, at, asker) => run(words, { name: "word", owner: asker, task: { document, at } }),
    },
    reportFiles: {
      pdf: (report, now, owner) => run(reports, { name: "pdf", owner, task: { report, now } }),
    },
    async close() {
      await Promise.all([words.pool.destroy(), reports.pool.destroy()]);
    },
  };
}
