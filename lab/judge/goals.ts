/** What the judgement has to reach on pages it was not trained on. */
import { GAME_MEASURES, type Learned, MEASURES } from "../../core/src/reading/learned.ts";
import type { SaladResult } from "./other-salads.ts";

type Measured = Record<string, number | null>;
type Figures = { engine: Learned["engine"]; game: Learned["game"] };
type Goal = { measure: string; reached: number | null | undefined; goal: string; met: boolean };

const AT_LEAST: Record<string, number> = {
  kind: 0.65,
  questionF1: 0.58,
  answerHit1: 0.37,
  answerHit3: 0.62,
  answerSureShare: 0.2,
  answerHitWhereSure: 0.6,
  checksBalanced: 0.66,
  checksNa: 0.6,
  checksCovered: 0.75,
  scoreSpearman: 0.45,
  scoreSpearmanArticles: 0.36,
  editsAt3: 0.3,
  leadMedian: 5,
  leadBeatsSalad: 0.9,
};
const AT_MOST: Record<string, number> = { neverQuoteFirst: 0.07, saladMedian: 0, saladRaises: 0.04 };

/** Prints every goal next to what was reached; true where all are met. */
export function checkGoals({ engine, game }: Figures, salads: readonly SaladResult[]): boolean {
  const reached: Measured = Object.fromEntries(
    [...MEASURES, ...GAME_MEASURES].map((name) => [name, { ...engine, ...game }[name]]),
  );
  const goals: Goal[] = [
    ...Object.entries(AT_LEAST).map(([measure, goal]) => ({
      measure,
      reached: reached[measure],
      goal: `at least ${goal}`,
      met: (reached[measure] ?? Number.NEGATIVE_INFINITY) >= goal,
    })),
    ...Object.entries(AT_MOST).map(([measure, goal]) => ({
      measure,
      reached: reached[measure],
      goal: `at most ${goal}`,
      met: (reached[measure] ?? Number.POSITIVE_INFINITY) <= goal,
    })),
    ...salads.map(({ salad, raises }) => ({
      measure: `${salad} raises the score`,
      reached: raises,
      goal: `at most ${AT_MOST.saladRaises}`,
      met: raises <= (AT_MOST.saladRaises ?? 0),
    })),
  ];
  console.table(goals);
  return goals.every((goal) => goal.met);
}
