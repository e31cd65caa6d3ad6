/** How much longer a single analysis takes under load than in a quiet product. */
import type { Kill } from "./fleet.ts";
import { durationsOf, percentile, type Span } from "./tally.ts";

const GOAL = 2;

/**
 * Twice: of all analyses, and without those that were under way at the moment of a kill, whichever process it hit. The
 * restart of a process costs the machine a few seconds of CPU time; analyses that began after the kill stay in.
 */
export function slowdownOf(spans: readonly Span[], kills: readonly Kill[], idle: readonly number[]) {
  const wasHit = ({ startedAt, endedAt }: Span) => kills.some(({ at }) => at >= startedAt && at <= endedAt);
  const rowOf = (analyses: string, those: readonly Span[]) => {
    const times = durationsOf(those);
    const p95 = percentile(times, 0.95);
    const timesIdle = Number((p95 / percentile(idle, 0.95)).toFixed(2));
    return {
      analyses,
      count: those.length,
      "median ms": percentile(times, 0.5),
      "p95 ms": p95,
      "slowest ms": percentile(times, 1),
      "p95 times idle": timesIdle,
      goal: timesIdle <= GOAL ? "met" : `missed: at most ${GOAL}`,
    };
  };
  return [
    rowOf("all", spans),
    rowOf(
      "without those that a kill delayed",
      spans.filter((span) => !wasHit(span)),
    ),
  ];
}
