/** What a log says about the crawlers of AI companies and about visits from assistants. */
import type { LogBot } from "./bots.ts";

export type TopPage = { path: string; visits: number };

export type BotRow = LogBot & {
  /** Requests under this name, without those from foreign addresses. */
  visits: number;
  /** Requests under this name from addresses outside the bot's published ranges. */
  spoofed: number;
  /** Visits of a bot for which no ranges were given, so that nobody knows whether it was the bot. */
  unknownIp: number;
  pages: number;
  /** The site has more pages than we count one by one. */
  morePages: boolean;
  refused: Record<401 | 403 | 429, number>;
  /** Refused although robots.txt allows it; 0 where robots.txt wasn't given. */
  refusedAllowed: number;
  /** Fetched although robots.txt forbids it. */
  visitedForbidden: number;
  top: TopPage[];
  days: { day: string; visits: number }[];
  first: string | null;
  last: string | null;
};

export type Referral = { assistant: string; visits: number; pages: number; top: TopPage[] };

export type LogReport = {
  lines: number;
  unread: number;
  refused: number;
  knowsRobots: boolean;
  /** The date of the address ranges; null where none were given. */
  rangesDate: string | null;
  bots: BotRow[];
  referrals: Referral[];
  /** Pages of the sitemap that no search crawler of an AI company has fetched; null without a sitemap. */
  sitemap: { pages: number; neverFetched: number; paths: string[] } | null;
};
