/**
 * Checks of what a page knows. Edits set the page's own words in another place or leave filler out, so they can't change
 * these; read anew, their chances move a little with every word, and an edit would win or lose points that aren't its own.
 */
import type { AnalysisResult } from "../../contract/analysis-result.ts";
import type { CheckName } from "../../contract/reading.ts";
import type { KnownChecks } from "../../reading/with-known-checks.ts";

const SETTLED: readonly CheckName[] = [
  "figures",
  "figures_sourced",
  "outside_sources",
  "expert_quotes",
  "named_author",
  "visible_date",
  "comparison",
  "faq",
  "unsupported_claims",
  "limits_told",
  "first_hand",
  "title_fits",
  "answer_quotable",
];

export const settledChecks = ({ reading }: Pick<AnalysisResult, "reading">): KnownChecks =>
  reading ? Object.fromEntries(SETTLED.map((name) => [name, reading.details[name]])) : {};
