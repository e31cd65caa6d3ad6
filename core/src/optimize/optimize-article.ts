/** A page's list of edits, applied to its own text: the article with its claims, and its score beside the page's. */
import { type AnalyzeOptions, analyzeSubject } from "../analysis/analyze.ts";
import { subjectOf } from "../analysis/subject.ts";
import type { ArticleBlock } from "../article/article-blocks.ts";
import type { ArticleEdit } from "../article/article-edit.ts";
import { checkFaithfulness, type Violation } from "../article/faithful/check-faithfulness.ts";
import { type Claim, diffClaims } from "../article/faithful/diff-claims.ts";
import { readArticleSource } from "../article/source/article-source.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { type Edit, isFinished } from "../contract/edit.ts";
import type { Evidence } from "../evidence.ts";
import { type ArticleVerdict, verdictOf } from "./article-verdict.ts";
import { knownReading } from "./known-reading.ts";
import type { ArticleComparison } from "./score-article.ts";
import { scoreEdits } from "./score-edits.ts";

export type OptimizedArticle = {
  /** Markdown with every edit; the page's own text where none is finished. */
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
};

type OptimizeOptions = AnalyzeOptions & {
  /** The page's report, where it was made before: the article is its list, its score and its verdicts. */
  before?: AnalysisResult;
};

/** Null where the page has no text to write from. */
export function optimizeArticle(evidence: Evidence, options: OptimizeOptions = {}): OptimizedArticle | null {
  const { before: report } = options;
  const subject = subjectOf(evidence, { ...options, ...(report && { known: knownReading(report) }) });
  const source = readArticleSource(subject);
  if (!source) return null;
  const before = options.before ?? analyzeSubject(subject, options);
  const listed = hasSteps(before) ? before : analyzeSubject(subject, options);
  const made = (listed.edits ?? []).filter((edit) => edit.steps.length > 0 && fits(edit, source.blocks));
  // Marks alone ask for work and don't change the text.
  const offered = made.some(isFinished) ? made : [];
  const { edits, markdown, comparison } = scoreEdits(
    evidence,
    { source: source.blocks, edits: offered },
    { ...options, before },
  );
  return {
    article: markdown,
    title: source.title,
    source: source.blocks,
    edits,
    verdict: verdictOf({ ...before, edits: listed.edits ?? [] }, comparison, edits),
    claims: diffClaims(markdown, subject.page),
    violations: checkFaithfulness(markdown, { page: subject.page }),
    comparison,
  };
}

/** Reports from before there was one list have edits that can't be made by themselves. */
const hasSteps = ({ edits }: AnalysisResult): boolean =>
  edits?.every((edit) => Array.isArray(edit.steps)) ?? false;

/** A page that was read otherwise has other blocks. */
function fits({ steps }: Edit, blocks: readonly ArticleBlock[]): boolean {
  const ids = new Set(blocks.map(({ id }) => id));
  const named = steps.flatMap((step) => {
    if (step.do === "insert") return step.before ?? [];
    if (step.do === "replace") return [...step.blocks];
    const sentences = step.do === "strike" ? step.sentences : [step.sentence];
    return sentences.map((id) => id.slice(0, id.lastIndexOf(".")));
  });
  return named.every((id) => ids.has(id));
}
