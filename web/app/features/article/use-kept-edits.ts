/** Which edits are kept. Text, score and claims follow each choice at once; the exact score comes with the saved choice. */
import { type KeptArticle, keptArticle } from "@citeworthy/core/article/kept-article";
import type { ArticleResult, KeptScore } from "@citeworthy/core/contract/article";
import { useMemo, useState } from "react";

/** An article that is the page's own text with edits. */
export type EditedResult = ArticleResult & Required<Pick<ArticleResult, "source" | "edits">>;

export const isEdited = (article: ArticleResult): article is EditedResult =>
  article.source !== undefined && article.edits !== undefined && article.edits.length > 0;

/** `score`: of the text with this choice; null where the server couldn't score it. */
export type ChosenEdits = { undone: string[]; score: KeptScore | null };

/** Null where choices can't be saved: a visitor's article. `chosen` is the last choice that was saved. */
export type SavedChoices = {
  save(undone: string[]): void;
  isSaving: boolean;
  chosen: ChosenEdits | null;
} | null;

export type KeptEdits = KeptArticle & {
  choose(ids: readonly string[], isKept: boolean): void;
  /** The engine's own score of the text that is kept; null while it is an estimate from the edits' points. */
  exact: KeptScore | null;
  isScoring: boolean;
};

export function useKeptEdits(article: EditedResult, choices: SavedChoices): KeptEdits {
  const [undone, setUndone] = useState<string[]>(article.undone ?? []);
  const estimated = useMemo(() => keptArticle(article, undone), [article, undone]);
  const exact = exactScore(article, undone, choices?.chosen ?? null);
  const choose = (ids: readonly string[], isKept: boolean) => {
    const next = isKept ? undone.filter((id) => !ids.includes(id)) : [...new Set([...undone, ...ids])];
    setUndone(next);
    choices?.save(next);
  };
  return {
    ...estimated,
    ...(exact && { score: exact.after.score, claims: exact.claims }),
    choose,
    exact,
    isScoring: exact === null && choices?.isSaving === true,
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** With every edit kept the article's own score holds; otherwise that of the same choice, saved now or earlier. */
function exactScore(
  article: EditedResult,
  undone: readonly string[],
  chosen: ChosenEdits | null,
): KeptScore | null {
  if (undone.length === 0) return article;
  if (chosen && isSame(chosen.undone, undone)) return chosen.score;
  return isSame(article.undone ?? [], undone) ? (article.kept ?? null) : null;
}
