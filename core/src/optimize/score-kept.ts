/** The exact score of the text with the edits that are kept, and what became of each statement in it. */
import { type AnalyzeOptions, analyzeSubject } from "../analysis/analyze.ts";
import { subjectOf } from "../analysis/subject.ts";
import { applyEdits } from "../article/apply-edits.ts";
import type { ArticleBlock } from "../article/article-blocks.ts";
import type { ArticleEdit } from "../article/article-edit.ts";
import { type Claim, diffClaims } from "../article/faithful/diff-claims.ts";
import { toMarkdown } from "../article/rendering/to-markdown.ts";
import { readArticleSource } from "../article/source/article-source.ts";
import type { Evidence } from "../evidence.ts";
import type { PointChange } from "../history/point-changes.ts";
import { comparisonOfEdits, framedAnalysis, type ScoreSummary } from "./score-article.ts";
import { untouchedReading } from "./untouched-reading.ts";

export type KeptScore = { after: ScoreSummary; changes: PointChange[]; claims: Claim[] };

type Edited = { source: readonly ArticleBlock[]; edits: readonly ArticleEdit[]; before: ScoreSummary };

/** Null where the evidence is of another text than the article was made from: a score of it would be of another page. */
export function scoreKept(
  evidence: Evidence,
  { source, edits, before }: Edited,
  keptIds: readonly string[],
  options: AnalyzeOptions = {},
): KeptScore | null {
  const subject = subjectOf(evidence, options);
  const page = readArticleSource(subject);
  const original = toMarkdown(source);
  if (!page || toMarkdown(page.blocks) !== original) return null;
  const markdown = toMarkdown(applyEdits(source, edits, keptIds));
  const judged = analyzeSubject(subject, options);
  const kept = edits.filter(({ id }) => keptIds.includes(id));
  const framed = (text: string, made: readonly ArticleEdit[]) =>
    framedAnalysis(evidence, text, { ...options, known: untouchedReading(judged, made) });
  const unedited = framed(original, []);
  const edited = kept.length === 0 ? unedited : framed(markdown, kept);
  const { after, changes } = comparisonOfEdits(before, unedited, edited);
  return { after, changes, claims: diffClaims(markdown, subject.page) };
}
