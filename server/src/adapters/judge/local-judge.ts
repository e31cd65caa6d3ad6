/** Runs the engine in worker threads, so a page that is slow to judge blocks neither the web server nor other pages. */
import { Piscina } from "piscina";
import type { Judge } from "../../ports/judge.ts";
import type { Log } from "../../ports/log.ts";
import type * as Worker from "./judge.worker.ts";

const TIME_LIMIT_MS = 20_000;
const IDLE_MS = 60_000;
const THREADS = 2;
const MEMORY_MB = 512;

type Task = Exclude<keyof typeof Worker, "default">;
type Answer<Name extends Task> = ReturnType<(typeof Worker)[Name]>;

export function localJudge(log: Log): Judge & { close(): Promise<void> } {
  const pool = new Piscina({
    filename: new URL("./judge.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // The signal ends the thread, not just the wait: a loop that never yields is stopped too.
  const run = <Name extends Task>(name: Name, input: unknown): Promise<Answer<Name>> =>
    pool.run(input, { name, signal: AbortSignal.timeout(TIME_LIMIT_MS) });

  const noted = <Result>({ result, broken }: Worker.Judged<Result>, url: string): Result => {
    for (const { audit, error } of broken) log.error("an audit failed to run", { audit, url, error });
    return result;
  };
  return {
    analyze: async (evidence, options) => noted(await run("judge", { evidence, options }), evidence.url),
    article: async (evidence, markdown) => noted(await run("article", { evidence, markdown }), evidence.url),
    faithful: (evidence, markdown) => run("faithful", { evidence, markdown }),
    read: (evidence, given) => run("read", { evidence, given }),
    watch: async (evidence, query) => noted(await run("watch", { evidence, query }), evidence.url),
    close: () => pool.destroy(),
  };
}
