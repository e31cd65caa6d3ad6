/** The work list of a workspace. Deleted items can be brought back until they are purged. */
import type { Role } from "@citeworthy/core/product/workspaces/roles";
import type {
  SignVerdict,
  WorkItem,
  WorkKind,
  WorkMeasurement,
  WorkState,
  WorkStep,
} from "@citeworthy/core/worklist/work-item";
import type { StoredToken } from "../runtime/link-tokens.ts";

export type NewWorkItem = Omit<
  WorkItem,
  "state" | "doneAt" | "seenAt" | "verdict" | "readAt" | "measured" | "measuredAt"
> & { workspaceId: string; pageKey: string | null; sourceKey: string | null; createdBy: string };

/** `comments`: how many. `ownerName`: null where nobody owns it, or the owner left the workspace. */
export type ListedWork = WorkItem & {
  comments: number;
  ownerName: string | null;
  projectName: string | null;
};
export type WorkComment = { id: string; text: string; authorName: string | null; createdAt: Date };

export type WorkFilter = {
  workspaceId: string;
  /** Only these projects: what a client may see. */
  onlyProjects?: readonly string[];
  projectId?: string;
  states?: readonly WorkState[];
  kind?: WorkKind;
  /** `null`: nobody owns it. */
  ownerId?: string | null;
  pageKey?: string;
  text?: string;
  /** Not done, and due before this day (`YYYY-MM-DD`). */
  dueBefore?: string;
  /** Only items with a newer line in their history. */
  changedSince?: Date;
};
/** `newest` or `due`: by the day on which it is due, those without one last. Open items come first in both. */
export const WORK_SORTS = ["newest", "due"] as const;
export type WorkSort = (typeof WORK_SORTS)[number];
export type WorkMark = { rank: number; createdAt: Date; id: string; dueOn: string | null };

type Selected = { workspaceId: string; ids: readonly string[] };
/** `null` clears a value, `undefined` leaves it. */
export type WorkFields = {
  title?: string;
  detail?: string;
  ownerId?: string | null;
  dueOn?: string | null;
  projectId?: string | null;
};

export type WorkFollowUp = {
  state?: WorkState;
  verdict?: SignVerdict;
  readAt?: Date;
  doneAt?: Date;
  seenAt?: Date | null;
  measured?: WorkMeasurement;
  measuredAt?: Date;
  step?: WorkStep;
};

export type DigestMember = {
  workspaceId: string;
  workspaceName: string;
  userId: string;
  role: Role;
  lastAt: Date | null;
};

export type WorkStore = {
  /** Items whose source is on the list already are left as they are. Returns the ids that were added. */
  add(items: readonly NewWorkItem[]): Promise<string[]>;
  /** All items, deleted ones included. */
  count(workspaceId: string): Promise<number>;
  find(owned: { id: string; workspaceId: string }): Promise<ListedWork | null>;
  /** Which of these sources are on the list, by their key. */
  bySource(
    workspaceId: string,
    keys: readonly string[],
  ): Promise<Map<string, { id: string; state: WorkState }>>;
  /** Open items first, proven ones last; of each the newest first, unless another order is asked for. */
  list(
    filter: WorkFilter,
    part: { limit: number; after: WorkMark | null; sort?: WorkSort },
  ): Promise<(ListedWork & { mark: WorkMark })[]>;
  counts(filter: WorkFilter): Promise<Record<WorkState, number>>;
  /** Items that are open can be marked as done, and all others as open. Returns how many changed. */
  setState(selected: Selected, state: "open" | "done", step: WorkStep): Promise<number>;
  setFields(selected: Selected, fields: WorkFields): Promise<number>;
  remove(selected: Selected, at: Date): Promise<number>;
  /** What was removed at this moment; an item whose source was added again since stays away. */
  undoRemoval(workspaceId: string, at: Date): Promise<number>;
  purge(before: Date, limit: number): Promise<number>;

  /** Locked until the transaction ends, so that two readings of one page don't mix. */
  ofPage(workspaceId: string, pageKey: string): Promise<WorkItem[]>;
  followUp(id: string, change: WorkFollowUp): Promise<void>;
  /** Runs of monitors with a result, newest first. */
  finishedRuns(
    workspaceId: string,
    since: Date,
  ): Promise<{ id: string; url: string; query: string; at: Date }[]>;

  comment(comment: {
    id: string;
    itemId: string;
    authorId: string;
    text: string;
    createdAt: Date;
  }): Promise<void>;
  comments(itemId: string): Promise<WorkComment[]>;

  hasDigest(workspaceId: string, userId: string): Promise<boolean>;
  setDigest(workspaceId: string, userId: string, isWanted: boolean): Promise<void>;
  /** Members who want the email and got none since. */
  digestsDue(since: Date, limit: number): Promise<DigestMember[]>;
  /** `true` for exactly one of all who ask at the same time. */
  claimDigest(member: DigestMember, now: Date): Promise<boolean>;
  /** Keeps the token unless the member has one; the sealed token that the member has then. */
  digestToken(member: DigestMember, token: StoredToken): Promise<string | null>;
  /** By the token in an email; false where there is no such token. */
  stopDigest(tokenHash: string): Promise<boolean>;
};
