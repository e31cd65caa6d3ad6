import type { AnalysisResult, Section } from "@citeworthy/core/contract";

export type SearchSummary = { id: string; query: string; score: number; createdAt: Date };
/** The place in a list after which a page starts. */
export type AnalysisMark = Pick<SearchSummary, "id" | "createdAt">;
type StoredAnalysis = SearchSummary & { userId: string; result: AnalysisResult };
/** `notice` is set where saving failed, so that only the job has the result. */
export type FoundAnalysis = Pick<StoredAnalysis, "query" | "result"> & { notice: string | null };

/** One analysis of a page among several, as a point of its trend. */
export type ScorePoint = {
  id: string;
  score: number;
  sections: Record<Section, number>;
  rubricVersion: string;
  createdAt: Date;
};

export type AnalysisStore = {
  /** Saving the same id twice leaves one row; false means that it was there already. */
  save(analysis: {
    id: string;
    userId: string;
    query: string;
    result: AnalysisResult;
    now: Date;
  }): Promise<boolean>;
  /** Puts a new result in the place of the one its owner has; false where the owner has none with this id. */
  replace(analysis: { id: string; userId: string; result: AnalysisResult }): Promise<boolean>;
  /** Creates the profile where it is missing, else adds one to its search count. */
  countSearch(userId: string, now: Date): Promise<void>;
  /** Newest first, from the start or after a mark. */
  recent(userId: string, limit: number, after?: AnalysisMark | null): Promise<SearchSummary[]>;
  find(id: string): Promise<StoredAnalysis | null>;
  /** The user's latest analyses of the same page, oldest first. */
  scoresOf(userId: string, query: string, limit: number): Promise<ScorePoint[]>;
};
