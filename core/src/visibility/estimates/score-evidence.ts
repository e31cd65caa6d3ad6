/**
 * Whether pages with higher scores are cited more often, from the monitor's own measured runs: of two pages counted on the same
 * answers, how often does the one that is cited more have the higher score? Chance is .5.
 */

import { allSteps } from "../../all-steps.ts";
import { concordanceInSteps, MIN_PAGES_OF_EACH_KIND, type Pairs, wonBy } from "../concordance.ts";
import type { Interval } from "../interval.ts";
import { MONITORED } from "../ratings.ts";
import type { VisibilityResult } from "../visibility-result.ts";
import type { SiteReading } from "./page-reading.ts";
import type { PageScores } from "./page-scores.ts";

/** One page of one measured run. */
export type ScoredPage = { place: number; scores: PageScores; cited: number; counted: number };
export type EvidencePoint = { run: string; score: number; cited: number; counted: number };

/** The pages of a run that were scored and counted; the person's own is the first. */
export function scoredPages(
  result: VisibilityResult,
  sites: readonly { place: number; url: string; reading: SiteReading | null }[],
): ScoredPage[] {
  return sites.flatMap(({ place, url, reading }) => {
    const cells = place === 0 ? result.aiAnalysis : result.competitors.find((row) => row.url === url)?.cells;
    const scores = reading?.scores;
    if (!cells || !scores) return [];
    const sum = (of: "cited" | "counted") =>
      MONITORED.reduce((total, engine) => total + cells[engine][of], 0);
    return sum("counted") > 0 ? [{ place, scores, cited: sum("cited"), counted: sum("counted") }] : [];
  });
}

export type ScoreEvidence = {
  runs: number;
  cited: number;
  uncited: number;
  /** Pages needed of either kind before a figure is shown. */
  needed: number;
  /** Null where there isn't enough data. */
  figure: { concordance: number; interval: Interval; pairs: number } | null;
};

/** `chance`: random numbers from 0 to 1, for the interval. */
export const scoreEvidence = (points: readonly EvidencePoint[], chance: () => number): ScoreEvidence =>
  allSteps(evidenceInSteps(points, chance));

export function* evidenceInSteps(
  points: readonly EvidencePoint[],
  chance: () => number,
): Generator<void, ScoreEvidence> {
  const runs = [...Map.groupBy(points, ({ run }) => run).values()]
    .map(pairsOf)
    .filter(({ pairs }) => pairs > 0);
  const cited = points.filter((point) => point.cited > 0).length;
  const base = { runs: runs.length, cited, uncited: points.length - cited, needed: MIN_PAGES_OF_EACH_KIND };
  if (Math.min(cited, points.length - cited) < MIN_PAGES_OF_EACH_KIND || runs.length === 0)
    return { ...base, figure: null };
  const { share, interval, pairs } = yield* concordanceInSteps(runs, chance);
  return { ...base, figure: { concordance: share, interval, pairs } };
}

/** Two pages with the same rate say nothing; two with the same score are half won. */
function pairsOf(points: readonly EvidencePoint[]): Pairs {
  let [pairs, won] = [0, 0];
  for (const more of points)
    for (const less of points) {
      if (more.cited * less.counted <= less.cited * more.counted) continue;
      pairs++;
      won += wonBy(more.score, less.score);
    }
  return { pairs, won };
}
