/** What was read of connected properties, and the demand of each page. */
import type {
  AssistantDay,
  DemandPreset,
  DemandSort,
  PageDemand,
  RealQuestion,
} from "@citeworthy/core/demand/page-demand";

export type StoredSearchRow = {
  day: string;
  url: string;
  page: string;
  query: string;
  isQuestion: boolean;
  clicks: number;
  impressions: number;
  position: number;
};
export type StoredVisitRow = {
  url: string;
  page: string;
  source: string;
  assistant: string | null;
  sessions: number;
  keyEvents: number;
  revenue: number;
};

export type DemandMark = { value: number; key: string };
export type DemandFilter = { projectId: string; text?: string; preset?: DemandPreset };
/** `citedAt`: when the newest of the answers was given. */
export type CitedPageCount = { page: string; cited: number; counted: number; citedAt: string | null };

export type DemandStore = {
  /** What an earlier, interrupted reading of the day left. */
  clearDay(propertyId: string, day: string): Promise<void>;
  /** The same row twice is one row. */
  addSearchRows(propertyId: string, rows: readonly StoredSearchRow[]): Promise<void>;
  addVisitRows(propertyId: string, day: string, rows: readonly StoredVisitRow[]): Promise<void>;
  /** Writes the figures of each page and assistant on that day anew. */
  sumDay(propertyId: string, day: string): Promise<void>;
  /** The pages of a site with the most impressions since then. */
  topPages(propertyId: string, since: string, limit: number): Promise<string[]>;
  /** Writes the demand and the questions of a project anew. */
  rebuild(projectId: string): Promise<void>;
  /** How often answers cited these pages of a workspace. */
  setCited(workspaceId: string, pages: readonly CitedPageCount[]): Promise<void>;
  /** All other pages of the workspace count as not measured: their answers are too old, or their runs were deleted. */
  forgetCitedExcept(workspaceId: string, pages: readonly string[]): Promise<void>;
  /** Deletes what is older than these days; how many rows. */
  forget(before: { queries: string; figures: string }): Promise<number>;

  pages(
    filter: DemandFilter,
    part: { sort: DemandSort; limit: number; after: DemandMark | null },
  ): Promise<(PageDemand & { mark: DemandMark })[]>;
  /** Null where the project has no figures of the page. `page`: what its addresses have in common. */
  page(projectId: string, page: string): Promise<PageDemand | null>;
  count(filter: DemandFilter): Promise<number>;
  assistantDays(projectId: string, since: string): Promise<AssistantDay[]>;
  questions(projectId: string, limit: number): Promise<RealQuestion[]>;
};
