/** Everything the results page shows, as plain data. */
import type { AnalysisResult, EvidenceGrade, Section } from "@citeworthy/core/contract";
import type { Band, Level } from "@citeworthy/core/score/bands";

export type StudyView = { name: string; conditions: string; address?: string };
/** What is known about a signal, the studies behind it, and the study that found otherwise. */
export type EvidenceView = {
  signal: string;
  effect: string;
  studies: StudyView[];
  contrary: (StudyView & { finding: string }) | null;
  reviewed: string;
};
export type PlanView = {
  from: number;
  to: number;
  target: Band;
  /** The exact mean now and with the edits made, before rounding, over the sections that have scored checks. */
  sum: { now: number; gain: number; after: number };
  edits: { audit: string; title: string; section: Section; effort: Level; gain: number; advice: string }[];
};
export type PointView = {
  id: string;
  score: number;
  sections: Record<Section, number>;
  rubric: string;
  at: string;
};

export type ResultView = {
  url: string;
  result: AnalysisResult;
  /** By the id of the ledger's row. */
  evidence: Record<string, EvidenceView>;
  plan: PlanView | null;
  /** This page's analyses, oldest first; alone there is nothing to compare. */
  history: PointView[];
};

export const STRONG: readonly EvidenceGrade[] = ["A", "B"];
