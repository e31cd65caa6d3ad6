/** "46 + 12.4 − 8.2 = 50.2, rounded to 50": the score as a sum, the same wherever it is printed. */

export type ScoreSum = {
  start: number;
  /** What is better than usual adds this much. */
  added: number;
  /** What is worse takes this much: 0 or less. */
  taken: number;
  /** What limits take: 0 or less. */
  limit: number;
  exact: number;
  score: number;
};

export function sumWords({ start, added, taken, limit, exact, score }: ScoreSum): string {
  const less = (points: number) => (points < 0 ? ` − ${Math.abs(points).toFixed(1)}` : "");
  const more = added > 0 ? ` + ${added.toFixed(1)}` : "";
  return `${start}${more}${less(taken)}${less(limit)} = ${roundedWords({ exact, score })}`;
}

/** "50.2, rounded to 50" */
export const roundedWords = ({ exact, score }: Pick<ScoreSum, "exact" | "score">): string =>
  exact === score ? `${exact}` : `${exact}, rounded to ${score}`;
