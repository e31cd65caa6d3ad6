/** How many answers cited a site in a period, and whether that differs from the period before. */
import { sharesOf } from "../cited/cited-in-fact.ts";
import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import { isCounted, siteOutcomeIn } from "../visibility/answers/outcome.ts";
import { canBeToldApart, type Rate, wilsonInterval } from "../visibility/interval.ts";
import type { MonitoredEngine } from "../visibility/ratings.ts";

export type MonitorRun = { at: Date; url: string; query: string; answers: readonly KeptAnswer[] };
export type ReportDates = { from: Date; to: Date };

/** `before`: the same queries and engines in the period before; null where they weren't asked then. */
export type PeriodCitations = {
  all: Rate;
  byEngine: { engine: MonitoredEngine; rate: Rate }[];
  queries: number;
  /** The first and the last day with a counted answer. */
  from: Date;
  to: Date;
  compared: { before: Rate; now: Rate; verdict: "more" | "less" | "unclear" } | null;
};

type Counted = { key: string; at: number; query: string; engine: MonitoredEngine; isCited: boolean };

/** Failures and answers from memory don't count. Null where the period has no answer that does. */
export function periodCitations(
  runs: readonly MonitorRun[],
  { from, to }: ReportDates,
): PeriodCitations | null {
  const counted = runs.flatMap(countedAnswers);
  const start = from.getTime() - (to.getTime() - from.getTime());
  const now = counted.filter(({ at }) => at >= from.getTime() && at <= to.getTime());
  const earlier = counted.filter(({ at }) => at >= start && at < from.getTime());
  if (now.length === 0) return null;
  const { byEngine, ...all } = sharesOf(now);
  return {
    all: { cited: all.cited, counted: all.counted },
    byEngine: Object.entries(byEngine).map(([engine, { cited, counted: asked }]) => ({
      engine: engine as MonitoredEngine,
      rate: { cited, counted: asked },
    })),
    queries: new Set(now.map(({ query }) => query)).size,
    from: new Date(Math.min(...now.map(({ at }) => at))),
    to: new Date(Math.max(...now.map(({ at }) => at))),
    compared: compare(earlier, now),
  };
}

function countedAnswers({ at, url, query, answers }: MonitorRun): Counted[] {
  return answers.flatMap(({ engine, answer }) => {
    const { outcome } = siteOutcomeIn(answer, { url });
    if (!isCounted(outcome)) return [];
    const key = JSON.stringify([url, query, engine]);
    return [{ key, at: at.getTime(), query, engine, isCited: outcome === "cited" }];
  });
}

/** A query or an engine that was asked in one period only would look like a change. */
function compare(earlier: readonly Counted[], now: readonly Counted[]): PeriodCitations["compared"] {
  const keys = new Set(earlier.map(({ key }) => key));
  const shared = new Set(now.map(({ key }) => key).filter((key) => keys.has(key)));
  if (shared.size === 0) return null;
  const rateOf = (answers: readonly Counted[]): Rate => {
    const same = answers.filter(({ key }) => shared.has(key));
    return { cited: same.filter(({ isCited }) => isCited).length, counted: same.length };
  };
  const [before, since] = [rateOf(earlier), rateOf(now)];
  const [one, other] = [wilsonInterval(before), wilsonInterval(since)];
  const verdict = !canBeToldApart(one, other) ? "unclear" : other.low > one.high ? "more" : "less";
  return { before, now: since, verdict };
}
