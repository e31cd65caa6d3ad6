/** Projects and pages as their screens receive them: dates as text. */
export type ProjectRow = {
  id: string;
  name: string;
  hosts: string[];
  pages: number;
  average: number | null;
  analyzedAt: string | null;
};
export type PageRow = {
  id: string;
  url: string;
  title: string;
  score: number;
  change: number | null;
  kind: string;
  question: string;
  searchId: string;
  analyses: number;
  analyzedAt: string;
};
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
export type OverviewData = {
  pages: number;
  archived: number;
  average: number | null;
  bands: { excellent: number; good: number; poor: number };
  kinds: string[];
};
export type ProjectData = {
  id: string;
  name: string;
  hosts: string[];
  overview: OverviewData;
};
export type Changed = { what: "archive" | "restore" | "delete" | "move"; count: number; mark: string };

export const pagesWords = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "page" : "pages"}`;
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
};
