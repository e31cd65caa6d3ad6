/** What is counted of one bot, and its row in the report. */
import { DAY_MS } from "../time.ts";
import type { LogBot } from "./bots.ts";
import type { LogEntry } from "./entry.ts";
import { MAX_PAGES, most } from "./page-counts.ts";
import type { BotRow } from "./report.ts";

const MAX_DAYS = 800;

export type Counted = {
  bot: LogBot;
  visits: number;
  spoofed: number;
  unknownIp: number;
  pages: Map<string, number>;
  morePages: boolean;
  refused: Record<401 | 403 | 429, number>;
  refusedAllowed: number;
  visitedForbidden: number;
  days: Map<string, number>;
  first: number | null;
  last: number | null;
};

export const emptyRow = (bot: LogBot): Counted => ({
  bot,
  visits: 0,
  spoofed: 0,
  unknownIp: 0,
  pages: new Map(),
  morePages: false,
  refused: { 401: 0, 403: 0, 429: 0 },
  refusedAllowed: 0,
  visitedForbidden: 0,
  days: new Map(),
  first: null,
  last: null,
});

export function count(row: Counted, path: string, { time }: LogEntry): void {
  const page = path.split(/[?#]/, 1)[0] ?? "";
  const known = row.pages.get(page);
  if (known !== undefined || row.pages.size < MAX_PAGES) row.pages.set(page, (known ?? 0) + 1);
  else row.morePages = true;
  if (time === null) return;
  row.first = row.first === null ? time : Math.min(row.first, time);
  row.last = row.last === null ? time : Math.max(row.last, time);
  const day = new Date(Math.floor(time / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
  const before = row.days.get(day);
  if (before !== undefined || row.days.size < MAX_DAYS) row.days.set(day, (before ?? 0) + 1);
}

export function rowOf({ bot, pages, morePages, days, first, last, ...counts }: Counted): BotRow {
  return {
    ...bot,
    ...counts,
    pages: pages.size,
    morePages,
    top: most(pages),
    days: [...days]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, visits]) => ({ day, visits })),
    first: isoOf(first),
    last: isoOf(last),
  };
}

const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
