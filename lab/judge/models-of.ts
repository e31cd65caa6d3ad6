/** The models for one page: those that were learned without it, or the ones in the repository. */
import { shippedModels } from "../../core/src/reading/models.ts";
import type { LabelledPage } from "../labels/labelled-pages.ts";
import { openCache } from "../learn/cache.ts";
import { foldModels, type ModelsOf } from "../learn/folds.ts";

export function modelsFor(pages: readonly LabelledPage[], { isShipped = false } = {}): ModelsOf {
  if (isShipped) return shippedModels;
  const models = foldModels(openCache(pages));
  if (!models)
    throw new Error("There are no models for these pages and this code. Run `npm run learn` first.");
  return models;
}
