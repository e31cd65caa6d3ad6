import type { Tool } from "@citeworthy/core/product/plans/plans";
import type { UsageWindow } from "@citeworthy/core/product/plans/usage-window";

export type Use = {
  /** The work that the use pays for; a job holds at most one use. */
  jobId: string;
  userId: string;
  subscriptionId: string;
  tool: Tool;
  window: UsageWindow;
  /** `null` is without limit. */
  limit: number | null;
  /** Refused where this many jobs of the user failed since then, batches left out. */
  failures: { atMost: number; since: Date } | null;
  now: Date;
};

export type UsageStore = {
  /** Exactly one conditional count: N requests at limit L give L reservations. */
  reserve(use: Use): Promise<boolean>;
  /** Counts a use that nothing limits and nothing gives back. */
  count(use: Omit<Use, "jobId" | "limit" | "failures" | "now">): Promise<void>;
  /** Both are no-ops where the use was settled before. */
  commit(jobId: string, now: Date): Promise<void>;
  release(jobId: string, now: Date): Promise<void>;
  used(userId: string, windowStart: Date): Promise<Partial<Record<Tool, number>>>;
  /** The uses counted in one window count in another from now on. */
  moveWindow(userId: string, from: UsageWindow, to: UsageWindow): Promise<void>;
  /** Jobs whose use has been reserved since before that moment and not settled. */
  openSince(before: Date): Promise<string[]>;
};
