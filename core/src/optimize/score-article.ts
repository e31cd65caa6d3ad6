/** The article judged by the same engine, on the same evidence: before and after, by section and by check. */
import { type AnalyzeOptions, analyze } from "../analysis/analyze.ts";
import { type Framed, inFrame } from "../article/rendering/in-frame.ts";
import { type AnalysisResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { recordOf } from "../contract/lists/record-of.ts";
import type { Evidence } from "../evidence.ts";
import { type PointChange, pointChanges } from "../history/point-changes.ts";
import { readPage } from "../page/read-page.ts";
import { unmeasuredSections } from "../report/section-words.ts";

export type ScoreSummary = {
  score: number;
  sections: Record<Section, number>;
  /** Sections of which no check applies: their number says nothing. Absent in articles from before it was kept. */
  unmeasured?: Section[];
};

export type ArticleComparison = {
  before: ScoreSummary;
  after: ScoreSummary;
  /** Largest first, gains and losses. */
  changes: PointChange[];
  frame: Framed["frame"];
  /** What was not the same for both, in words. */
  differs: string;
};

const DIFFERS: Record<Framed["frame"], string> = {
  page: "Both scores use the same page; only the main text is different. The article's headings have anchors.",
  alone:
    "We could not place the article inside your page's layout, so it was scored on its own, without the page's menus, images and forms.",
};

type FramedAnalysis = { after: AnalysisResult; frame: Framed["frame"] };

/** The page as it would be judged with the article in place of its text. */
export function framedAnalysis(
  evidence: Evidence,
  markdown: string,
  options: AnalyzeOptions = {},
): FramedAnalysis {
  const { html, frame } = inFrame(evidence.html, readPage(evidence.html, evidence.url), markdown);
  const bytes = evidence.bytes + html.length - evidence.html.length;
  return { after: analyze({ ...evidence, html, bytes }, { ...options, withEdits: false }), frame };
}

export const comparisonOf = (
  before: AnalysisResult,
  { after, frame }: FramedAnalysis,
): ArticleComparison => ({
  before: scoreSummaryOf(before),
  after: scoreSummaryOf(after),
  changes: pointChanges(before, after),
  frame,
  differs: DIFFERS[frame],
});

/**
 * What the edits change: the page's text with them against the same text without them, both set in the page's frame. Setting
 * a text in the frame costs or gains points by itself (a byline or a question list may look different), and that isn't the
 * edits' doing.
 */
export function comparisonOfEdits(
  page: ScoreSummary,
  unedited: FramedAnalysis,
  edited: FramedAnalysis,
): ArticleComparison {
  const [from, to] = [scoreSummaryOf(unedited.after), scoreSummaryOf(edited.after)];
  const moved = (was: number, less: number, more: number) => Math.max(0, Math.min(100, was + more - less));
  return {
    before: page,
    after: {
      score: moved(page.score, from.score, to.score),
      sections: recordOf(SECTIONS, (one) => moved(page.sections[one], from.sections[one], to.sections[one])),
      unmeasured: to.unmeasured ?? [],
    },
    changes: pointChanges(unedited.after, edited.after),
    frame: edited.frame,
    differs: DIFFERS[edited.frame],
  };
}

export const scoreArticle = (
  evidence: Evidence,
  markdown: string,
  { before = analyze(evidence), ...options }: AnalyzeOptions & { before?: AnalysisResult } = {},
): ArticleComparison => comparisonOf(before, framedAnalysis(evidence, markdown, options));

export const scoreSummaryOf = (result: AnalysisResult): ScoreSummary => ({
  score: result.score.score,
  sections: recordOf(SECTIONS, (section) => result[section].score.score),
  unmeasured: unmeasuredSections(result),
});
