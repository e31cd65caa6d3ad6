/**
 * Verdicts that edits can't change. Read anew, their chances move a little with every word, and an edit would win or lose
 * points that aren't its own; and what the user or a model said about the page would be forgotten.
 */
import type { AnalysisResult } from "../../contract/analysis-result.ts";
import { CHECKS, type CheckName } from "../../contract/reading.ts";
import type { KnownChecks } from "../../reading/with-known-checks.ts";
import type { ArticleEdit, ArticleEditKind } from "../article-edit.ts";

const TOUCHED: Record<ArticleEditKind, readonly CheckName[]> = {
  answer: ["answer_early", "answer_quotable", "summary"],
  takeaways: ["answer_early", "summary"],
  definition: ["answer_early", "key_term_defined"],
  split: ["headings_tell"],
  retitle: ["headings_tell"],
  table: ["comparison"],
  steps: ["steps"],
  strike: ["answer_early", "promotional", "unsupported_claims", "stays_on_topic"],
  repeat: ["stuffed", "stays_on_topic"],
  source: [],
};

/** `before`: the page as the report judged it. */
export function untouchedChecks(
  { reading }: Pick<AnalysisResult, "reading">,
  edits: readonly Pick<ArticleEdit, "kind">[],
): KnownChecks {
  const touched = new Set(edits.flatMap(({ kind }) => TOUCHED[kind]));
  if (!reading) return {};
  return Object.fromEntries(
    CHECKS.filter((name) => !touched.has(name)).map((name) => [name, reading.details[name]]),
  );
}
