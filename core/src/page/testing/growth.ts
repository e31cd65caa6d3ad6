/** The processor time of this process so far, as Node gives it. */
type CpuUsage = () => { user: number; system: number };

/** Lies between 4, where the work grows with the input, and 16, where it grows with its square. */
export const MOST_GROWTH = 10;

/** Shorter times say more about the machine than about the work. */
const LEAST_MS = 20;

/**
 * How many times longer four times the input takes. Processor seconds depend on the machine and on what else it does; how
 * they grow hardly does. Other work only adds time, so the shortest of three runs counts.
 */
export function growth(work: (times: number) => () => void, times: number, cpuUsage: CpuUsage): number {
  const [small, large] = [work(Math.ceil(times / 4)), work(times)];
  const shortest = (run: () => void) => Math.min(...[0, 1, 2].map(() => cpuMs(run, cpuUsage)));
  return shortest(large) / Math.max(shortest(small), LEAST_MS);
}

function cpuMs(run: () => void, cpuUsage: CpuUsage): number {
  const before = cpuUsage();
  run();
  const after = cpuUsage();
  return (after.user + after.system - before.user - before.system) / 1_000;
}
