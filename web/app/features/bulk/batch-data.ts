/** A run as its screens receive it. */
import type {
  BatchCounts,
  BatchPage,
  BatchSource,
  BatchState,
  LeftOut,
} from "@citeworthy/core/projects/batch";

export type BatchView = {
  id: string;
  source: BatchSource;
  state: BatchState;
  reason: string | null;
  projectId: string;
  projectName: string;
  counts: BatchCounts;
  leftOut: LeftOut;
  folders: { folder: string; pages: number }[];
  pages: BatchPage[];
  next: number | null;
  /** Null where the plan has no limit. */
  usesLeft: number | null;
};

export const allPages = (counts: BatchCounts): number =>
  counts.waiting + counts.started + counts.done + counts.failed + counts.duplicate + counts.cancelled;
export const countText = (count: number): string => count.toLocaleString("en-US");
export const pagesText = (count: number): string => `${countText(count)} ${count === 1 ? "page" : "pages"}`;
