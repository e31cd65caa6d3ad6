/** Saved monitors: a set of queries for one page that is asked again by itself. */
import type { DatedAnswer } from "@citeworthy/core/visibility/answers/citation-series";
import type { RunPoint } from "@citeworthy/core/visibility/trend";

export type Every = "daily" | "weekly";
/** What a turn could not ask, and why; it is asked first in the next one. */
export type Missed = { at: string; queries: string[]; reason: string };
export type SavedMonitor = {
  id: string;
  userId: string;
  name: string;
  url: string;
  queries: string[];
  competitors: string[];
  samples: number;
  every: Every;
  nextRunAt: Date;
  /** `null`: it runs. */
  pausedAt: Date | null;
  /** `null`: the last turn asked everything. */
  missed: Missed | null;
};
export type QueryRun = RunPoint & { query: string };
type Owned = { id: string; userId: string };

export type MonitorStore = {
  save(monitor: SavedMonitor): Promise<void>;
  listOf(userId: string): Promise<SavedMonitor[]>;
  /** The last three: no-ops where it is not this person's. */
  remove(owned: Owned): Promise<void>;
  pause(owned: Owned, pausedAt: Date | null): Promise<void>;
  edit(owned: Owned, set: { name: string; queries: string[] }): Promise<void>;
  due(now: Date, limit: number): Promise<SavedMonitor[]>;
  /** `true` for exactly one of all who ask at the same time. */
  claim(monitor: SavedMonitor, nextRunAt: Date): Promise<boolean>;
  noteMissed(id: string, missed: Missed | null): Promise<void>;
  /** Finished runs of these queries, oldest first; a change of the page is reported with the previous run of the same query. */
  runsOf(id: string, queries: readonly string[]): Promise<QueryRun[]>;
  /** Whom the answers to these queries cite. */
  citationsOf(id: string, queries: readonly string[], since: Date): Promise<DatedAnswer[]>;
};
