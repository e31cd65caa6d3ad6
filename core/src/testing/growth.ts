/**
 * How many times longer four times the input takes: about 4 where the work grows with the input, 16 where with its square.
 * Processor seconds depend on the machine and on what else it does; how they grow hardly does. Other work only adds time,
 * so the shortest of three runs counts.
 */
export function growth(work: (times: number) => () => void, times: number): number {
  const [small, large] = [work(Math.ceil(times / 4)), work(times)];
  small();
  return shortest(large) / Math.max(shortest(small), LEAST_MS);
}

/** Steps between limits are at work in 4 for 1; beyond 10 it is more than the input that grows. */
export const MOST_GROWTH = 10;

/** Shorter times say more about the machine than about the work. */
const LEAST_MS = 20;

const shortest = (work: () => void): number => Math.min(...[0, 1, 2].map(() => cpuMs(work)));

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
