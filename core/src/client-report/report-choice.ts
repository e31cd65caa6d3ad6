/** What a report for a client contains, in the order in which it is shown, and how far back it looks. */
import { isOneOf } from "../contract/lists/is-one-of.ts";

export const REPORT_SECTIONS = ["summary", "trend", "fixes", "done", "visibility", "pages"] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];
export const isReportSection = isOneOf(REPORT_SECTIONS);

export const SECTION_TITLES: Record<ReportSection, string> = {
  summary: "Summary",
  trend: "Trend",
  fixes: "Problems and fixes",
  done: "What was done",
  visibility: "Visibility in AI answers",
  pages: "Pages",
};

/** Shown beside each section in the settings: what it needs. A section without it is left out of the report. */
export const SECTION_NOTES: Record<ReportSection, string> = {
  summary: "Average score, pages by rating, and the difference from the period before.",
  trend: "The average over time, of pages that were analyzed at least twice.",
  fixes: "What costs most points, with an example and what to do.",
  done: "Items of the work list: done, seen on the page, proven.",
  visibility: "How many answers cite the site, from your monitors.",
  pages: "The pages with most to win, and those whose score changed.",
};

/** In days. */
export const REPORT_PERIODS = [7, 30, 90] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

export type ReportChoice = { sections: ReportSection[]; periodDays: ReportPeriod };

export const WHOLE_REPORT: ReportChoice = { sections: [...REPORT_SECTIONS], periodDays: 30 };
