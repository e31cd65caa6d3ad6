/** One choice of edits for the report and the article: what is used or undone in one shows in the other. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { useState } from "react";
import type { ArticleState } from "../../features/article/use-article.ts";
import type { SavedChoices } from "../../features/article/use-kept-edits.ts";
import type { EditChoices } from "../../features/results/edits/edit-row.tsx";

type Shared = {
  report: EditChoices;
  article: SavedChoices;
  /** The article with the choice made in the report, and a key that changes with it. */
  now: ArticleState;
  key: number;
};

/** `begin`: asks for the article with one edit used. */
export function useSharedChoices(
  now: ArticleState,
  choices: NonNullable<SavedChoices>,
  begin: (used: string[]) => void,
): Shared {
  const [chosen, setChosen] = useState<{ of: ArticleResult | null; undone: string[] } | null>(null);
  const [key, setKey] = useState(0);
  const article = now.state === "written" ? now.article : null;
  // A choice belongs to the article it was made in; another one has its own.
  const undone = chosen !== null && chosen.of === article ? chosen.undone : null;
  const setUndone = (next: string[]) => setChosen({ of: article, undone: next });
  const edits = article?.edits ?? [];
  const left = undone ?? article?.undone ?? [];
  const choose = (next: string[]) => {
    setUndone(next);
    setKey((before) => before + 1);
    choices.save(next);
  };
  const hasArticle = edits.length > 0;
  return {
    report: {
      used: new Set(edits.map(({ id }) => id).filter((id) => !left.includes(id))),
      hasArticle,
      isBusy: now.state === "generating",
      use: (id) => (hasArticle ? choose(left.filter((one) => one !== id)) : begin([id])),
      undo: (id) => choose([...new Set([...left, id])]),
    },
    article: {
      ...choices,
      save: (next) => {
        setUndone(next);
        choices.save(next);
      },
    },
    now: now.state === "written" && undone ? { ...now, article: { ...now.article, undone } } : now,
    key,
  };
}
