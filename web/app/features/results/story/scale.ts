/** Where the bars of the chart begin and end. */
import { BAND_LABEL, bandOf, EXCELLENT, GOOD } from "@citeworthy/core/score/bands";

const BEST = 100;
/** More ticks run into each other on a phone. */
const MAX_TICKS = 3;
const STEPS = [5, 10, 20, 50];

export type Scale = {
  /** Percent of the width. */
  at(points: number): number;
  ticks: number[];
  /** Where the next rating begins. */
  goal: { at: number; label: string };
};

/** From a point below the lowest value to where the next rating begins, or further where a value lies beyond that. */
export function scaleFor(values: readonly number[], score: number): Scale {
  const goal = score < GOOD ? GOOD : score < EXCELLENT ? EXCELLENT : BEST;
  const low = Math.floor(Math.min(...values)) - 1;
  const high = Math.max(goal, Math.ceil(Math.max(...values)) + 1);
  const within = (step: number) =>
    Array.from({ length: Math.ceil(high / step) }, (_, at) => at * step).filter(
      (tick) => tick > low && Math.abs(tick - goal) >= (high - low) / 8 && tick < high,
    );
  const step = STEPS.find((one) => within(one).length <= MAX_TICKS) ?? BEST;
  const at = (points: number) => ((points - low) / (high - low)) * 100;
  return {
    at,
    ticks: within(step),
    goal: { at: at(goal), label: goal === BEST ? String(BEST) : `${goal} ${BAND_LABEL[bandOf(goal)]}` },
  };
}
