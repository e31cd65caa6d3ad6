/** A whole new text judged like edits: against the page's own text set in the same frame, so that the scores can be compared. */
import { type AnalyzeOptions, analyzeSubject } from "../analysis/analyze.ts";
import { subjectOf } from "../analysis/subject.ts";
import { toMarkdown } from "../article/rendering/to-markdown.ts";
import { readArticleSource } from "../article/source/article-source.ts";
import type { Evidence } from "../evidence.ts";
import {
  type ArticleComparison,
  comparisonOf,
  comparisonOfEdits,
  framedAnalysis,
  scoreSummaryOf,
} from "./score-article.ts";

export function scoreRewrite(
  evidence: Evidence,
  markdown: string,
  options: AnalyzeOptions = {},
): ArticleComparison {
  const subject = subjectOf(evidence, options);
  const before = analyzeSubject(subject, options);
  const source = readArticleSource(subject);
  const rewritten = framedAnalysis(evidence, markdown, options);
  if (!source) return comparisonOf(before, rewritten);
  const unedited = framedAnalysis(evidence, toMarkdown(source.blocks), options);
  return comparisonOfEdits(scoreSummaryOf(before), unedited, rewritten);
}
