/** One query's runs over time: each point pools the runs of the 28 days before it, and shows how sure that is. */
import { DAY_MS } from "../time.ts";
import { canBeToldApart, type Interval, type Rate, wilsonInterval } from "./interval.ts";
import { MONITORED, type MonitoredEngine } from "./ratings.ts";

export type RunPoint = {
  /** ISO. */
  at: string;
  rates: Record<MonitoredEngine, Rate>;
  /** The person's own page read otherwise than in the run before. */
  pageChanged: boolean;
};
export type TrendPoint = Rate & { at: string; interval: Interval; pageChanged: boolean };
type RateChange = { engine: MonitoredEngine; before: Rate; after: Rate; direction: "up" | "down" };

const POOLED_MS = 28 * DAY_MS;

/** Oldest first; runs without an answer that counts make no point. */
export function trendOf(engine: MonitoredEngine, runs: readonly RunPoint[]): TrendPoint[] {
  return runs.flatMap((run, at) => {
    if (run.rates[engine].counted === 0) return [];
    const rate = pooled(engine, within(runs.slice(0, at + 1), run.at));
    return [{ at: run.at, pageChanged: run.pageChanged, ...rate, interval: wilsonInterval(rate) }];
  });
}

/** Engines whose newest run is outside the range of the runs before it: more than noise. */
export function changesIn(runs: readonly RunPoint[]): RateChange[] {
  const newest = runs.at(-1);
  if (!newest) return [];
  return MONITORED.flatMap((engine): RateChange[] => {
    const before = pooled(engine, within(runs.slice(0, -1), newest.at));
    const after = newest.rates[engine];
    if (before.counted === 0 || after.counted === 0) return [];
    const [was, is] = [wilsonInterval(before), wilsonInterval(after)];
    if (!canBeToldApart(was, is)) return [];
    return [{ engine, before, after, direction: is.low > was.high ? "up" : "down" }];
  });
}

const within = (runs: readonly RunPoint[], until: string): RunPoint[] =>
  runs.filter(({ at }) => Date.parse(until) - Date.parse(at) <= POOLED_MS);

function pooled(engine: MonitoredEngine, runs: readonly RunPoint[]): Rate {
  const sum = (of: keyof Rate) => runs.reduce((total, { rates }) => total + rates[engine][of], 0);
  return { cited: sum("cited"), counted: sum("counted") };
}
