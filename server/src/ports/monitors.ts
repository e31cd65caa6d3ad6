/** Saved monitors: a query for a page that is asked again by itself. */
import type { RunPoint, SiteShare } from "@citeworthy/core/visibility/trend";

export type Every = "daily" | "weekly";
export type SavedMonitor = {
  id: string;
  userId: string;
  url: string;
  query: string;
  competitors: string[];
  samples: number;
  every: Every;
  nextRunAt: Date;
  /** `null`: it runs. */
  pausedAt: Date | null;
};

export type MonitorStore = {
  save(monitor: SavedMonitor): Promise<void>;
  listOf(userId: string): Promise<SavedMonitor[]>;
  /** No-ops where it is not this person's. */
  remove(owned: { id: string; userId: string }): Promise<void>;
  pause(owned: { id: string; userId: string }, pausedAt: Date | null): Promise<void>;
  due(now: Date, limit: number): Promise<SavedMonitor[]>;
  /** `true` for exactly one of all who ask at the same time. */
  claim(monitor: SavedMonitor, nextRunAt: Date): Promise<boolean>;
  /** Finished runs, oldest first. */
  runsOf(monitorId: string): Promise<RunPoint[]>;
  sharesOf(monitorId: string, since: Date): Promise<SiteShare[]>;
};
