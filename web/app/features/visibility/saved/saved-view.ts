/** Saved monitors as the screen needs them. */
import type { CitationSeries } from "@citeworthy/core/visibility/answers/citation-series";
import type { TrendPoint } from "@citeworthy/core/visibility/trend";

export type SavedView = {
  id: string;
  name: string;
  url: string;
  queries: string[];
  every: "daily" | "weekly";
  nextRunAt: string;
  isPaused: boolean;
  /** Queries that the last scheduled run skipped, and why. */
  missed: { at: string; queries: string[]; reason: string } | null;
};

/** The open monitor, with the trend of one of its queries. */
export type SetView = {
  id: string;
  ownSite: string | null;
  queries: {
    query: string;
    runs: number;
    isPicked: boolean;
    latest: Record<string, TrendPoint | null>;
  }[];
  points: Record<string, TrendPoint[]>;
  citations: CitationSeries;
};

/** How many different queries a field has, one a line. */
export const linesOf = (text: string): number =>
  new Set(text.split("\n").flatMap((line) => line.trim() || [])).size;
