/** From a stored analysis to what the results page shows: its evidence spelled out, and the edits to the next band. */
import { exactScore, type Plan, planToNextBand } from "@citeworthy/core/advice/next-band";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type LedgerId, ledger, ledgerEntry } from "@citeworthy/core/ledger";
import type { EvidenceView, PlanView, PointView, ResultView } from "./features/results/result-view.ts";
import type { PageServices } from "./services.server.ts";

const isRow = (id: string): id is LedgerId => id in ledger;

function evidenceOf(result: AnalysisResult): Record<string, EvidenceView> {
  const ids = new Set(result.audits.flatMap((audit) => audit.ledger).filter(isRow));
  return Object.fromEntries([...ids].map((id) => [id, ledgerEntry(id)]));
}

function planView(result: AnalysisResult, { edits, ...plan }: Plan): PlanView {
  const gain = edits.reduce((sum, edit) => sum + edit.gain, 0);
  const now = exactScore(result);
  return {
    ...plan,
    sum: { now, gain, after: now + gain },
    edits: edits.map(({ audit, effort, gain }) => ({
      audit: audit.id,
      title: audit.title,
      section: audit.section,
      effort,
      gain,
      advice: audit.advice ?? "",
    })),
  };
}

export function resultView(url: string, result: AnalysisResult, history: PointView[] = []): ResultView {
  const plan = planToNextBand(result);
  return { url, result, evidence: evidenceOf(result), plan: plan && planView(result, plan), history };
}

export async function historyOf(page: PageServices, userId: string, query: string): Promise<PointView[]> {
  const points = await page.scoreHistory({ userId, query });
  return points.map(({ createdAt, rubricVersion, ...point }) => ({
    ...point,
    rubric: rubricVersion,
    at: createdAt.toISOString(),
  }));
}
