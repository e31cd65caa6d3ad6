/** An article made from an analyzed page, with the edits, what became of every claim, and how both are scored. */

import type { ArticleBlock } from "../article/article-blocks.ts";
import type { ArticleEdit } from "../article/article-edit.ts";
import type { Claim } from "../article/faithful/diff-claims.ts";
import type { RejectedProposals } from "../article/proposals/proposal-faults.ts";
import type { Provenance } from "../contract/analysis-result.ts";
import type { GivenReading } from "../requests/given-reading.ts";
import type { ArticleVerdict } from "./article-verdict.ts";
import type { ArticleComparison } from "./score-article.ts";
import type { KeptScore } from "./score-kept.ts";

export type { ArticleBlock } from "../article/article-blocks.ts";
export type { ArticleEdit } from "../article/article-edit.ts";
export type { Claim } from "../article/faithful/diff-claims.ts";
export type { ArticleOutcome, ArticleVerdict } from "./article-verdict.ts";
export type { ArticleComparison, ScoreSummary } from "./score-article.ts";
export type { KeptScore } from "./score-kept.ts";

/** One section of every score is estimated, so both scores are. The article's text isn't published yet. */
export const ARTICLE_PROVENANCE = {
  article: "estimated",
  before: "estimated",
  after: "estimated",
} as const satisfies Record<string, Provenance>;

export type ArticleResult = Pick<ArticleComparison, "before" | "after" | "changes" | "differs"> & {
  /** Markdown. */
  article: string;
  title: string;
  claims: Claim[];
  /** `local`: edits by our own rules. `live`: edits proposed or a text written by a model, checked against the page. */
  mode: "local" | "live";
  /** How it was written, in a sentence that the reader sees. */
  note: string;
  /** What the page was judged by, where the user or a model decided it. */
  given?: GivenReading;
  /** The page's own text and the edits to it; absent in free rewrites and in articles from before edits were kept. */
  source?: ArticleBlock[];
  edits?: ArticleEdit[];
  /** Ids of the edits that the user has undone. `article` is the text without them; `after` and `claims` are those with all edits. */
  undone?: string[];
  /** Score and claims of the text that is kept; absent while nothing is undone, or where the page wasn't kept to score it. */
  kept?: KeptScore;
  /** How many of a model's proposals were rejected, by reason. */
  rejected?: RejectedProposals;
  /** Why a free rewrite isn't shown; only in the reply to the request for it. */
  notice?: string;
  /** Absent in articles from before it was kept: those count as improved. */
  verdict?: ArticleVerdict;
  /** Absent in articles from before it was kept. */
  provenance?: typeof ARTICLE_PROVENANCE;
};
