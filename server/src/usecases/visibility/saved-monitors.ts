/** Keeping a set of queries on a schedule: saved from a run, edited, listed with its trend, paused, removed. */

import { LONGEST_NAME, MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { DAY_MS } from "@citeworthy/core/time";
import { citationSeries } from "@citeworthy/core/visibility/answers/citation-series";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { trendOf } from "@citeworthy/core/visibility/trend";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import type { Every, SavedMonitor } from "../../ports/visibility/monitors.ts";
import { ownRun } from "./own-run.ts";
import { nextTurn } from "./run-due-monitors.ts";
import { competitorsOf, ownAddress, queryOf, samplesOf } from "./run-input.ts";

type Needs = { clock: Clock; storage: Storage; newId: () => string };
type Owned = { id: string; userId: string };

const WEEK_MS = 7 * DAY_MS;
const MAX_SAVED = 20;
const SHARED_WEEKS = 12;

/** From a run of this person: its query, page, competitors and samples, from now on by itself. */
export async function saveMonitor(
  { storage, clock, newId }: Needs,
  { userId, run, every }: { userId: string; run: string; every: Every },
): Promise<SavedMonitor> {
  const { url, query, samples } = await ownRun(storage, { id: run, userId });
  await requireRoom(storage, userId);
  const competitors = (await storage.visibility.sitesOf(run)).filter(({ place }) => place > 0);
  const monitor = {
    id: newId(),
    userId,
    name: shortened(query),
    url,
    queries: [query],
    competitors: competitors.map((site) => site.url),
    samples,
    every,
    nextRunAt: nextTurn(every, clock.now()),
    pausedAt: null,
    missed: null,
  };
  await storage.monitors.save(monitor);
  await storage.visibility.assign(run, monitor.id);
  return monitor;
}

/** The run's query becomes one of the set's, and the run its first point. */
export async function joinMonitor(
  { storage }: Needs,
  { id, userId, run }: Owned & { run: string },
): Promise<void> {
  const { query } = await ownRun(storage, { id: run, userId });
  const { name, queries } = await ownMonitor(storage, { id, userId });
  await storage.monitors.edit({ id, userId }, { name, queries: setOf([...queries, query]) });
  await storage.visibility.assign(run, id);
}

/** A search that an engine made during the run is saved: in this monitor, or in a new weekly one for the run's page. */
export async function watchSearch(
  deps: Needs,
  { userId, run, monitor, query }: { userId: string; run: string; monitor: string | null; query: string },
): Promise<string> {
  if (monitor === null) {
    const { url, samples } = await ownRun(deps.storage, { id: run, userId });
    return (await createMonitor(deps, { userId, url, samples, queries: [query], every: "weekly" })).id;
  }
  const { id, name, queries } = await ownMonitor(deps.storage, { id: monitor, userId });
  await deps.storage.monitors.edit({ id, userId }, { name, queries: setOf([...queries, query]) });
  return id;
}

type NewMonitor = {
  userId: string;
  url: string;
  queries: readonly string[];
  every: Every;
  name?: string;
  competitors?: string[];
  samples?: number;
};

/** A set of queries for a page, without a run before it; the first run is the next one due. */
export async function createMonitor(deps: Needs, wanted: NewMonitor): Promise<SavedMonitor> {
  const { userId, every, name: typed = "", competitors = [] } = wanted;
  await requireRoom(deps.storage, userId);
  const queries = setOf(wanted.queries);
  const name = typed.replace(/\s+/gu, " ").trim() || shortened(queries[0] ?? "");
  if ([...name].length > LONGEST_NAME) throw new AppError("visibility/name-too-long");
  const url = ownAddress({ url: wanted.url, query: queries[0] ?? "" });
  const monitor: SavedMonitor = {
    id: deps.newId(),
    userId,
    name,
    url,
    queries,
    competitors: competitorsOf(url, competitors).competitors,
    samples: samplesOf(wanted.samples),
    every,
    nextRunAt: nextTurn(every, deps.clock.now()),
    pausedAt: null,
    missed: null,
  };
  await deps.storage.monitors.save(monitor);
  return monitor;
}

/** A query that is taken out keeps its runs: put back, it goes on where it was. */
export async function editMonitor(
  { storage }: Needs,
  { id, userId, name: typed, queries: lines }: Owned & { name: string; queries: readonly string[] },
): Promise<void> {
  await ownMonitor(storage, { id, userId });
  const queries = setOf(lines);
  const name = typed.replace(/\s+/gu, " ").trim() || shortened(queries[0] ?? "");
  if ([...name].length > LONGEST_NAME) throw new AppError("visibility/name-too-long");
  await storage.monitors.edit({ id, userId }, { name, queries });
}

async function requireRoom(storage: Storage, userId: string): Promise<void> {
  if ((await storage.monitors.listOf(userId)).length >= MAX_SAVED)
    throw new AppError("visibility/too-many-saved", { most: MAX_SAVED });
}

function setOf(lines: readonly string[]): string[] {
  const queries = [...new Set(lines.filter((line) => line.trim() !== "").map(queryOf))];
  if (queries.length === 0 || queries.length > MAX_QUERIES)
    throw new AppError("visibility/queries-invalid", { count: queries.length });
  return queries;
}

const shortened = (query: string): string => [...query].slice(0, LONGEST_NAME).join("");

async function ownMonitor(storage: Storage, { id, userId }: Owned): Promise<SavedMonitor> {
  const monitor = (await storage.monitors.listOf(userId)).find((one) => one.id === id);
  if (!monitor) throw new AppError("visibility/monitor-unknown");
  return monitor;
}

export async function removeMonitor({ storage }: Needs, owned: Owned): Promise<void> {
  const { id, userId } = await ownMonitor(storage, owned);
  await storage.monitors.remove({ id, userId });
}

export async function pauseMonitor(
  { storage, clock }: Needs,
  { paused, ...owned }: Owned & { paused: boolean },
): Promise<void> {
  const { id, userId } = await ownMonitor(storage, owned);
  await storage.monitors.pause({ id, userId }, paused ? clock.now() : null);
}

export const listMonitors = ({ storage }: Needs, userId: string): Promise<SavedMonitor[]> =>
  storage.monitors.listOf(userId);

/** Each query's figures over time, and whom the answers cite; null where it is not this person's. */
export async function monitorTrend({ storage, clock }: Needs, { id, userId }: Owned) {
  const monitor = (await storage.monitors.listOf(userId)).find((one) => one.id === id);
  if (!monitor) return null;
  const since = new Date(clock.now().getTime() - SHARED_WEEKS * WEEK_MS);
  const [runs, citations] = await Promise.all([
    storage.monitors.runsOf(id, monitor.queries),
    storage.monitors.citationsOf(id, monitor.queries, since),
  ]);
  const queries = monitor.queries.map((query) => {
    const own = runs.filter((run) => run.query === query);
    const points = Object.fromEntries(MONITORED.map((engine) => [engine, trendOf(engine, own)]));
    return { query, runs: own.length, points };
  });
  return { queries, citations: citationSeries(citations) };
}
