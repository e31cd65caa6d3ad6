/** What the work list's screens show. */
import type { WorkState, WorkStep } from "@citeworthy/core/worklist/work-item";
import type { WorkView } from "@citeworthy/core/worklist/work-view";

export type Choice = { id: string; name: string };

export type WorkListData = {
  items: WorkView[];
  next: string | null;
  counts: Record<WorkState, number>;
  /** Open items of the visitor. */
  mine: number;
  owners: Choice[];
  projects: Choice[];
  mayWrite: boolean;
  /** Clients have no emails and no monitors. */
  isClient: boolean;
  hasDigest: boolean;
  /** Without a monitor nothing can turn to proven. */
  hasMonitor: boolean;
};

export type WorkItemData = {
  item: WorkView & {
    signs: { fault: string | null; wanted: string | null };
    history: WorkStep[];
    notes: { id: string; text: string; author: string | null; createdAt: string }[];
  };
  owners: Choice[];
  projects: Choice[];
  mayWrite: boolean;
  /** A reading that the visitor asked for: it goes on, or it failed. */
  checking: { jobId: string | null; failure: string | null } | null;
};

/** What an action on the list says: how many items, and the mark that brings deleted ones back. */
export type WorkReply =
  | { ok: true; value: { count: number; mark?: string } | null }
  | { ok: false; problem: string };

export type WorkSend = (fields: Record<string, string>) => void;

export const itemWords = (count: number): string => `${count} ${count === 1 ? "item" : "items"}`;

/** Due before today, by the day of the visitor's clock. */
export const isOverdue = ({ dueOn, state }: Pick<WorkView, "dueOn" | "state">, today: string): boolean =>
  dueOn !== null && state === "open" && dueOn < today;
