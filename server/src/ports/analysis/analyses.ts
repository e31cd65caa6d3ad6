import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Measured } from "@citeworthy/core/history/measurement";
import type { PageChanges } from "@citeworthy/core/history/page-changes";

export type SearchSummary = {
  id: string;
  query: string;
  score: number;
  /** Null in rows from before it was kept: they can't be compared with any other. */
  rubricVersion: string | null;
  createdAt: Date;
};
/** The place in a list after which a page starts. */
export type AnalysisMark = Pick<SearchSummary, "id" | "createdAt">;
type StoredAnalysis = SearchSummary & { userId: string; result: AnalysisResult };
/** `notice` is set where saving failed, so that only the job has the result. */
export type FoundAnalysis = Pick<StoredAnalysis, "query" | "result"> & { notice: string | null };

/** One analysis of a page among several. `again`: judged again by a later rubric; null where that wasn't done. */
type Judged<Result> = { id: string; createdAt: Date; measured: Result; again: Result | null };
export type ScorePoint = Judged<Measured>;
export type JudgedResult = Judged<AnalysisResult>;
export type FiledResult = JudgedResult & { pageId: string };
/** The analyses of a page, or those of an address. */
export type PointFilter = { pageId: string; userId?: string } | { userId: string; query: string };

/** What changed since the analysis `since`. */
export type AnalysisComparison = { since: string; changes: PageChanges };
/** By the rubric that both analyses were judged by, as far as possible; "" where the oldest results have none. */
export type KeptComparisons = Record<string, AnalysisComparison>;

export type AnalysisStore = {
  /**
   * With what it was made from, null where that is too large to keep. Saving the same id twice leaves one row; false means that
   * it was there already.
   */
  save(analysis: {
    id: string;
    userId: string;
    query: string;
    result: AnalysisResult;
    packed: Uint8Array | null;
    now: Date;
  }): Promise<boolean>;
  /**
   * Puts a new result in the place of the one its owner has; false where the owner has none with this id. What was kept of
   * comparisons with the old one is forgotten.
   */
  replace(analysis: { id: string; userId: string; result: AnalysisResult }): Promise<boolean>;
  /** Creates the profile where it is missing, else adds one to its search count. */
  countSearch(userId: string, now: Date): Promise<void>;
  /** Newest first, from the start or after a mark. */
  recent(userId: string, limit: number, after?: AnalysisMark | null): Promise<SearchSummary[]>;
  /** The same with each address once, by its latest analysis, and with the page's title. */
  recentPages(
    userId: string,
    limit: number,
    after?: AnalysisMark | null,
  ): Promise<(SearchSummary & { title: string | null })[]>;
  find(id: string): Promise<StoredAnalysis | null>;
  /** The latest analyses of the same page, oldest first, without what a chart doesn't show. */
  pointsOf(where: PointFilter, limit: number): Promise<ScorePoint[]>;
  /** Analyses since then of so many active pages of a project that have at least two, oldest first. */
  pointsOfProject(
    where: { projectId: string; since: Date; pages: number },
    limit: number,
  ): Promise<(ScorePoint & { pageId: string })[]>;
  /** Whole results in the order of the ids. Those that don't exist are left out. */
  results(ids: readonly string[]): Promise<JudgedResult[]>;
  /** Analyses of a page by other rubrics whose evidence is kept since that moment and that weren't judged again yet, newest first. */
  toJudgeAgain(
    where: { pageId: string; rubric: string; keptSince: Date },
    limit: number,
  ): Promise<{ id: string; result: AnalysisResult }[]>;
  /** The latest analysis of the user's page with this key; null where there is none. */
  latestAt(userId: string, key: string): Promise<FiledResult | null>;
  keepComparison(id: string, rubric: string, comparison: AnalysisComparison): Promise<void>;
  /** By the id of the later analysis; those that have none are left out. */
  comparisonsOf(ids: readonly string[]): Promise<Map<string, KeptComparisons>>;
  /**
   * `result` is null where judging failed, so that it isn't tried again. Comparisons by this rubric are forgotten, because
   * they were made with the earlier result.
   */
  keepAgain(again: { id: string; rubric: string; result: AnalysisResult | null }): Promise<void>;
};
