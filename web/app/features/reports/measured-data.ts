/** Imported reports as the screen needs them. */
import type { TopicFit } from "@citeworthy/core/visibility/topic-fit";

type Source = "google" | "bing";

export type MeasuredView = {
  files: { name: string }[];
  pages: {
    page: string;
    url: string;
    google: number | null;
    bing: number | null;
    analysis: { id: string; score: number } | null;
  }[];
  queries: { query: string; source: Source; count: number }[];
};

export type MeasuredDetail = {
  page: string;
  days: { day: string; source: Source; count: number }[];
  analysis: { id: string; score: number } | null;
  isForgotten: boolean;
  queries: { query: string; source: Source; count: number; fit: TopicFit | null }[];
};
