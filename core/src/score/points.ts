/** Points of one check within its section, in tenths, and what follows from them for the overall score. */
import type { Finding } from "../audits/audit.ts";
import { type CheckWorth, type KindMix, usualShare } from "./score-model.ts";
import { tenths } from "./tenths.ts";

/** `usual`: what pages of this kind earn on average. */
export type Points = { won: number; possible: number; usual: number };

export const NO_POINTS: Points = { won: 0, possible: 0, usual: 0 };

/** A check that holds earns all well before that is certain, so that a page that passes seldom loses a point for doubt. */
const EASE = 1.5;

/**
 * What can't be told, and what doesn't apply, earns what pages of this kind usually earn: neither a reward nor a
 * punishment. A verdict moves that as far as it is certain.
 */
export function earnedShare(found: { share: number; certainty: number } | null, usual: number): number {
  if (!found) return usual;
  const certainty = found.share === 1 ? Math.min(1, EASE * found.certainty) : found.certainty;
  return usual + certainty * (found.share - usual);
}

export function pointsFor(finding: Finding, worth: CheckWorth, mix: KindMix): Points {
  const usual = usualShare(worth, mix);
  const share = earnedShare(finding.kind === "scored" ? finding : null, usual);
  return { won: tenths(worth.points * share), possible: worth.points, usual: tenths(worth.points * usual) };
}

/** The mean of the seven, rounded: the number of the saved search and of every badge. */
export const overallScore = (sections: readonly number[]): number =>
  Math.round(sections.reduce((sum, score) => sum + score, 0) / sections.length);
