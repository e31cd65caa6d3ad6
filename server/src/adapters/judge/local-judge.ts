/** The engine in worker threads: a page that is slow to judge stops neither the web server nor other people's pages. */
import { Piscina } from "piscina";
import type { Judge } from "../../ports/judge.ts";
import type { Log } from "../../ports/log.ts";
import type { Judged } from "./judge.worker.ts";

const TIME_LIMIT_MS = 20_000;
const IDLE_MS = 60_000;
const THREADS = 2;
const MEMORY_MB = 512;

export function localJudge(log: Log): Judge & { close(): Promise<void> } {
  const pool = new Piscina({
    filename: new URL("./judge.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return {
    async analyze(evidence) {
      // The signal ends the thread, not just the wait: a loop that never yields is stopped too.
      const judged: Judged = await pool.run(evidence, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      for (const { audit, error } of judged.broken)
        log.error("an audit broke", { audit, url: evidence.url, error });
      return judged.result;
    },
    close: () => pool.destroy(),
  };
}
