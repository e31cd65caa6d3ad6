/** The sources of a run's answers: the pages to read, what was read of them, and the answers judged against them. */
import type { SourcedAnswer, SourceRole, WhyThem } from "@citeworthy/core/cited/cited-view";
import type { ClaimOverrule } from "@citeworthy/core/cited/overrules";
import type { ScoredRolePage } from "@citeworthy/core/cited/own-validity";
import type { PageToRead } from "@citeworthy/core/cited/pages-to-read";
import type { SourceReading } from "@citeworthy/core/cited/source-reading";
import type { KeptAnswer } from "@citeworthy/core/visibility/answers/kept-answer";

/** `own`: the user's page, with which every claim is compared. */
export const CITED_PAGE_ROLES = ["own", "cited", "dropped"] as const satisfies readonly (
  | SourceRole
  | "own"
)[];
/** As stored; a page whose reading was deleted is still `read`. */
export const CITED_PAGE_STATES = ["waiting", "read", "refused", "unreachable", "left_out"] as const;
type CitedPageState = (typeof CITED_PAGE_STATES)[number];

export type StoredSource = PageToRead & {
  state: CitedPageState;
  reason: string | null;
  attempts: number;
  reading: SourceReading | null;
};
export type SourceOutcome =
  | { state: "read"; reading: SourceReading }
  | { state: "refused" | "unreachable" | "left_out"; reason: string };

/** What a judged run comes to; the answers are stored one by one. */
export type CitedSummary = Pick<WhyThem, "differences" | "tooFew">;
export type CitedRun = {
  runId: string;
  jobId: string;
  summary: CitedSummary | null;
  finishedAt: Date | null;
};
/** `said`: only the claims about the user's site. */
export type JudgedAnswer = { reading: SourcedAnswer; said: SourcedAnswer; pageKeys: string[] };

/** A judged run with what its answers say about the user's site. */
export type SaidRun = {
  runId: string;
  monitorId: string | null;
  query: string;
  url: string;
  at: Date;
  said: SourcedAnswer[];
};
type AboutRun = Omit<SaidRun, "said">;
/** A run with its answers, without their words. */
export type AnsweredRun = AboutRun & { answers: KeptAnswer[] };
/** A judged run that names a page; answers that don't name it are without text and claims. */
export type NamingRun = AboutRun & { answers: SourcedAnswer[] };

/** `by`: the id of the editor. */
export type NewOverrule = Omit<ClaimOverrule, "id" | "at" | "by"> & { id: string; by: string };

export type CitedStore = {
  /** Newest first. */
  overrulesOf(workspaceId: string): Promise<ClaimOverrule[]>;
  /** Takes the place of the overrules with these ids. */
  overrule(workspaceId: string, overrule: NewOverrule, replaced: readonly string[], now: Date): Promise<void>;
  /** False if the workspace has no such overrule. */
  removeOverrule(workspaceId: string, id: string): Promise<boolean>;
  /** False if the run is known already; then nothing is added. */
  begin(run: { runId: string; jobId: string }, pages: readonly PageToRead[], now: Date): Promise<boolean>;
  find(runId: string): Promise<CitedRun | null>;
  pagesOf(runId: string): Promise<StoredSource[]>;
  /** The same without what was read of them, which is large. */
  outcomesOf(runId: string): Promise<Omit<StoredSource, "reading">[]>;
  /** Counts the beginning of a reading, before anything is fetched; how often it has begun. */
  startPage(runId: string, place: number): Promise<number>;
  /** The first outcome counts. */
  endPage(runId: string, place: number, outcome: SourceOutcome, now: Date): Promise<void>;
  /** Stores what the run comes to; false if an earlier try did. */
  finish(
    runId: string,
    judged: { answers: readonly JudgedAnswer[]; summary: CitedSummary },
    now: Date,
  ): Promise<boolean>;
  /** The newest judged run about one of these pages. */
  newestJudged(userId: string, urls: readonly string[]): Promise<AboutRun | null>;
  answersOf(runId: string): Promise<SourcedAnswer[]>;
  /** The newest judged runs of each question about each page, at most two of each, newest first. */
  saidRuns(userId: string, limit: number): Promise<SaidRun[]>;
  /** The judged run of the same monitor and question before this one. */
  runBefore(runId: string): Promise<SaidRun | null>;
  /** Judged runs with answers that name this page as a source, newest first. */
  runsNaming(userId: string, pageKey: string, limit: number): Promise<NamingRun[]>;
  /** Measured runs of these pages since then, newest first. */
  runsOfPages(userId: string, urls: readonly string[], since: Date, limit: number): Promise<AnsweredRun[]>;
  /** The addresses of the pages that the workspace's runs are about. */
  pagesAskedAbout(userId: string): Promise<string[]>;
  /** The read pages of each question's newest judged run, of all workspaces: figures only, no address and no name. */
  scoredSources(limit: number): Promise<ScoredRolePage[]>;
  /** Ends runs whose job has failed or is gone, so that nobody waits for them; how many. */
  giveUp(ending: { summary: CitedSummary; reason: string }, now: Date): Promise<number>;
  /** Deletes what was read before that time; how many pages. */
  forgetReadings(before: Date): Promise<number>;
};
