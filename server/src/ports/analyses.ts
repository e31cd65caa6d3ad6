import type { AnalysisResult, Section } from "@citeworthy/core/contract";

export type SearchSummary = { id: string; query: string; score: number; createdAt: Date };
export type StoredAnalysis = SearchSummary & { userId: string; result: AnalysisResult };
/** `notice` where the history could not take it: only its job remembers it. */
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
  /** Saving the same id twice leaves one row; false says that it was there. */
  save(analysis: {
    id: string;
    userId: string;
    query: string;
    result: AnalysisResult;
    now: Date;
  }): Promise<boolean>;
  /** Creates the profile where it is missing, else adds one to its search count. */
  countSearch(userId: string, now: Date): Promise<void>;
  recent(userId: string, limit: number): Promise<SearchSummary[]>;
  find(id: string): Promise<StoredAnalysis | null>;
  /** The same person's analyses of the same page, the latest ones, oldest first. */
  scoresOf(userId: string, query: string, limit: number): Promise<ScorePoint[]>;
};
