/** From a stored analysis to what the results page shows: its evidence spelled out, and the edits to make next. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type LedgerId, ledger, ledgerEntry } from "@citeworthy/core/ledger";
import { nextView } from "../features/results/edits/next-view.ts";
import type { EvidenceView, ResultView } from "../features/results/result-view.ts";

const isRow = (id: string): id is LedgerId => id in ledger;

function evidenceOf(result: AnalysisResult): Record<string, EvidenceView> {
  const ids = new Set(result.audits.flatMap((audit) => audit.ledger).filter(isRow));
  return Object.fromEntries([...ids].map((id) => [id, ledgerEntry(id)]));
}

export function resultView(
  url: string,
  result: AnalysisResult,
  history: ResultView["history"] = null,
): ResultView {
  return { url, result, evidence: evidenceOf(result), next: nextView(result), history };
}
