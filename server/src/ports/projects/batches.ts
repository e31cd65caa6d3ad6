/** Many pages analyzed together. Each page is an ordinary job; the batch only decides when the next one starts. */
import type { ChangeNote } from "@citeworthy/core/history/change-note";
import type {
  BatchCounts,
  BatchPage,
  BatchPageState,
  BatchSource,
  BatchState,
  LeftOut,
} from "@citeworthy/core/projects/batch";

export type Batch = {
  id: string;
  userId: string;
  projectId: string;
  scheduleId: string | null;
  source: BatchSource;
  state: BatchState;
  reason: string | null;
  leftOut: LeftOut;
  createdAt: Date;
  finishedAt: Date | null;
};
type FolderCount = { folder: string; pages: number; isLeftOut: boolean };
export type Owned = { id: string; userId: string };

export type BatchStore = {
  create(
    batch: Omit<Batch, "reason" | "finishedAt">,
    pages: { url: string; folder: string }[],
  ): Promise<void>;
  find(batch: Owned): Promise<Batch | null>;
  listOf(projectId: string, limit: number): Promise<(Batch & { counts: BatchCounts })[]>;
  counts(id: string): Promise<BatchCounts>;
  folders(id: string): Promise<FolderCount[]>;
  /** Pages in the order of the list after a place; failed ones first where only those are asked for. */
  pages(query: {
    id: string;
    state: BatchPageState | null;
    after: number;
    limit: number;
  }): Promise<BatchPage[]>;
  /** The analyzed pages with the lowest scores, lowest first. */
  lowest(id: string, limit: number): Promise<BatchPage[]>;
  leaveOut(id: string, folders: string[]): Promise<void>;
  setState(
    batch: Owned,
    change: { from: BatchState[]; to: BatchState; reason?: string | null; now: Date },
  ): Promise<boolean>;
  cancelWaiting(id: string): Promise<number>;
  /** Failed pages wait again; how many. */
  retryFailed(id: string): Promise<number>;
  remove(batch: Owned): Promise<void>;
  /** Locks the batch until the transaction ends, so that two processes never start the same page. Null if it isn't running. */
  lockRunning(id: string): Promise<Batch | null>;
  nextWaiting(id: string, limit: number): Promise<{ place: number; url: string }[]>;
  start(id: string, place: number, jobId: string): Promise<void>;
  /**
   * The address of another page of the batch that has this key, by its address or by what its analysis found; else null.
   * Locks the key until the transaction ends, so that of two such pages that end together one stays.
   */
  twinOf(page: { batchId: string; jobId: string; userId: string; key: string }): Promise<string | null>;
  markDuplicate(jobId: string): Promise<void>;
  noteChanges(jobId: string, changes: ChangeNote): Promise<void>;
  /** Pages of the batch on which something changed, in the order of the list. */
  changedPages(
    id: string,
    limit: number,
  ): Promise<{ count: number; pages: { url: string; title: string; changes: ChangeNote }[] }>;
  /** The batch of a schedule that hasn't ended yet. */
  openOfSchedule(scheduleId: string): Promise<Owned | null>;
  batchOf(jobId: string): Promise<string | null>;
  /** The oldest of each user, then the second of each, and so on. Among users chance decides, so that nobody is always left out. */
  running(limit: number): Promise<Owned[]>;
  /** How many of a user's batches are running or paused. */
  openOf(userId: string): Promise<number>;
  forgetDrafts(before: Date): Promise<void>;
  /** Keeps only the user's newest drafts. */
  forgetDraftsBeyond(userId: string, kept: number): Promise<void>;
};

/** Waits until a host may be asked again, across all processes. */
export type HostPace = { wait(host: string, perSecond: number, signal?: AbortSignal): Promise<void> };
