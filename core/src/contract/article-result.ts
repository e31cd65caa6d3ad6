/** An article made from an analyzed page, with the edits, what became of every claim, and how both are scored. */
import type { ArticleBlock } from "../article/article-blocks.ts";
import type { ArticleEdit } from "../article/article-edit.ts";
import type { ArticleVerdict } from "../article/article-verdict.ts";
import type { Claim } from "../article/diff-claims.ts";
import type { Comparison } from "../article/score-article.ts";
import type { Provenance } from "./analysis-result.ts";

export type { ArticleBlock } from "../article/article-blocks.ts";
export type { ArticleEdit } from "../article/article-edit.ts";
export type { ArticleOutcome, ArticleVerdict } from "../article/article-verdict.ts";
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
  /** `local`: the page's own text with edits. `live`: written by a model and checked against the page. */
  mode: "local" | "live";
  /** How it was written, in a sentence that the reader sees. */
  note: string;
  /** The page's own text and the edits to it; absent in a model's articles and in those from before edits were kept. */
  source?: ArticleBlock[];
  edits?: ArticleEdit[];
  /** Ids of the edits that the user has undone. `article` is the text without them; scores and claims are those with all edits. */
  undone?: string[];
  /** Absent in articles from before it was kept: those count as improved. */
  verdict?: ArticleVerdict;
  /** Absent in articles from before it was kept. */
  provenance?: typeof ARTICLE_PROVENANCE;
};
