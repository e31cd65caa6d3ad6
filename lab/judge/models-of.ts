/** The models for one page: those of its fold, or the ones in the repository. */
import { join } from "node:path";
import { type ReadingModels, shippedModels } from "../../core/src/reading/models.ts";
import { FOLDS, foldOf } from "./labelled-pages.ts";
import { loadModels } from "./weights-files.ts";

type ModelsOf = (pageId: string) => ReadingModels;

/** `folder` holds one file per fold; "shipped" means the weights in the repository. */
export function modelsFrom(folder: string): ModelsOf {
  if (folder === "shipped") return shippedModels;
  const folds = Array.from({ length: FOLDS }, (_, fold) => loadModels(join(folder, `fold-${fold}.json`)));
  return (pageId) => folds[foldOf(pageId)] ?? shippedModels();
}
