/** The whole of it: evidence -> article, its claims, and its score beside the page's. Nothing leaves this room. */
import { type AnalyzeOptions, analyze } from "../analysis/analyze.ts";
import { subjectOf } from "../analysis/subject.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import type { Evidence } from "../evidence.ts";
import { checkFaithfulness, type Violation } from "./check-faithfulness.ts";
import { type Claim, diffClaims } from "./diff-claims.ts";
import { type Comparison, scoreArticle } from "./score-article.ts";
import { writeArticle } from "./write-article.ts";

export type OptimizedArticle = {
  article: string;
  title: string;
  claims: Claim[];
  /** Empty, or the article is not to be shown. */
  violations: Violation[];
  comparison: Comparison;
};

export type OptimizeOptions = AnalyzeOptions & {
  /** The page's analysis, where it was made before. */
  before?: AnalysisResult;
};

/** `null`: the page holds no text to write from. */
export function optimizeArticle(evidence: Evidence, options: OptimizeOptions = {}): OptimizedArticle | null {
  const subject = subjectOf(evidence, options);
  const written = writeArticle(subject);
  if (!written) return null;
  const before = options.before ?? analyze(evidence, options);
  return {
    article: written.markdown,
    title: written.title,
    claims: diffClaims(written.markdown, subject.page),
    violations: checkFaithfulness(written.markdown, { page: subject.page }),
    comparison: scoreArticle(evidence, written.markdown, { ...options, before }),
  };
}
