/**
 * The work of every minute, each step by itself: one that fails or takes too long is logged and counted, and the others run all
 * the same. A step that keeps failing is tried ever more seldom, up to once an hour.
 */
import type { Clock } from "../ports/runtime/clock.ts";
import type { Log } from "../ports/runtime/log.ts";
import type { Metrics } from "../ports/runtime/metrics.ts";

export type SweepSteps = Record<string, () => Promise<unknown>>;
type Needs = {
  log: Log;
  metrics: Metrics;
  clock: Clock;
  /** Begins the longest wait for a step; the signal says when it is over. */
  beginWait?: (ms: number) => AbortSignal;
};

const MINUTE_MS = 60_000;
const STEP_LIMIT_MS = MINUTE_MS;
const LONGEST_REST_MS = 60 * MINUTE_MS;

export function sweeper(
  { log, metrics, clock, beginWait = AbortSignal.timeout }: Needs,
  steps: SweepSteps,
): () => Promise<void> {
  const resting = new Map<string, { failures: number; until: number }>();
  const running = new Set<string>();

  /** A step that takes too long can't be stopped. It goes on by itself and isn't started a second time meanwhile. */
  const withinLimit = async (step: string, work: () => Promise<unknown>) => {
    if (running.has(step)) throw new Error("the step is still running");
    running.add(step);
    const done = Promise.resolve()
      .then(work)
      .finally(() => running.delete(step));
    await Promise.race([done, overdue(beginWait(STEP_LIMIT_MS))]);
  };

  const runStep = async (step: string, work: () => Promise<unknown>) => {
    const rest = resting.get(step);
    if (rest && clock.now().getTime() < rest.until) return;
    const started = performance.now();
    try {
      await withinLimit(step, work);
      resting.delete(step);
      metrics.count("sweep_steps", { step, outcome: "done" });
    } catch (error) {
      const failures = (rest?.failures ?? 0) + 1;
      // After the first failure the next minute tries again; then every second minute, every fourth, and so on.
      const restMs = Math.min(LONGEST_REST_MS, MINUTE_MS * 2 ** (failures - 1)) - MINUTE_MS;
      resting.set(step, { failures, until: clock.now().getTime() + restMs });
      metrics.count("sweep_steps", { step, outcome: "failed" });
      log.error("a step of the sweep failed", { step, failures, error });
    } finally {
      metrics.time("sweep_step_seconds", { step }, (performance.now() - started) / 1000);
    }
  };

  return async () => {
    for (const [step, work] of Object.entries(steps)) await runStep(step, work);
  };
}

const overdue = (limit: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(new Error(`the step took longer than ${STEP_LIMIT_MS / 1000} s`));
    limit.addEventListener("abort", refuse, { once: true });
  });
