/** What can be connected: properties of Search Console and Analytics, and sites of Bing Webmaster Tools. */
import { DAY_MS } from "../time.ts";

export const PROVIDERS = ["google", "bing"] as const;
export type DataProvider = (typeof PROVIDERS)[number];

export const PROPERTY_KINDS = ["search_console", "analytics", "bing"] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];

export const PROPERTY_NAME: Record<PropertyKind, string> = {
  search_console: "Search Console",
  analytics: "Analytics",
  bing: "Bing Webmaster Tools",
};
export const providerOf = (kind: PropertyKind): DataProvider => (kind === "bing" ? "bing" : "google");

/** What Google's consent screen calls the access to each of its services; a user may leave one of them out. */
const GOOGLE_SCOPE = {
  search_console: "https://www.googleapis.com/auth/webmasters.readonly",
  analytics: "https://www.googleapis.com/auth/analytics.readonly",
} as const satisfies Partial<Record<PropertyKind, string>>;
export type GoogleKind = keyof typeof GOOGLE_SCOPE;
export const GOOGLE_KINDS = ["search_console", "analytics"] as const satisfies readonly GoogleKind[];
export const GOOGLE_SCOPES: readonly string[] = GOOGLE_KINDS.map((kind) => GOOGLE_SCOPE[kind]);

/** `scopes`: what the account's owner allowed, separated by spaces. */
export const allowedKinds = (scopes: string): GoogleKind[] =>
  GOOGLE_KINDS.filter((kind) => scopes.split(" ").includes(GOOGLE_SCOPE[kind]));

/** The first reading goes back this far: two periods to compare, and a month more for the chart. */
export const FIRST_DAYS = 90;
/** A period of the table; the one before it is kept to compare. */
export const PERIOD_DAYS = 28;
/** Queries are kept for one period, and the figures of pages and assistants for about a year. */
export const KEPT_QUERY_DAYS = PERIOD_DAYS;
export const KEPT_DEMAND_DAYS = 400;

/** Figures of newer days still change: Search Console settles after three days, Analytics after two. */
const SETTLED_AFTER_DAYS: Record<PropertyKind, number> = { search_console: 3, analytics: 2, bing: 0 };

/** ISO, without a time. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, "YYYY-MM-DD".length);
export const dayAfter = (day: string, days = 1): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** The settled days that were not read yet, oldest first. */
export function daysToRead(kind: PropertyKind, readThrough: string | null, now: Date): string[] {
  const last = dayAfter(dayOf(now), -SETTLED_AFTER_DAYS[kind]);
  const earliest = dayAfter(last, 1 - FIRST_DAYS);
  const next = readThrough === null ? earliest : dayAfter(readThrough);
  const days: string[] = [];
  for (let day = next < earliest ? earliest : next; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
