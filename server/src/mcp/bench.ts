/** What the MCP server works on. There are two: an account behind the API, and the engine on the user's own machine. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { KeyScope } from "@citeworthy/core/product/accounts/api-keys";

export type AnalyzeRequest = {
  page: string;
  question?: string | undefined;
  kind?: string | undefined;
  answer?: string | undefined;
};
export type ListedPage = {
  id: string;
  url: string;
  title?: string | null;
  score: number;
  rubricVersion: string | null;
  analyzedAt: string;
};
type PageOfPages = { pages: ListedPage[]; next: string | null };

export type Bench = {
  /** Tools that need a scope which isn't held are not offered at all. */
  may(scope: KeyScope): boolean;
  words: {
    /** What `page` may be, such as "the address of the page". */
    page: string;
    /** What an analysis costs, as a sentence. */
    cost: string;
  };
  /** The id that further tools take. */
  analyze(request: AnalyzeRequest): Promise<{ id: string; result: AnalysisResult }>;
  find(id: string): Promise<AnalysisResult | null>;
  list(page: { limit: number; after: string | null }): Promise<PageOfPages>;
  /** Null where nothing is counted. */
  usage: (() => Promise<Record<string, unknown>>) | null;
  /** Where people read the report; null where there is no such page. */
  reportAddress(id: string): string | null;
  /** The message for the assistant if the error was expected; null for a bug, which is logged. */
  explain(error: unknown): string | null;
};
