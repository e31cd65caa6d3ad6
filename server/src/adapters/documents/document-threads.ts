/**
 * Word files and PDFs are written in threads: a file of thousands of rows, or with a logo of millions of pixels, takes seconds,
 * and the server goes on answering meanwhile.
 */
import { Piscina } from "piscina";
import { AppError } from "../../errors.ts";
import type { WordFiles } from "../../ports/analysis/word-files.ts";
import type { ReportFiles } from "../../ports/projects/report-files.ts";
import type { GivesWay } from "../concurrency/give-way.ts";

const IDLE_MS = 60_000;
const MEMORY_MB = 256;
/** The largest file that is accepted takes a few seconds. */
const MAX_MS = 60_000;
/** More than a busy minute brings; whoever comes later is asked to come back. */
const MAX_WAITING = 100;
const RETRY_SECONDS = 30;

const openThread = (givesWay: GivesWay | null) =>
  new Piscina({
    filename: new URL("./documents.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    workerData: { givesWay },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

type Files = { wordFiles: WordFiles; reportFiles: ReportFiles; close(): Promise<void> };

/** `patience`: how many times longer than usual a file may take. Visitors may ask for Word files, so reports don't wait for those. */
export function documentThreads({ patience = 1 } = {}): Files {
  const words = openThread(patience === 1 ? "visitor" : null);
  const reports = openThread(null);
  const run = (pool: Piscina, name: "word" | "pdf", task: unknown) => {
    if (pool.queueSize >= MAX_WAITING) throw new AppError("request/too-many", { seconds: RETRY_SECONDS });
    return pool.run(task, { name, signal: AbortSignal.timeout(MAX_MS * patience) });
  };
  return {
    wordFiles: { write: async (document, at) => run(words, "word", { document, at }) },
    reportFiles: { pdf: async (report, now) => run(reports, "pdf", { report, now }) },
    async close() {
      await Promise.all([words.destroy(), reports.destroy()]);
    },
  };
}
