/** Whom the answers cite, week by week: each answer counts a site once, and a week's shares sum to 1. */

import { siteOf } from "../../page/site-of.ts";
import { DAY_MS } from "../../time.ts";

/** `at`: ISO, when the run was begun; `hosts`: those that the answer cites. */
export type DatedAnswer = { at: string; hosts: readonly string[] };
export type SiteShare = {
  site: string;
  citations: number;
  /** Of all weeks together. */
  share: number;
  /** One for each week; null where no answer of the week cites anybody. */
  weekly: (number | null)[];
};
/** `weeks`: the Mondays (UTC) from the first answer's to the last's, without a gap. Sites: most cited first. */
export type CitationSeries = { weeks: string[]; sites: SiteShare[] };

const WEEK_MS = 7 * DAY_MS;
/** The first Monday that the clock knows. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

const weekOf = (iso: string): number => Math.floor((Date.parse(iso) - FIRST_MONDAY_MS) / WEEK_MS);
const mondayOf = (week: number): string =>
  new Date(FIRST_MONDAY_MS + week * WEEK_MS).toISOString().slice(0, 10);

export function citationSeries(answers: readonly DatedAnswer[]): CitationSeries {
  const cites = answers.flatMap(({ at, hosts }) => {
    const week = weekOf(at);
    return [...new Set(hosts.map((host) => siteOf(host) ?? host))].map((site) => ({ site, week }));
  });
  if (cites.length === 0) return { weeks: [], sites: [] };
  const inWeek = countsOf(cites.map(({ week }) => week));
  const weeks = everyWeek([...inWeek.keys()]);
  const sites = [...Map.groupBy(cites, ({ site }) => site)].map(([site, own]): SiteShare => {
    const ownInWeek = countsOf(own.map(({ week }) => week));
    const share = (week: number) => {
      const all = inWeek.get(week);
      return all === undefined ? null : (ownInWeek.get(week) ?? 0) / all;
    };
    return { site, citations: own.length, share: own.length / cites.length, weekly: weeks.map(share) };
  });
  return { weeks: weeks.map(mondayOf), sites: sites.toSorted(mostCitedFirst) };
}

function countsOf(weeks: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const week of weeks) counts.set(week, (counts.get(week) ?? 0) + 1);
  return counts;
}

function everyWeek(some: readonly number[]): number[] {
  const first = Math.min(...some);
  return Array.from({ length: Math.max(...some) - first + 1 }, (_, at) => first + at);
}

const mostCitedFirst = (one: SiteShare, other: SiteShare): number =>
  other.citations - one.citations || (one.site < other.site ? -1 : 1);
