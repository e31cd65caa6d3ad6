/** What every public page has to reach, and the median of several readings of one. */
import { quantile } from "../reader/cost.ts";
import { CATEGORIES, type Category, type Reading } from "./run-lighthouse.ts";

export const LEAST: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

const median = (numbers: number[]) => quantile(numbers, 0.5);

export type Figures = Omit<Reading, "lost" | "throttling">;

export function medianOf(readings: readonly Reading[]): Figures {
  const of = (pick: (reading: Reading) => number) => median(readings.map(pick));
  const score = (category: Category) => of(({ scores }) => scores[category]);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    // The others waver with the machine; a shift that happened once can happen to a reader.
    layoutShift: Math.max(...readings.map(({ layoutShift }) => layoutShift)),
    largestPaintMs: of(({ largestPaintMs }) => largestPaintMs),
    blockedMs: of(({ blockedMs }) => blockedMs),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
  };
}

/** Each target that is missed, in words; empty where all is well. */
export const missed = ({ scores, layoutShift }: Figures): string[] => [
  ...CATEGORIES.filter((category) => !(scores[category] >= LEAST[category])).map(
    (category) => `${category} ${scores[category]}, at least ${LEAST[category]}`,
  ),
  ...(layoutShift === 0 ? [] : [`layout shift ${layoutShift.toFixed(4)}, none`]),
];
