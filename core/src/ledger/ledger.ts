/** The evidence ledger: every signal of the rubric, scored or not, with its grade and its studies. */
import type { EvidenceGrade } from "../contract/analysis-result.ts";
import { competitorAnalysisRows } from "./competitor-analysis.ts";
import { contentAuthorityRows } from "./content-authority.ts";
import { contentFreshnessRows } from "./content-freshness.ts";
import { contentStrategyRows } from "./content-strategy.ts";
import { contentStructureRows } from "./content-structure.ts";
import { interactiveElementsRows } from "./interactive-elements.ts";
import { type Measurement, measurements } from "./measurements.ts";
import type { LedgerRow } from "./row.ts";
import { studies } from "./studies.ts";
import { technicalImplementationRows } from "./technical-implementation.ts";

export type { LedgerRow } from "./row.ts";

export const ledger = {
  ...contentStrategyRows,
  ...competitorAnalysisRows,
  ...contentStructureRows,
  ...contentAuthorityRows,
  ...technicalImplementationRows,
  ...contentFreshnessRows,
  ...interactiveElementsRows,
} as const satisfies Record<string, LedgerRow>;

export type LedgerId = keyof typeof ledger;

/** At least one row: a check without evidence does not compile. */
export type LedgerIds = readonly [LedgerId, ...LedgerId[]];

/** The grade of a check is that of its first row; further rows explain it. */
export const gradeOf = (ids: LedgerIds): EvidenceGrade => ledger[ids[0]].grade;

/** A row with the names and conditions of its studies, as readers see it. */
export function ledgerEntry(id: LedgerId) {
  const { studies: names, contrary, ...rest }: LedgerRow = ledger[id];
  return {
    id,
    ...rest,
    studies: names.map((name) => studies[name]),
    contrary: contrary && { ...studies[contrary.study], finding: contrary.finding },
  };
}

const measuredRows: Partial<Record<LedgerId, readonly Measurement[]>> = measurements;

/** What recent data says about a row. Not part of the entry, so that a result page doesn't have to load it. */
export const measuredFor = (id: LedgerId): readonly Measurement[] => measuredRows[id] ?? [];
