/** Reuses an answer for an hour; a failure is not reused. */
import type { Clock } from "../../../ports/runtime/clock.ts";

const HOUR_MS = 60 * 60 * 1000;

export function onceAnHour<Answer>(clock: Clock, work: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.answer;
    const answer = work();
    kept = { answer, until: now + HOUR_MS };
    answer.catch(() => {
      kept = null;
    });
    return answer;
  };
}
