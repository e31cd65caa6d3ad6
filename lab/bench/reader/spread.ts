/** How scores use the scale. */
import { quantile } from "./cost.ts";
import { mean } from "./quality.ts";

export type Spread = {
  pages: number;
  mean: number;
  deviation: number;
  lowest: number;
  median: number;
  highest: number;
};

export function spreadOf(scores: number[]): Spread {
  const middle = mean(scores);
  const deviation = Math.sqrt(mean(scores.map((score) => (score - middle) ** 2)));
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    pages: scores.length,
    mean: tenth(middle),
    deviation: tenth(deviation),
    lowest: Math.min(...scores),
    median: quantile(scores, 0.5),
    highest: Math.max(...scores),
  };
}
