/** What reads and scores one page: what was learned without it, or what the repository holds. */
import { shippedModels } from "../../core/src/reading/models.ts";
import { shippedScore } from "../../core/src/score/score-model.ts";
import type { LabelledPage } from "../labels/labelled-pages.ts";
import { openCache } from "../learn/cache.ts";
import { foldModels, type LearnedOf } from "../learn/folds.ts";
import { foldScores } from "../learn/score/learn-score.ts";

export function learnedFor(pages: readonly LabelledPage[], { isShipped = false } = {}): LearnedOf {
  if (isShipped) return () => ({ models: shippedModels(), score: shippedScore() });
  const cache = openCache(pages);
  const [modelsOf, scoreOf] = [foldModels(cache), foldScores(cache)];
  if (!modelsOf || !scoreOf)
    throw new Error("There are no models for these pages and this code. Run `npm run learn` first.");
  return (id) => ({ models: modelsOf(id), score: scoreOf(id) });
}
