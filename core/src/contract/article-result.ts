/** An article written from an analyzed page, with what became of every claim and how both are scored. */
import type { Claim } from "../article/diff-claims.ts";
import type { Comparison } from "../article/score-article.ts";
import type { Provenance } from "./analysis-result.ts";

export type { Claim } from "../article/diff-claims.ts";
export type { Comparison, Standing } from "../article/score-article.ts";

/** One section of every score is estimated, so both scores are. The article's text isn't published yet. */
export const ARTICLE_PROVENANCE = {
  article: "estimated",
  before: "estimated",
  after: "estimated",
} as const satisfies Record<string, Provenance>;

export type ArticleResult = Pick<Comparison, "before" | "after" | "changes" | "differs"> & {
  /** Markdown. */
  article: string;
  title: string;
  claims: Claim[];
  /** Moved from the page's own sentences, or written by a model and checked against them. */
  mode: "local" | "live";
  /** How it was written, in a sentence that the reader sees. */
  note: string;
  /** Absent in articles from before it was kept. */
  provenance?: typeof ARTICLE_PROVENANCE;
};
