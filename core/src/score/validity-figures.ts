/** What `npm run bench:validity` measures at each rubric and writes into `weights/validity.ts`. */

export const VALIDITY_SETS = ["readers", "ranking", "replies"] as const;

/** `low` and `high`: the 95% interval, from drawing the items again. */
export type ValidityFigure = {
  what: string;
  /** "566 pages" */
  n: string;
  measure: string;
  value: number;
  low: number;
  high: number;
};

export type Validity = {
  rubric: string;
  /** The day of the measurement. */
  date: string;
  sets: Record<(typeof VALIDITY_SETS)[number], readonly ValidityFigure[]>;
};
