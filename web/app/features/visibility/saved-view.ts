/** Saved monitors as the screen needs them. */
import type { CitationSeries } from "@citeworthy/core/visibility/citation-series";
import type { TrendPoint } from "@citeworthy/core/visibility/trend";

export type SavedView = {
  id: string;
  name: string;
  url: string;
  queries: string[];
  every: "daily" | "weekly";
  nextRunAt: string;
  isPaused: boolean;
  /** What the last turn could not ask, and why. */
  missed: { at: string; queries: string[]; reason: string } | null;
};

/** The set that is looked at, with the trend of one of its queries. */
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

/** What the buttons of a saved monitor hear back. */
export type Told = { ok: boolean; problem?: string };
export const problemOf = (told: Told | undefined): string | null => told?.problem ?? null;
