/** Counts a log line by line. Memory is bounded: lines beyond a limit are still counted, but not by page. */
import { decidingRule, parseRobots } from "../facts/crawlers/robots.ts";
import { assistantOf, isAsset } from "./assistants.ts";
import { botOf, type LogBot } from "./bots.ts";
import type { LogEntry } from "./entry.ts";
import type { IpRanges } from "./ip-ranges.ts";
import type { BotRow, LogReport, Referral } from "./report.ts";

export type TallyOptions = {
  /** The text of robots.txt, to set refusals beside what it allows. */
  robots?: string | undefined;
  /** Paths of the sitemap. */
  sitemap?: readonly string[] | undefined;
  ranges?: IpRanges | undefined;
};

/** For each bot; on a site with more pages, only the first ones are listed separately. */
const MAX_PAGES = 20_000;
const MAX_DAYS = 800;
const SHOWN_PAGES = 10;
const SHOWN_UNFETCHED = 200;
const DAY_MS = 24 * 3600 * 1000;
const REFUSED = new Set([401, 403, 429]);

type Counted = {
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

export type Tally = {
  /** Null: a line that could not be read; `other`: one that is counted and nothing else. */
  add(entry: LogEntry | null | "other"): void;
  report(): LogReport;
};

export function logTally({ robots, sitemap, ranges }: TallyOptions = {}): Tally {
  const groups = robots === undefined ? null : parseRobots(robots);
  const waiting = new Set(sitemap ?? []);
  const bots = new Map<string, Counted>();
  const referrals = new Map<string, { visits: number; pages: Map<string, number> }>();
  let [lines, unread, asRefused] = [0, 0, 0];
  const isAllowed = remembered((bot: string, path: string) =>
    groups === null ? null : (decidingRule(groups, bot, `https://site.invalid${path}`)?.allow ?? true),
  );

  const addBot = (bot: LogBot, entry: LogEntry): void => {
    const row = bots.get(bot.name) ?? emptyRow(bot);
    bots.set(bot.name, row);
    const isIn = ranges?.has(bot.name, entry.ip) ?? null;
    if (isIn === false) {
      row.spoofed++;
      return;
    }
    if (isIn === null) row.unknownIp++;
    row.visits++;
    const path = entry.path.slice(0, LONGEST_PATH);
    count(row, path, entry);
    const allowed = isAllowed(bot.name, path);
    if (REFUSED.has(entry.status)) {
      row.refused[entry.status as 401]++;
      asRefused++;
      if (allowed === true) row.refusedAllowed++;
    } else if (allowed === false) row.visitedForbidden++;
    if (bot.purpose === "search" && entry.status < 400) waiting.delete(path);
  };

  return {
    add(entry) {
      lines++;
      if (entry === null) unread++;
      if (entry === null || entry === "other") return;
      const bot = botOf(entry.agent);
      if (bot) return addBot(bot, entry);
      const assistant = assistantOf(entry.referrer, entry.path);
      if (assistant && !isAsset(entry.path) && entry.status < 400) refer(referrals, assistant, entry.path);
    },
    report: () => ({
      lines,
      unread,
      refused: asRefused,
      knowsRobots: groups !== null,
      rangesDate: ranges ? (ranges.date ?? "no date") : null,
      bots: [...bots.values()].map(rowOf).toSorted((one, other) => other.visits - one.visits),
      referrals: [...referrals].map(referralOf).toSorted((one, other) => other.visits - one.visits),
      sitemap: sitemap
        ? {
            pages: sitemap.length,
            neverFetched: waiting.size,
            paths: [...waiting].slice(0, SHOWN_UNFETCHED),
          }
        : null,
    }),
  };
}

/** Paths are kept as text; nobody reads longer ones. */
const LONGEST_PATH = 300;

const emptyRow = (bot: LogBot): Counted => ({
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

function count(row: Counted, path: string, { time }: LogEntry): void {
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

function refer(
  referrals: Map<string, { visits: number; pages: Map<string, number> }>,
  assistant: string,
  path: string,
): void {
  const row = referrals.get(assistant) ?? { visits: 0, pages: new Map() };
  referrals.set(assistant, row);
  row.visits++;
  const page = path.slice(0, LONGEST_PATH).split(/[?#]/, 1)[0] ?? "";
  const known = row.pages.get(page);
  if (known !== undefined || row.pages.size < MAX_PAGES) row.pages.set(page, (known ?? 0) + 1);
}

function rowOf({ bot, pages, morePages, days, first, last, ...counts }: Counted): BotRow {
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

const referralOf = ([assistant, { visits, pages }]: [
  string,
  { visits: number; pages: Map<string, number> },
]): Referral => ({ assistant, visits, pages: pages.size, top: most(pages) });

const most = (pages: ReadonlyMap<string, number>): { path: string; visits: number }[] =>
  [...pages]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN_PAGES)
    .map(([path, visits]) => ({ path, visits }));

const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** The same bot asks for the same path many times. */
function remembered<Value>(work: (bot: string, path: string) => Value): (bot: string, path: string) => Value {
  const known = new Map<string, Value>();
  return (bot, path) => {
    const key = `${bot} ${path}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(bot, path);
    if (known.size >= MAX_PAGES) known.clear();
    known.set(key, value);
    return value;
  };
}
