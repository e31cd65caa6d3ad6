/** Articles that were written, each kept with how it was judged. */
import type { ArticleResult, KeptScore } from "@citeworthy/core/contract/article";

export type StoredArticle = {
  id: string;
  userId: string | null;
  /** The analysis it was asked for from, where it is a stored one. */
  searchId: string | null;
  url: string;
  result: ArticleResult;
};

export type ArticleStore = {
  /** Saving the same id twice leaves one row. */
  save(article: StoredArticle, now: Date): Promise<void>;
  /** Another text for the same article: its list of edits has changed. */
  replace(id: string, result: ArticleResult): Promise<void>;
  /** Stores which edits are undone, and the text without them. The score of an earlier choice is dropped. */
  choose(id: string, choice: { undone: readonly string[]; markdown: string }): Promise<void>;
  /** Stores the score of a choice, unless the user has chosen differently since. */
  scoreChoice(id: string, choice: { undone: readonly string[]; kept: KeptScore }): Promise<void>;
  find(id: string): Promise<StoredArticle | null>;
  /** The newest one written from a stored analysis. */
  latestFor(searchId: string): Promise<StoredArticle | null>;
};
