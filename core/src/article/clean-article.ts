/** The text to publish: the kept edits without our marks, which are for the author only. */
import { applyEdits } from "./apply-edits.ts";
import type { ArticleBlock } from "./article-blocks.ts";
import type { ArticleEdit } from "./article-edit.ts";

export const cleanBlocks = (
  source: readonly ArticleBlock[],
  edits: readonly ArticleEdit[],
  keptIds: Iterable<string>,
): ArticleBlock[] =>
  applyEdits(
    source,
    edits.map((edit) => ({ ...edit, steps: edit.steps.filter((step) => step.do !== "mark") })),
    keptIds,
  );
