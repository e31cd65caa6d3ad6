import { setTimeout as sleep } from "node:timers/promises";

/** `offset`: the share of the pause between two that passes before the first. */
type Pace = { seconds: number; offset: number; until: number };

/**
 * Starts work at a steady pace, whether or not the work before has ended: callers don't ask less because answers are slow.
 * Returns when all of it has ended.
 */
export async function steadily(
  { seconds, offset, until }: Pace,
  work: (number: number) => Promise<unknown>,
): Promise<void> {
  const running = new Set<Promise<unknown>>();
  const begun = performance.now();
  for (let number = 0; ; number++) {
    const next = begun + (number + offset) * seconds * 1000;
    if (next >= until) break;
    await sleep(Math.max(0, next - performance.now()));
    const one = work(number).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}
