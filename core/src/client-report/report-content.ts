/** What was measured for one report. A section is null, or its list empty, where there is nothing to show. */
import type { WorkEffect } from "../worklist/next-state.ts";
import type { WorkMeasurement, WorkState } from "../worklist/work-item.ts";
import type { AverageChange, AverageLine } from "./comparable-averages.ts";
import type { PeriodCitations, ReportDates } from "./period-citations.ts";
import type { ReportBrand } from "./report-brand.ts";
import type { ReportSection } from "./report-choice.ts";

export type ReportFix = {
  /** How many pages have the problem. */
  pages: number;
  isTemplate: boolean;
  /** What is wrong, in one sentence. */
  problem: string;
  /** What to do, in one sentence. */
  fix: string;
  /** `fault`: what is wrong there, where the pages have different sentences for it. */
  example: { title: string; fault: string | null; quote: string | null; after: string | null };
};

export type DoneWork = {
  state: Exclude<WorkState, "open">;
  title: string;
  pageTitle: string | null;
  measured: (WorkMeasurement & { effect: WorkEffect }) | null;
};

export type ReportedPage = {
  title: string;
  url: string;
  score: number;
  /** Points since the analysis before; null where the two can't be compared. */
  change: number | null;
  /** How the score, or its change, adds up; empty for analyses from before that was kept. */
  story: string;
};
export type ChangedPage = ReportedPage & { before: number; cause: string };

export type ReportContent = {
  /** The client: the project's name. */
  name: string;
  hosts: string[];
  brand: ReportBrand;
  sections: readonly ReportSection[];
  dates: ReportDates;
  pageCount: number;
  summary: {
    average: number;
    bands: { excellent: number; good: number; poor: number };
    change: AverageChange | null;
  } | null;
  trend: AverageLine | null;
  fixes: ReportFix[];
  done: { items: DoneWork[]; counts: Record<DoneWork["state"], number> } | null;
  visibility: PeriodCitations | null;
  pages: { lowest: ReportedPage[]; changed: ChangedPage[]; notCompared: number };
};
