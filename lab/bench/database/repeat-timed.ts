/** How long the same work takes at the server, again and again. */
import { performance } from "node:perf_hooks";

/** Milliseconds of each run, shortest first. The first call isn't counted: it fills the caches. */
export async function repeatTimed(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other);
}
