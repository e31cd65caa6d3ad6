/** One thing to do about a page, from the moment it is noted to the measurement that shows whether it helped. */
import { isOneOf } from "../contract/lists/is-one-of.ts";
import type { Rate } from "../visibility/interval.ts";

/**
 * What it came from. `note`: from proofreading, or written by a member. `question`: something that a page should answer.
 * `demand`: a page that people look for.
 */
export const WORK_KINDS = ["edit", "finding", "difference", "claim", "note", "question", "demand"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export const isWorkKind = isOneOf(WORK_KINDS);

/** Members set only the first two. The others follow from a reading of the page or from a measurement. */
export const WORK_STATES = ["open", "done", "seen", "proven", "no_effect"] as const;
export type WorkState = (typeof WORK_STATES)[number];
export const isWorkState = isOneOf(WORK_STATES);
export const isSetByHand = isOneOf(["open", "done"] as const satisfies readonly WorkState[]);

/** Where the item was found. It may be deleted since, so an item holds everything that it needs itself. */
export type WorkSource =
  | { from: "edit"; analysisId: string; editId: string }
  | { from: "check"; analysisId: string; checkId: string }
  | { from: "difference"; runId: string; differenceId: string }
  | { from: "claim"; runId: string; claimId: string }
  | { from: "demand"; projectId: string; url: string }
  | { from: "hand" };

/** What shows that the work was done on the page. Null: the item can't be recognized by that. */
export type WorkSigns = {
  /** Words of the page that have to go. */
  fault: string | null;
  /** Words that have to appear. */
  wanted: string | null;
  /** Words of the page that have to come first. Items from before this sign don't have it. */
  first?: string;
  /** The check that has to ask for nothing any more; it decides only where there are no words. */
  check: string | null;
  /** The length of the page when the item was noted: a page that lost most of it wasn't read properly. */
  words: number;
};

/** What the latest reading of the page says. `unknown`: the page was read only in part, or there is no sign to look for. */
export const SIGN_VERDICTS = ["made", "not_made", "unknown"] as const;
export type SignVerdict = (typeof SIGN_VERDICTS)[number];
/** How an item was recognized as made. */
export type SeenBy = "words_gone" | "text_there" | "both" | "text_first" | "check_passed";

/** Answers that cite the page, before the work was done and since. */
export type WorkMeasurement = { before: Rate; since: Rate; queries: string[] };

/** One line of an item's history. `by` is a member's id. */
export type WorkStep = { at: string } & (
  | { what: "added" | "done" | "opened"; by: string | null }
  | { what: "seen"; seenBy: SeenBy; analysisId: string }
  | { what: "back"; analysisId: string }
  | { what: "proven" | "no_effect"; measured: WorkMeasurement }
);

export type WorkItem = {
  id: string;
  projectId: string | null;
  kind: WorkKind;
  state: WorkState;
  title: string;
  detail: string;
  page: { url: string; title: string } | null;
  source: WorkSource;
  signs: WorkSigns;
  /** The query whose answers count; null for all queries of the page. */
  query: string | null;
  ownerId: string | null;
  /** `YYYY-MM-DD`. */
  dueOn: string | null;
  createdAt: Date;
  doneAt: Date | null;
  seenAt: Date | null;
  /** The latest reading of the page since the item was noted. */
  verdict: SignVerdict | null;
  readAt: Date | null;
  measured: WorkMeasurement | null;
  measuredAt: Date | null;
  history: WorkStep[];
};

export const MAX_WORK_TITLE = 200;
export const MAX_WORK_DETAIL = 4_000;
export const MAX_WORK_COMMENT = 4_000;
