/** Imported reports as the screen needs them. */
import type { TopicFit } from "@citeworthy/core/visibility/estimates/topic-fit";

type Source = "google" | "bing";

export type MeasuredView = {
  files: { name: string }[];
  pages: {
    page: string;
    url: string;
    google: number | null;
    bing: number | null;
    analysis: { id: string; score: number } | null;
    monitors: number;
  }[];
  queries: { query: string; source: Source; count: number; isWatched: boolean }[];
};

export type CitedDay = { day: string; cited: number; counted: number };

export type MeasuredDetail = {
  page: string;
  days: { day: string; source: Source; count: number }[];
  analysis: { id: string; score: number } | null;
  isForgotten: boolean;
  /** The queries are those of the whole site: the report doesn't say which page was cited for them. */
  isOfSite: boolean;
  queries: { query: string; source: Source; count: number; fit: TopicFit | null; isWatched: boolean }[];
  monitors: { id: string; name: string; queries: { query: string; latest: CitedDay | null }[] }[];
  monitorDays: CitedDay[];
};
