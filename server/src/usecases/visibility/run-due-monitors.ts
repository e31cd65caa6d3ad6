/** Saved monitors whose turn has come: each query of the set is a run, and takes a use like any other. */

import { messageText } from "@citeworthy/core/messages";
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import type { Every, Missed, SavedMonitor } from "../../ports/visibility/monitors.ts";
import { requireQuota } from "../usage/require-quota.ts";
import { queueRun } from "./queue-run.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; newId: () => string };

const EVERY_MS: Record<Every, number> = { daily: DAY_MS, weekly: 7 * DAY_MS };
const MAX_PER_RUN = 50;

export const nextTurn = (every: Every, now: Date): Date => new Date(now.getTime() + EVERY_MS[every]);

/** How many runs were begun. */
export async function runDueMonitors(deps: Needs): Promise<number> {
  let begun = 0;
  for (const monitor of await deps.storage.monitors.due(deps.clock.now(), MAX_PER_RUN))
    begun += await runSet(deps, monitor).catch((error: unknown) => {
      // One that can't be run must not hold up the others.
      if (error instanceof AppError)
        deps.log.warn("a saved monitor was not run", { monitor: monitor.id, code: error.code });
      else deps.log.error("a saved monitor was not run", { monitor: monitor.id, error });
      return 0;
    });
  return begun;
}

/** Claimed, paid for and queued together: a worker that dies on the way leaves the turn to the next. */
async function runSet(deps: Needs, monitor: SavedMonitor): Promise<number> {
  const found = await requireQuota(deps, monitor.userId);
  const now = deps.clock.now();
  const { id: monitorId, userId, url, competitors, samples } = monitor;
  return deps.storage.atomically(async (stores) => {
    if (!(await stores.monitors.claim(monitor, nextTurn(monitor.every, now)))) return 0;
    let missed: Missed | null = null;
    const queries = inTurn(monitor);
    for (const [at, query] of queries.entries()) {
      const run = { id: deps.newId(), userId, url, query, samples, competitors, skipped: [], monitorId, now };
      const outcome = await queueRun(stores, found, run);
      if (outcome.reserved) continue;
      const reason = messageText(outcome.code, outcome.details);
      missed = { at: now.toISOString(), queries: queries.slice(at), reason };
      break;
    }
    await stores.monitors.noteMissed(monitorId, missed);
    return queries.length - (missed?.queries.length ?? 0);
  });
}

/** What the last turn could not ask comes first. */
function inTurn({ queries, missed }: SavedMonitor): string[] {
  const waiting = queries.filter((query) => missed?.queries.includes(query));
  return [...new Set([...waiting, ...queries])];
}
