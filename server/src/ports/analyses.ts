import type { AnalysisResult } from "@citeworthy/core/contract";

export type SearchSummary = { id: string; query: string; score: number; createdAt: Date };
export type StoredAnalysis = SearchSummary & { userId: string; result: AnalysisResult };
/** `notice` where the history could not take it: only its job remembers it. */
export type FoundAnalysis = Pick<StoredAnalysis, "query" | "result"> & { notice: string | null };

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
};
