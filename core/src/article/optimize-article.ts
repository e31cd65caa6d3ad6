/** Evidence -> article with its edits, claims and verdict, and its score beside the page's. */
import { type AnalyzeOptions, analyzeSubject } from "../analysis/analyze.ts";
import { subjectOf } from "../analysis/subject.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import type { Evidence } from "../evidence.ts";
import type { ArticleBlock } from "./article-blocks.ts";
import type { ArticleEdit } from "./article-edit.ts";
import { checkFaithfulness, type Violation } from "./faithful/check-faithfulness.ts";
import { type Claim, diffClaims } from "./faithful/diff-claims.ts";
import type { ModelProposal } from "./proposals/model-edits.ts";
import type { RejectedProposals } from "./proposals/proposal-faults.ts";
import { toMarkdown } from "./rendering/to-markdown.ts";
import { type ArticleVerdict, verdictOf } from "./scoring/article-verdict.ts";
import type { ArticleComparison } from "./scoring/score-article.ts";
import { scoreEdits } from "./scoring/score-edits.ts";
import { writeArticle, writeProposed } from "./write-article.ts";

export type OptimizedArticle = {
  /** Markdown with every edit; the page's own text where no edit helps. */
  article: string;
  title: string;
  /** The page's own text, which the edits are applied to. */
  source: ArticleBlock[];
  edits: ArticleEdit[];
  verdict: ArticleVerdict;
  claims: Claim[];
  /** Facts that are not on the page. With any, the article must not be shown. */
  violations: Violation[];
  comparison: ArticleComparison;
  /** How many of a model's proposals were rejected, by reason; absent where no model proposed anything. */
  rejected?: RejectedProposals;
};

type OptimizeOptions = AnalyzeOptions & {
  /** The page's report, where it was made before: the article begins with its score and its verdicts. */
  before?: AnalysisResult;
  /** A model's proposals, which take the place of the local writer's edits. */
  proposals?: readonly ModelProposal[];
};

/** Null where the page has no text to write from. */
export function optimizeArticle(evidence: Evidence, options: OptimizeOptions = {}): OptimizedArticle | null {
  const known = options.before?.reading?.details;
  const subject = subjectOf(evidence, { ...options, ...(known && { knownChecks: known }) });
  const written = options.proposals ? writeProposed(subject, options.proposals) : writeArticle(subject);
  if (!written) return null;
  const before = options.before ?? analyzeSubject(subject, options);
  const { edits, markdown: edited, comparison } = scoreEdits(evidence, written, { ...options, before });
  const verdict = verdictOf(before, comparison, edits);
  const isImproved = verdict.outcome === "improved";
  const markdown = isImproved ? edited : toMarkdown(written.source);
  return {
    article: markdown,
    title: written.title,
    source: written.source,
    edits: isImproved ? edits : [],
    verdict,
    claims: diffClaims(markdown, subject.page),
    violations: checkFaithfulness(markdown, { page: subject.page }),
    comparison,
    ...(written.rejected && { rejected: withDropped(written.rejected, written.edits.length - edits.length) }),
  };
}

/** Edits that cost points are not made, also those that a model proposed. */
const withDropped = (rejected: RejectedProposals, dropped: number): RejectedProposals =>
  dropped === 0 ? rejected : { ...rejected, "lowers-score": dropped };
