/** Keeping a query on a schedule: saved, listed with its trend, paused, removed, and run when it is due. */
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { trendOf } from "@citeworthy/core/visibility/trend";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Log } from "../../ports/log.ts";
import type { Every, SavedMonitor } from "../../ports/monitors.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { startMonitor } from "./start-monitor.ts";

type Needs = { clock: Clock; storage: Storage; log: Log; newId: () => string };
type Owned = { id: string; userId: string };

const DAY_MS = 24 * 3600 * 1000;
const EVERY_MS: Record<Every, number> = { daily: DAY_MS, weekly: 7 * DAY_MS };
const MOST_SAVED = 20;
const AT_ONCE = 50;
const SHARED_DAYS = 28;

/** From a run of this person: its query, page, competitors and samples, from now on by itself. */
export async function saveMonitor(
  { storage, clock, newId }: Needs,
  { userId, run, every }: { userId: string; run: string; every: Every },
): Promise<SavedMonitor> {
  const found = isId(run) ? await storage.visibility.find(run) : null;
  if (found === null || found.userId !== userId) throw new AppError("visibility/run-unknown");
  if ((await storage.monitors.listOf(userId)).length >= MOST_SAVED)
    throw new AppError("visibility/too-many-saved", { most: MOST_SAVED });
  const competitors = (await storage.visibility.sitesOf(run)).filter(({ place }) => place > 0);
  const monitor = {
    id: newId(),
    userId,
    url: found.url,
    query: found.query,
    competitors: competitors.map(({ url }) => url),
    samples: found.samples,
    every,
    nextRunAt: new Date(clock.now().getTime() + EVERY_MS[every]),
    pausedAt: null,
  };
  await storage.monitors.save(monitor);
  await storage.visibility.assign(run, monitor.id);
  return monitor;
}

export const removeMonitor = ({ storage }: Needs, { id, userId }: Owned): Promise<void> =>
  isId(id) ? storage.monitors.remove({ id, userId }) : Promise.resolve();

export const pauseMonitor = (
  { storage, clock }: Needs,
  { id, userId, paused }: Owned & { paused: boolean },
) => (isId(id) ? storage.monitors.pause({ id, userId }, paused ? clock.now() : null) : Promise.resolve());

export const listMonitors = ({ storage }: Needs, userId: string): Promise<SavedMonitor[]> =>
  storage.monitors.listOf(userId);

/** One monitor's figures over time; null where it is not this person's. */
export async function monitorTrend({ storage, clock }: Needs, { id, userId }: Owned) {
  const monitor = (await storage.monitors.listOf(userId)).find((one) => one.id === id);
  if (!monitor) return null;
  const runs = await storage.monitors.runsOf(id);
  const since = new Date(clock.now().getTime() - SHARED_DAYS * DAY_MS);
  return {
    runs: runs.length,
    points: Object.fromEntries(MONITORED.map((engine) => [engine, trendOf(engine, runs)])),
    shares: await storage.monitors.sharesOf(id, since),
  };
}

/** Each is claimed by one worker and takes a use like any run; where none is left, it waits for its next turn. */
export async function runDueMonitors(deps: Needs): Promise<number> {
  const now = deps.clock.now();
  let started = 0;
  for (const monitor of await deps.storage.monitors.due(now, AT_ONCE)) {
    const next = new Date(now.getTime() + EVERY_MS[monitor.every]);
    if (!(await deps.storage.monitors.claim(monitor, next))) continue;
    const { id, userId, url, query, competitors, samples } = monitor;
    try {
      await startMonitor(deps, { userId, url, query, competitors, samples, monitorId: id });
      started++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      deps.log.info("a saved monitor was not run", { monitor: id, code: error.code });
    }
  }
  return started;
}
