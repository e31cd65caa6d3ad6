/** A run as its screens receive it. */
export type BatchView = {
  id: string;
  source: string;
  state: "draft" | "running" | "paused" | "done" | "cancelled";
  reason: string | null;
  projectId: string;
  projectName: string;
  counts: Record<BatchPageView["state"], number>;
  leftOut: {
    duplicates: number;
    invalid: number;
    otherSite: number;
    refused: number;
    robots: number;
    isCut: boolean;
    examples: { url: string; reason: string }[];
  };
  folders: { folder: string; pages: number }[];
  pages: BatchPageView[];
  next: number | null;
  /** Null where the plan has no limit. */
  usesLeft: number | null;
};
export type BatchPageView = {
  place: number;
  url: string;
  state: "left-out" | "waiting" | "started" | "done" | "failed" | "duplicate" | "cancelled";
  jobId: string | null;
  error: string | null;
  title: string | null;
  score: number | null;
};
export const allPages = (counts: BatchView["counts"]): number =>
  counts.waiting + counts.started + counts.done + counts.failed + counts.duplicate + counts.cancelled;
export const countText = (count: number): string => count.toLocaleString("en-US");
export const pagesText = (count: number): string => `${countText(count)} ${count === 1 ? "page" : "pages"}`;
