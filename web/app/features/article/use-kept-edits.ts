/** Which edits are kept. Text, score and claims follow each choice at once; saving happens behind it. */
import { type KeptArticle, keptArticle } from "@citeworthy/core/article/kept-article";
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { useMemo, useState } from "react";

/** An article that is the page's own text with edits. */
export type EditedResult = ArticleResult & Required<Pick<ArticleResult, "source" | "edits">>;

export const isEdited = (article: ArticleResult): article is EditedResult =>
  article.source !== undefined && article.edits !== undefined && article.edits.length > 0;

/** Null where choices can't be saved: a visitor's article. */
export type SaveChoice = ((undone: string[]) => void) | null;

export type KeptEdits = KeptArticle & { choose(id: string, isKept: boolean): void };

export function useKeptEdits(article: EditedResult, save: SaveChoice): KeptEdits {
  const [undone, setUndone] = useState<string[]>(article.undone ?? []);
  const kept = useMemo(() => keptArticle(article, undone), [article, undone]);
  const choose = (id: string, isKept: boolean) => {
    const next = isKept ? undone.filter((one) => one !== id) : [...new Set([...undone, id])];
    setUndone(next);
    save?.(next);
  };
  return { ...kept, choose };
}
