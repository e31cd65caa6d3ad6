/** Measured citations beside a user's own analyses and monitors, as the screen of reports receives them. */
import type { TopicFit } from "../visibility/estimates/topic-fit.ts";
import type { ReportSource } from "./columns.ts";

export type MeasuredQuery = { query: string; source: ReportSource; count: number };
export type MeasuredDay = { day: string; source: ReportSource; count: number };
/** `fit`: the page's passage that is about the query; null where the page couldn't be read. */
export type MatchedQuery = MeasuredQuery & { fit: TopicFit | null };
/** `isWatched`: one of the user's monitors asks this query. */
type Watchable = { isWatched: boolean };

/** The newest analysis of a page; null where there is none. */
type LatestAnalysis = { id: string; score: number } | null;

export type JoinedPage = {
  page: string;
  url: string;
  google: number | null;
  bing: number | null;
  analysis: LatestAnalysis;
  /** How many of the user's monitors watch this page. */
  monitors: number;
};

export type MeasuredOverview = { pages: JoinedPage[]; queries: (MeasuredQuery & Watchable)[] };

/** k of n answers on one day, over all queries and engines. */
export type CitedDay = { day: string; cited: number; counted: number };
export type PageMonitor = {
  id: string;
  name: string;
  /** Null figures: the query has no finished run yet, or no engine was asked. */
  queries: { query: string; latest: CitedDay | null }[];
};

export type MeasuredDetail = {
  page: string;
  days: MeasuredDay[];
  analysis: LatestAnalysis;
  /** The page was analyzed, but its text can't be read: it is no longer kept, or too many were asked for. */
  isForgotten: boolean;
  /** The queries are those of the whole site: the report doesn't say which page was cited for them. */
  isOfSite: boolean;
  queries: (MatchedQuery & Watchable)[];
  monitors: PageMonitor[];
  monitorDays: CitedDay[];
};
