/** Says when a page has taken too long. It counts the thread's own time, because a busy machine isn't the page's fault. */
import type { Worker } from "node:worker_threads";

export type CpuClock = { signal: AbortSignal; stop(): void };
type ClockLimits = { cpuMs: number; waitMs: number; lookEveryMs: number };

export const CLOCK_LIMITS: ClockLimits = {
  cpuMs: 20_000,
  /** Nobody waits longer than this, whatever the thread could use of the processor. */
  waitMs: 120_000,
  lookEveryMs: 500,
};
const MICROSECONDS = 1_000;

export function cpuClock(
  thread: Worker,
  { cpuMs, waitMs, lookEveryMs }: ClockLimits = CLOCK_LIMITS,
): CpuClock {
  const over = new AbortController();
  // The thread has worked for other pages before this one.
  const before = thread.cpuUsage().catch(() => undefined);
  const look = async () => {
    const used = await thread.cpuUsage(await before);
    if ((used.user + used.system) / MICROSECONDS >= cpuMs) over.abort();
  };
  // A thread that has ended uses nothing more.
  const looking = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  const waiting = setTimeout(() => over.abort(), waitMs);
  return {
    signal: over.signal,
    stop() {
      clearInterval(looking);
      clearTimeout(waiting);
    },
  };
}
