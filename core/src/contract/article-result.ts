/** An article written from an analyzed page, with what became of every claim and how both are scored. */
import type { Claim } from "../article/diff-claims.ts";
import type { Comparison } from "../article/score-article.ts";

export type { Claim } from "../article/diff-claims.ts";
export type { Comparison, Standing } from "../article/score-article.ts";

export type ArticleResult = Pick<Comparison, "before" | "after" | "changes" | "differs"> & {
  /** Markdown. */
  article: string;
  title: string;
  claims: Claim[];
  /** Moved from the page's own sentences, or written by a model and checked against them. */
  mode: "local" | "live";
  /** How it was written, in a sentence that the reader sees. */
  note: string;
};
