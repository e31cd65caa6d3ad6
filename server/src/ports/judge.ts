/** The engine. A port because a hostile page may cost seconds of computing, which must not stop the server. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { ArticleResult } from "@citeworthy/core/contract/article";
import type { Evidence } from "@citeworthy/core/evidence";
import type { PageReading } from "@citeworthy/core/visibility/page-reading";

export type JudgedArticle = Omit<ArticleResult, "mode" | "note" | "provenance">;
/** Something in a text that the page does not say. */
export type Unfounded = { kind: string; text: string; sentence: string };

export type Judge = {
  analyze(evidence: Evidence): Promise<AnalysisResult>;
  /** The given text, or one written from the page's own sentences, judged beside the page; null: there is nothing to write from. */
  article(evidence: Evidence, markdown?: string): Promise<JudgedArticle | null>;
  faithful(evidence: Evidence, markdown: string): Promise<Unfounded[]>;
  /** The main text as a crawler reads it, and the question it answers. */
  read(evidence: Evidence): Promise<{ text: string; question: string }>;
  /** What the monitor keeps of the page for one query. */
  watch(evidence: Evidence, query: string): Promise<PageReading>;
};
