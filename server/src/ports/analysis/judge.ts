/** The engine. A port because a hostile page may take seconds to compute, which must not block the server. */
import type { NamedPage } from "@citeworthy/core/analysis/subject";
import type { ModelProposal } from "@citeworthy/core/article/proposals/model-edits";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { ArticleResult, KeptScore } from "@citeworthy/core/contract/article";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { PageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";
import type { KnownChecks } from "@citeworthy/core/reading/with-known-checks";
import type { SiteReading } from "@citeworthy/core/visibility/estimates/page-reading";

export type JudgedArticle = Omit<ArticleResult, "mode" | "note" | "provenance">;
/** An article whose edits can be scored again, each choice of them. */
export type EditedArticle = Pick<ArticleResult, "before" | "given"> &
  Required<Pick<ArticleResult, "source" | "edits">> & { known?: KnownChecks };
/** Something in a text that the page does not say. */
export type Unfounded = { kind: string; text: string; sentence: string };

/** What the user says about the page, what a connected model read, which the engine checks itself, and pages to compare with. */
export type JudgeOptions = GivenReading & { modelReading?: SaidByModel; rivals?: readonly NamedPage[] };

/**
 * `markdown`: a text to judge. `proposals`: a model's edits, checked and used instead of our own. `given`: what the page is
 * judged by. `before`: the report on the same page. `isVisitor`: nobody is signed in, so the task may only use the part of the machine that visitors share.
 */
type ArticleOptions = {
  markdown?: string | undefined;
  proposals?: readonly ModelProposal[] | undefined;
  given?: GivenReading | undefined;
  before?: AnalysisResult | undefined;
  isVisitor?: boolean;
};

/** A page that takes too long fails with an AppError, so that it isn't tried again. */
export type Judge = {
  analyze(evidence: Evidence, options?: JudgeOptions): Promise<AnalysisResult>;
  /** Judges the given text, or the page's own text with edits, beside the page; null if the page has no text. */
  article(evidence: Evidence, options?: ArticleOptions): Promise<JudgedArticle | null>;
  /** The exact score of the text with these edits; null if the evidence is of another text. */
  scoreKept(
    evidence: Evidence,
    article: EditedArticle,
    keptIds: readonly string[],
  ): Promise<KeptScore | null>;
  faithful(evidence: Evidence, markdown: string): Promise<Unfounded[]>;
  /** The main text as a crawler reads it, the page as a model gets it, and the question the page answers. */
  read(
    evidence: Evidence,
    given?: GivenReading,
  ): Promise<{ text: string; forModel: PageForModel; question: string }>;
  /** What the monitor keeps of the page for one query. */
  watch(evidence: Evidence, query: string): Promise<SiteReading>;
};
