/** The smallest set of edits that reaches the next band: a knapsack over the points each would bring and its effort. */
import {
  type AnalysisResult,
  type AuditResult,
  SECTIONS,
  type Section,
} from "../contract/analysis-result.ts";
import { type Band, bandOf, EXCELLENT, GOOD, type Level } from "../contract/bands.ts";

/** `gain` is in points of the overall score. */
type BandEdit = { audit: AuditResult; effort: Level; gain: number };
export type Plan = { from: number; to: number; target: Band; edits: BandEdit[] };

/** New facts and sources take research; markup and order can be changed at once. */
const RESEARCH: readonly Section[] = ["content_strategy", "content_authority", "competitor_analysis"];
const COST: Record<Level, number> = { low: 1, high: 2 };

const effortOf = (audit: AuditResult): Level =>
  RESEARCH.includes(audit.section) && audit.snippet === null ? "high" : "low";

export function possibleEdits({ audits }: AnalysisResult): BandEdit[] {
  return audits
    .filter((audit) => audit.outcome === "scored" && audit.advice !== null)
    .map((audit) => ({
      audit,
      effort: effortOf(audit),
      gain: Math.round((audit.points.possible - audit.points.won) * 10) / 10,
    }))
    .filter((edit) => edit.gain > 0);
}

/** The overall score before rounding. */
export const exactScore = (result: AnalysisResult): number =>
  SECTIONS.reduce((sum, section) => sum + result[section].score.score, 0) / SECTIONS.length;

/** The score with these edits made in full, rounded down, so that the plan never promises too much. */
export function scoreAfter(result: AnalysisResult, edits: readonly BandEdit[]): number {
  const gain = edits.reduce((sum, edit) => sum + edit.gain, 0);
  return Math.min(100, Math.max(result.score.score, Math.floor(exactScore(result) + gain)));
}

/** The most points for each cost; of equals the one with fewer edits. */
function bestByCost(edits: readonly BandEdit[]): BandEdit[][] {
  const most = edits.reduce((sum, edit) => sum + COST[edit.effort], 0);
  const gain = (chosen: readonly BandEdit[]) => chosen.reduce((sum, edit) => sum + edit.gain, 0);
  const best: BandEdit[][] = Array.from({ length: most + 1 }, () => []);
  for (const edit of edits) {
    const cost = COST[edit.effort];
    for (let budget = most; budget >= cost; budget--) {
      const extended = [...(best[budget - cost] ?? []), edit];
      const held = best[budget] ?? [];
      const more = gain(extended) - gain(held);
      if (more > 0.05 || (more > -0.05 && extended.length < held.length)) best[budget] = extended;
    }
  }
  return best;
}

/** Null for a page in the highest band, a page that fails a gate, and a page that edits alone do not raise far enough. */
export function planToNextBand(result: AnalysisResult): Plan | null {
  const from = result.score.score;
  if (from >= EXCELLENT || result.gates.some((gate) => !gate.passed)) return null;
  const goal = from >= GOOD ? EXCELLENT : GOOD;
  const reaching = bestByCost(possibleEdits(result)).find((edits) => scoreAfter(result, edits) >= goal);
  if (!reaching) return null;
  const edits = reaching.toSorted((one, other) => other.gain - one.gain);
  return { from, to: scoreAfter(result, edits), target: bandOf(goal), edits };
}
