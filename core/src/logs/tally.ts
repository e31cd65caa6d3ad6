/** Counts a log line by line. Memory is bounded: lines beyond a limit are still counted, but not by page. */
import { parseRobots, type RuleFinder, ruleFinder } from "../facts/crawlers/robots.ts";
import { assistantOf, isAsset } from "./assistants.ts";
import { type Counted, count, emptyRow, rowOf } from "./bot-counts.ts";
import { botOf, type LogBot } from "./bots.ts";
import type { LogEntry } from "./entry.ts";
import type { IpRanges } from "./ip-ranges.ts";
import { LONGEST_PATH, MAX_PAGES, pagePath } from "./page-counts.ts";
import { type Referrals, refer, referralOf } from "./referrals.ts";
import type { LogReport } from "./report.ts";

export type TallyOptions = {
  /** The text of robots.txt, to set refusals beside what it allows. */
  robots?: string | undefined;
  /** Paths of the sitemap. */
  sitemap?: readonly string[] | undefined;
  ranges?: IpRanges | undefined;
};
const SHOWN_UNFETCHED = 200;
const REFUSED = new Set([401, 403, 429]);

export type Tally = {
  /** Null: a line that could not be read; `other`: one that is counted and nothing else. */
  add(entry: LogEntry | null | "other"): void;
  report(): LogReport;
};

export function logTally({ robots, sitemap, ranges }: TallyOptions = {}): Tally {
  const groups = robots === undefined ? null : parseRobots(robots);
  const waiting = new Set(sitemap ?? []);
  const bots = new Map<string, Counted>();
  const referrals: Referrals = new Map();
  let [lines, unread, asRefused] = [0, 0, 0];
  const rules = new Map<string, RuleFinder>();
  const isAllowed = remembered((bot: string, path: string) => {
    if (groups === null) return null;
    const ruleFor = rules.get(bot) ?? ruleFinder(groups, bot);
    rules.set(bot, ruleFor);
    return ruleFor(`https://site.invalid${path}`)?.allow ?? true;
  });

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
    if (bot.purpose === "search" && entry.status < 400) waiting.delete(pagePath(path));
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
