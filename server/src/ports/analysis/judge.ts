/** The engine. A port because a hostile page may take seconds to compute, which must not block the server. */
import type { NamedPage } from "@citeworthy/core/analysis/subject";
import type { ArticleBlock } from "@citeworthy/core/article/article-blocks";
import type { ModelProposal } from "@citeworthy/core/article/proposals/model-edits";
import type { SourcedAnswer } from "@citeworthy/core/cited/cited-view";
import type { ComparedResult } from "@citeworthy/core/cited/differences";
import type { OwnSite } from "@citeworthy/core/cited/read-answer";
import type { RunSource } from "@citeworthy/core/cited/source-library";
import type { SourceReading } from "@citeworthy/core/cited/source-reading";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { ArticleResult, KeptScore } from "@citeworthy/core/contract/article";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { DraftFormat } from "@citeworthy/core/drafts/draft-format";
import type { Evidence } from "@citeworthy/core/evidence";
import type { PageChanges } from "@citeworthy/core/history/page-changes";
import type { PageForModel } from "@citeworthy/core/reading/language-model/page-for-model";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";
import type { KnownReading } from "@citeworthy/core/reading/with-known-reading";
import type { KeptAnswer } from "@citeworthy/core/visibility/answers/kept-answer";
import type { SiteReading } from "@citeworthy/core/visibility/estimates/page-reading";

export type JudgedArticle = Omit<ArticleResult, "mode" | "note" | "provenance">;
/** An article whose edits can be scored again, each choice of them. */
export type EditedArticle = Pick<ArticleResult, "before" | "given"> &
  Required<Pick<ArticleResult, "source" | "edits">> & { known?: KnownReading };
export type KeptText = Pick<EditedArticle, "source" | "edits">;
export type KeptChoice = { markdown: string; keptIds: string[] };
/** Something in a text that the page does not say. */
export type Unfounded = { kind: string; text: string; sentence: string };

/** What the user says about the page, what a connected model read, which the engine checks itself, and pages to compare with. */
export type JudgeOptions = GivenReading & {
  modelReading?: SaidByModel;
  /** Edits that the model proposed, which the engine checks too. */
  proposals?: readonly ModelProposal[];
  rivals?: readonly NamedPage[];
};

/**
 * `markdown`: a text to judge. `given`: what the page is judged by. `before`: the report on the same page, whose list of edits
 * the article is. `isVisitor`: nobody is signed in, so the task may only use the part of the machine that visitors share.
 */
type ArticleOptions = {
  markdown?: string | undefined;
  given?: GivenReading | undefined;
  before?: AnalysisResult | undefined;
  isVisitor?: boolean;
};

/** A text that isn't published. Without `format`, the text shows which it is. */
export type DraftToJudge = { text: string; format?: DraftFormat | undefined; now: string };
/** With the text's own blocks, because the steps of the edits name them. */
export type DraftResult = { result: AnalysisResult; blocks: ArticleBlock[] };

/** The answers of one run, failures included, and its sources. */
export type AnswersToJudge = {
  query: string;
  own: OwnSite;
  asked: readonly { kept: KeptAnswer; askedAt: string }[];
  sources: readonly RunSource[];
  /** What the connected model said to `prompt`. */
  reply?: unknown;
};
/** `said`: in the same order, with only the claims about the user's site. `prompt`: what to ask a model; null if nothing is doubtful. */
export type JudgedClaims = ComparedResult & {
  readings: SourcedAnswer[];
  said: SourcedAnswer[];
  prompt: string | null;
};

/** A page that takes too long fails with an AppError, so that it isn't tried again. */
export type Judge = {
  analyze(evidence: Evidence, options?: JudgeOptions): Promise<AnalysisResult>;
  /** Takes the draft as it was sent: even converting it to a page may take seconds. */
  draft(draft: DraftToJudge, given?: GivenReading): Promise<DraftResult>;
  /** Judges the given text, or the page's own text with edits, beside the page; null if the page has no text. */
  article(evidence: Evidence, options?: ArticleOptions): Promise<JudgedArticle | null>;
  /** The exact score of the text with these edits; null if the evidence is of another text. */
  scoreKept(
    evidence: Evidence,
    article: EditedArticle,
    keptIds: readonly string[],
  ): Promise<KeptScore | null>;
  /** The text with these edits, and which of them the article has: as long as the page. */
  keep(article: KeptText, undone: readonly string[], options?: { isVisitor?: boolean }): Promise<KeptChoice>;
  faithful(evidence: Evidence, markdown: string): Promise<Unfounded[]>;
  /** The main text as a crawler reads it, the page as a model gets it, and the question the page answers. */
  read(
    evidence: Evidence,
    given?: GivenReading,
  ): Promise<{ text: string; forModel: PageForModel; question: string }>;
  /** What the monitor keeps of the page for one query. */
  watch(evidence: Evidence, query: string): Promise<SiteReading>;
  /** What is kept of a page that an answer names as a source. Nobody waits for it, so it takes no time from other tasks. */
  source(evidence: Evidence, query: string): Promise<SourceReading>;
  /** Compares what answers claim with what was read of their sources; in the background too. */
  answers(task: AnswersToJudge): Promise<JudgedClaims>;
  /** The address that the page declares for itself, before anything else of it is read. */
  canonical(evidence: Evidence): Promise<string | null>;
  /** What changed from one analysis of a page to the next. Their texts are as long as their pages. */
  compare(before: AnalysisResult, after: AnalysisResult): Promise<PageChanges>;
};

/** An engine that many share. It takes no task without an owner, so that no account's tasks make the others wait. */
export type SharedJudge = {
  /** The engine for one owner's tasks: whoever had no turn for longest goes first. */
  as(owner: string): Judge;
};
