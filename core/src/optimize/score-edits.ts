/** What each edit is worth: what the text loses without it. Edits that cost points are made all the same, and say so. */
import { type AnalyzeOptions, analyze } from "../analysis/analyze.ts";
import { applyEdits } from "../article/apply-edits.ts";
import type { ArticleBlock } from "../article/article-blocks.ts";
import type { ArticleEdit } from "../article/article-edit.ts";
import { toMarkdown } from "../article/rendering/to-markdown.ts";
import { type AnalysisResult, SECTIONS } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import type { Evidence } from "../evidence.ts";
import {
  type ArticleComparison,
  comparisonOfEdits,
  framedAnalysis,
  scoreSummaryOf,
} from "./score-article.ts";
import { untouchedReading } from "./untouched-reading.ts";

type ScoredArticle = {
  edits: ArticleEdit[];
  markdown: string;
  comparison: ArticleComparison;
};

/** Each takes an analysis; what the last ones beyond this many are worth isn't measured. */
const MAX_MEASURED = 12;

export function scoreEdits(
  evidence: Evidence,
  written: { source: readonly ArticleBlock[]; edits: readonly Edit[] },
  { before = analyze(evidence), ...options }: AnalyzeOptions & { before?: AnalysisResult } = {},
): ScoredArticle {
  const edits = written.edits.map((edit): ArticleEdit => ({ ...edit, points: 0 }));
  const markdownWith = (kept: readonly ArticleEdit[]) =>
    toMarkdown(
      applyEdits(
        written.source,
        kept,
        kept.map(({ id }) => id),
      ),
    );
  const measure = (kept: readonly ArticleEdit[]) =>
    framedAnalysis(evidence, markdownWith(kept), {
      ...options,
      known: untouchedReading(before, kept),
    });
  const none = measure([]);

  // The words of a mark stand for a source that the author supplies, and aren't judged as text.
  const judged = edits.filter(({ kind }) => kind !== "source");
  const all = measure(judged);
  const made = edits.map((edit): ArticleEdit => {
    const at = judged.indexOf(edit);
    if (at < 0 || at >= MAX_MEASURED) return edit;
    const without = measure(judged.filter((one) => one !== edit));
    return { ...edit, points: tenths(points(all.after) - points(without.after)) };
  });
  return {
    edits: made,
    markdown: markdownWith(made),
    comparison: comparisonOfEdits(scoreSummaryOf(before), none, all),
  };
}

/** The overall score before it is rounded, so that points add up to what the user sees. */
const points = (result: AnalysisResult): number =>
  SECTIONS.reduce((sum, section) => sum + result[section].score.score, 0) / SECTIONS.length;
const tenths = (value: number) => Math.round(value * 10) / 10;
