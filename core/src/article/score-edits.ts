/** What each edit is worth: the article's score with all edits, and without each one. Edits that cost points are not made. */
import { type AnalyzeOptions, analyze } from "../analysis/analyze.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import type { Evidence } from "../evidence.ts";
import { applyEdits } from "./apply-edits.ts";
import type { ArticleEdit } from "./article-edit.ts";
import { toMarkdown } from "./rendering/to-markdown.ts";
import { type Comparison, comparisonOfEdits, framedAnalysis, standingOf } from "./score-article.ts";
import type { WrittenArticle } from "./write-article.ts";

export type ScoredArticle = {
  edits: ArticleEdit[];
  markdown: string;
  comparison: Comparison;
};

/** Each takes a whole analysis; beyond this many, the last ones share what is left. */
const MAX_MEASURED = 6;
/** Smaller losses are within what the reading of the same text varies by. */
const MAX_LOSS = -1;

export function scoreEdits(
  evidence: Evidence,
  written: WrittenArticle,
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
  const measure = (kept: readonly ArticleEdit[]) => framedAnalysis(evidence, markdownWith(kept), options);

  let all = measure(edits);
  const measured = edits.map((edit, at) =>
    at < MAX_MEASURED
      ? {
          ...edit,
          points: tenths(points(all.after) - points(measure(edits.filter((one) => one !== edit)).after)),
        }
      : edit,
  );
  // The engine can't judge an answer that was given to it: it stays, whatever it costs.
  const isGiven = ({ kind }: ArticleEdit) => kind === "answer" && options.answer !== undefined;
  const made = measured.filter((edit) => edit.points > MAX_LOSS || isGiven(edit));
  if (made.length < measured.length) all = measure(made);
  const none = measure([]);
  return {
    edits: made,
    markdown: markdownWith(made),
    comparison: comparisonOfEdits(standingOf(before), none, all),
  };
}

const points = ({ audits }: AnalysisResult): number =>
  audits.reduce((sum, audit) => sum + audit.points.won, 0);
const tenths = (value: number) => Math.round(value * 10) / 10;
