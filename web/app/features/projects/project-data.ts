/** Projects and pages as their screens receive them: dates as text. */
import type { PageFigures, ProjectFigures, ProjectOverview } from "@citeworthy/core/projects/project-view";

export type ProjectRow = ProjectFigures & { analyzedAt: string | null };
export type PageRow = PageFigures & { analyzedAt: string };
export type FaultRow = {
  audit: string;
  title: string;
  words: string;
  pages: number;
  points: number;
  templates: string[];
  example: string;
};
export type ScheduleRow = {
  id: string;
  every: "daily" | "weekly" | "monthly";
  pages: number | null;
  emails: boolean;
  isPaused: boolean;
  nextRunAt: string;
};
export type SiteRow = { host: string; proof: string; isVerified: boolean; requestsPerSecond: number };
export type ProjectData = {
  id: string;
  name: string;
  hosts: string[];
  overview: ProjectOverview;
};
export type Changed = { what: "archive" | "restore" | "delete" | "move"; count: number; mark: string };

export const pagesWords = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "page" : "pages"}`;
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
};
