/** The person's own monitors of a page: what they ask, and how often answers cited the page in each run. */
import type { CitedDay, PageMonitor } from "@citeworthy/core/imports/measured-view";
import { pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import type { Storage } from "../../ports/storage.ts";
import type { QueryRun, SavedMonitor } from "../../ports/visibility/monitors.ts";

export async function monitorsByPage(storage: Storage, userId: string): Promise<Map<string, SavedMonitor[]>> {
  const monitors = await storage.monitors.listOf(userId);
  return Map.groupBy(monitors, ({ url }) => pageKey(url) ?? url);
}

export async function pageMonitors(storage: Storage, monitors: readonly SavedMonitor[]) {
  const all = await Promise.all(
    monitors.map(async ({ id, name, queries }) => ({
      id,
      name,
      queries,
      runs: (await storage.monitors.runsOf(id, queries)).map(figureOf).filter(({ counted }) => counted > 0),
    })),
  );
  return {
    monitors: all.map(
      ({ id, name, queries, runs }): PageMonitor => ({
        id,
        name,
        queries: queries.map((query) => {
          const last = runs.findLast((run) => run.query === query);
          return { query, latest: last ? dayOf(last) : null };
        }),
      }),
    ),
    days: byDay(all.flatMap(({ runs }) => runs)),
  };
}

type Figure = CitedDay & { query: string };

function figureOf({ at, query, rates }: QueryRun): Figure {
  const sum = (of: "cited" | "counted") => MONITORED.reduce((all, engine) => all + rates[engine][of], 0);
  return { query, day: at.slice(0, 10), cited: sum("cited"), counted: sum("counted") };
}

const dayOf = ({ day, cited, counted }: Figure): CitedDay => ({ day, cited, counted });

function byDay(runs: readonly Figure[]): CitedDay[] {
  const days = new Map<string, CitedDay>();
  for (const { day, cited, counted } of runs) {
    const before = days.get(day) ?? { day, cited: 0, counted: 0 };
    days.set(day, { day, cited: before.cited + cited, counted: before.counted + counted });
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
