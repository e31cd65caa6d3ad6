/** What the MCP server works on. There are two: an account behind the API, and the engine on the user's own machine. */
import type { SaidOfYou, WhyThem } from "@citeworthy/core/cited/cited-view";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { ArticleResult } from "@citeworthy/core/contract/article";
import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import type { KeyScope } from "@citeworthy/core/product/accounts/api-keys";
import type { MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import type { WorkChange, WorkRequest } from "../usecases/worklist/work-shapes.ts";

export type AnalyzeRequest = {
  page: string;
  question?: string | undefined;
  kind?: string | undefined;
  answer?: string | undefined;
};
export type JudgeAgainCall = Omit<AnalyzeRequest, "page"> & { id: string };
export type DraftCall = Omit<AnalyzeRequest, "page" | "answer"> & { text: string };
export type ListedPage = {
  id: string;
  url: string;
  title?: string | null;
  score: number;
  rubricVersion: string | null;
  analyzedAt: string;
};
type PageOfPages = { pages: ListedPage[]; next: string | null };

type CitedFilter = {
  query?: string | undefined;
  page?: string | undefined;
  engine?: MonitoredEngine | undefined;
};

export type NewMonitorCall = {
  url: string;
  queries: string[];
  every: "daily" | "weekly";
  name?: string | undefined;
  samples?: number | undefined;
};
export type MonitorCall = {
  url: string;
  query: string;
  competitors?: string[] | undefined;
  samples?: number | undefined;
};
export type BulkRunCall = {
  urls?: string[] | undefined;
  sitemap?: string | undefined;
  project?: string | undefined;
};

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
  /** The stored page by what the caller says about it; what isn't said is left to the engine. */
  judgeAgain(request: JudgeAgainCall): Promise<AnalysisResult>;
  /** A text of the caller's; nothing is stored. */
  judgeDraft(request: DraftCall): Promise<AnalysisResult>;
  find(id: string): Promise<AnalysisResult | null>;
  /** Each page once, with its latest analysis. */
  list(page: { limit: number; after: string | null }): Promise<PageOfPages>;
  /** Edits that are used or undone, and the article with them. Null where nothing is stored: the list is all there is. */
  edits: {
    used(id: string): Promise<readonly string[]>;
    change(change: { id: string; use: string[]; undo: string[] }): Promise<{ undone: string[] }>;
    article(id: string): Promise<ArticleResult | null>;
    /** Makes the article of an analysis from its finished edits. */
    write(id: string): Promise<ArticleResult | null>;
  } | null;
  /** What the answers of monitor runs cite; null where there are no monitors. `run`: null for the newest. */
  cited: {
    whyThem(run: string | null): Promise<WhyThem>;
    saidOfYou(filter: CitedFilter): Promise<SaidOfYou>;
    page(url: string): Promise<object>;
  } | null;
  /** Saved monitors and their runs; null where there are none. `run`: null for the newest. */
  monitors: {
    list(): Promise<readonly { id: string }[]>;
    trend(id: string): Promise<object | null>;
    result(run: string | null): Promise<VisibilityResult | null>;
    create(monitor: NewMonitorCall): Promise<object>;
    run(request: MonitorCall): Promise<VisibilityResult | null>;
  } | null;
  /** Projects and bulk runs; null where nothing is stored. */
  projects: {
    list(after: string | undefined): Promise<object>;
    pages(project: string, query: Record<string, unknown>): Promise<object>;
    prepare(request: BulkRunCall): Promise<object>;
    start(run: string): Promise<object>;
    run(run: string, after: string | undefined): Promise<object>;
  } | null;
  /** The work list. Null where nothing is stored. */
  work: {
    list(query: Record<string, unknown>): Promise<object>;
    add(items: readonly WorkRequest[]): Promise<readonly { id: string; state: string; isNew: boolean }[]>;
    change(change: WorkChange): Promise<number>;
  } | null;
  /** Pages of a project by demand. Null where nothing is connected. */
  demand: ((projectId: string, query: Record<string, unknown>) => Promise<object>) | null;
  /** Null where nothing is counted. */
  usage: (() => Promise<Record<string, unknown>>) | null;
  /** Where people read the report; null where there is no such page. */
  reportAddress(id: string): string | null;
  /** The message for the assistant if the error was expected; null for a bug, which is logged. */
  explain(error: unknown): string | null;
};
