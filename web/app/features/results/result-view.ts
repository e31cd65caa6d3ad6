/** Everything the results page shows, as plain data. */
import type { AnalysisResult, EvidenceGrade, Section, Snippet } from "@citeworthy/core/contract";
import type { Doubt, EditKind } from "@citeworthy/core/contract/edit";
import type { PageChanges } from "@citeworthy/core/history/page-changes";
import type { LinePoint } from "@citeworthy/core/history/score-line";
import type { Level } from "@citeworthy/core/score/bands";

export type StudyView = { name: string; conditions: string; address?: string };
/** What is known about a signal, the studies behind it, and the study that contradicts them. */
export type EvidenceView = {
  signal: string;
  effect: string;
  studies: StudyView[];
  contrary: (StudyView & { finding: string }) | null;
  reviewed: string;
};

/** An edit of the analysis, complete even where an older stored result left fields out. */
export type EditView = {
  /** Empty in older results: such an edit can't be used by itself. */
  id: string;
  kind: EditKind | null;
  /** Its place in the list, the same on every screen. */
  number: number;
  audit: string | null;
  section: Section | null;
  fault: string;
  /** Null where it would only repeat the fault. */
  todo: string | null;
  quote: string | null;
  before: string | null;
  after: string | null;
  by: "rules" | "model";
  /** It can be made with one click. */
  isFinished: boolean;
  doubt: Doubt | null;
  needs: string | null;
  snippet: Snippet | null;
  effort: Level;
  /** Its check is a requirement that fails, so every section is limited until it is fixed. */
  isRequired: boolean;
  /** Points of the overall score that its check takes, compared with such pages; 0 where it prints none. */
  points: number;
};

/** Something for the author to decide, with the words that prove it. */
export type NoteView = {
  id: string;
  section: Section | null;
  fault: string;
  quotes: readonly string[];
};

/** `edits`: what comes first. `more`: the rest of the list. `model`: who proposed some of them. */
export type NextView = { edits: EditView[]; more: EditView[]; notes: NoteView[]; model: string | null };

/** This page's analyses up to the one that is shown, oldest first, and what changed since the one before it. */
export type HistoryView = { line: LinePoint[]; changes: PageChanges | null };

export type ResultView = {
  url: string;
  result: AnalysisResult;
  /** By the id of the ledger's row. */
  evidence: Record<string, EvidenceView>;
  next: NextView;
  /** Null where the analysis isn't stored, or is shown to others. */
  history: HistoryView | null;
};

export const STRONG: readonly EvidenceGrade[] = ["A", "B"];
