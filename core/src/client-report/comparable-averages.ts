/**
 * Averages over several pages that a client may compare. A new rubric, another question or newly added pages change an
 * average without any work on the site, so only scores that were measured in the same way count, and only the same pages.
 */
import { differencesOf, isMeasurement } from "../history/measurement.ts";
import { type MeasuredPoint, measuredBy } from "../history/score-line.ts";

/** The analyses of one page, oldest first. */
export type PagePoints = { pageId: string; points: readonly MeasuredPoint[] };
type Score = { at: number; score: number };

export type AverageChange = { before: number; after: number; pages: number };
export type AverageLine = { points: { at: string; average: number }[]; pages: number };

/** Only scores that can be compared with the latest one. */
function comparableScores({ points: all }: PagePoints): Score[] {
  const points = all.filter(({ measured }) => isMeasurement(measured));
  const latest = points.at(-1);
  if (!latest) return [];
  const rubric = latest.measured.rubricVersion;
  const last = measuredBy(latest, rubric);
  return points.flatMap((point) => {
    const shown = measuredBy(point, rubric);
    return differencesOf(shown, last).length === 0
      ? [{ at: Date.parse(point.at), score: shown.score.score }]
      : [];
  });
}

const scoreAt = (scores: readonly Score[], at: Date): number | undefined =>
  scores.findLast((score) => score.at <= at.getTime())?.score;

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Null where no page was analyzed both before that moment and since. */
export function averageChange(pages: readonly PagePoints[], since: Date): AverageChange | null {
  const both = pages.map(comparableScores).flatMap((scores) => {
    const before = scoreAt(scores, since);
    const last = scores.at(-1);
    return before !== undefined && last && last.at > since.getTime() ? [{ before, after: last.score }] : [];
  });
  if (both.length === 0) return null;
  return {
    before: mean(both.map(({ before }) => before)),
    after: mean(both.map(({ after }) => after)),
    pages: both.length,
  };
}

/** Fewer pages than this share don't speak for the site. */
const MIN_SHARE = 0.5;

/** Starts with the first day on which half of the pages had a score. Null where nothing was measured twice. */
export function averageLine(pages: readonly PagePoints[], days: readonly Date[]): AverageLine | null {
  const all = pages.map(comparableScores).filter((scores) => scores.length > 0);
  const known = (day: Date) => all.filter((scores) => scoreAt(scores, day) !== undefined);
  const first = days.findIndex((day) => {
    const count = known(day).length;
    return count > 0 && count >= all.length * MIN_SHARE;
  });
  if (first === -1) return null;
  const shown = days.slice(first);
  const same = known(shown[0] as Date);
  const start = (shown[0] as Date).getTime();
  if (shown.length < 2 || !same.some((scores) => scores.some(({ at }) => at > start))) return null;
  return {
    points: shown.map((day) => ({
      at: day.toISOString(),
      average: mean(same.flatMap((scores) => scoreAt(scores, day) ?? [])),
    })),
    pages: same.length,
  };
}
