/** What changed between two analyses of one page: checks with their words, sentences, and dates. */
import type { AnalysisResult, AuditResult } from "../contract/analysis-result.ts";
import { changedSentences, type SentenceChange, textOf } from "./changed-sentences.ts";

type CheckState = { passed: boolean; found: string; quote: string };
export type CheckChange = {
  id: string;
  title: string;
  better: boolean;
  points: number;
  before: CheckState;
  after: CheckState;
};
export type PageChanges = {
  score: { before: number; after: number };
  checks: CheckChange[];
  sentences: SentenceChange[];
  /** More sentences changed than are listed. */
  moreSentences: number;
  /** The date was set anew although the text stayed the same. */
  dateOnly: { before: string | null; after: string | null } | null;
  /** The rules changed between the two, so points may differ although the page didn't change. */
  otherRules: boolean;
};

/** A smaller move of a check's share is noise of the reading, not an edit. */
const MIN_SHARE_CHANGE = 0.25;
const PASS_SHARE = 0.5;
const MAX_SENTENCES = 20;

export function compareAnalyses(before: AnalysisResult, after: AnalysisResult): PageChanges {
  const sentences = changedSentences(textOf(before), textOf(after));
  return {
    score: { before: Math.round(before.score.score), after: Math.round(after.score.score) },
    checks: changedChecks(before.audits, after.audits),
    sentences: sentences.slice(0, MAX_SENTENCES),
    moreSentences: Math.max(0, sentences.length - MAX_SENTENCES),
    dateOnly: sentences.length === 0 ? movedDate(before, after) : null,
    otherRules: before.rubricVersion !== after.rubricVersion,
  };
}

function changedChecks(before: readonly AuditResult[], after: readonly AuditResult[]): CheckChange[] {
  const earlier = new Map(before.map((audit) => [audit.id, audit]));
  return after
    .flatMap((audit) => {
      const old = earlier.get(audit.id);
      return old && isChanged(old, audit) ? [changeOf(old, audit)] : [];
    })
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

const isChanged = (old: AuditResult, now: AuditResult): boolean =>
  old.share !== null && now.share !== null && Math.abs(old.share - now.share) >= MIN_SHARE_CHANGE;

function changeOf(old: AuditResult, now: AuditResult): CheckChange {
  const points = Math.round((now.points.won - old.points.won) * 10) / 10;
  const better = (now.share ?? 0) > (old.share ?? 0);
  return { id: now.id, title: now.title, better, points, before: stateOf(old), after: stateOf(now) };
}

const stateOf = ({ share, found, quotes }: AuditResult): CheckState => ({
  passed: (share ?? 0) >= PASS_SHARE,
  found,
  quote: quotes[0] ?? "",
});

function movedDate(before: AnalysisResult, after: AnalysisResult): PageChanges["dateOnly"] {
  const old = dateOf(before);
  const now = dateOf(after);
  return now !== null && old !== now ? { before: old, after: now } : null;
}

const dateOf = ({ reading }: AnalysisResult): string | null =>
  reading?.modified ?? reading?.published ?? null;
