/** What changed between two analyses of one page: checks with their words, sentences, and dates. */
import type { AnalysisResult, AuditResult, ViewBlock } from "../contract/analysis-result.ts";
import { splitSentences } from "../facts/text/split-sentences.ts";

export type CheckState = { passed: boolean; found: string; quote: string };
export type CheckChange = {
  id: string;
  title: string;
  better: boolean;
  points: number;
  before: CheckState;
  after: CheckState;
};
export type SentenceChange = { before: string | null; after: string | null };
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
/** Sentences that share this part of their words are two versions of one sentence. */
const MIN_WORDS_SHARED = 0.4;

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

function textOf({ crawlerView }: AnalysisResult): string[] {
  return (crawlerView?.blocks ?? []).flatMap(sentencesIn).map((text) => text.replace(/\s+/gu, " ").trim());
}

function sentencesIn(block: ViewBlock): string[] {
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return [block.header, ...block.rows].map((row) => row.join(" | "));
  if (block.kind === "image" || block.kind === "code") return [];
  return block.kind === "heading" ? [block.text] : splitSentences(block.text);
}

/** A line that is nothing but a date and the words around it ("Updated on 14 November 2026") is no text. */
const DATE_LINE = /\b(?:19|20)\d\d\b/;
const MAX_DATE_LINE_WORDS = 8;
const isDateLine = (line: string): boolean =>
  DATE_LINE.test(line) && line.split(" ").length <= MAX_DATE_LINE_WORDS;

function changedSentences(before: string[], after: string[]): SentenceChange[] {
  const old = new Set(before);
  const now = new Set(after);
  const gone = before.filter((line) => line !== "" && !now.has(line) && !isDateLine(line));
  const added = after.filter((line) => line !== "" && !old.has(line) && !isDateLine(line));
  const pairs: SentenceChange[] = [];
  for (const line of added) {
    const at = closestTo(line, gone);
    pairs.push({ before: at < 0 ? null : (gone.splice(at, 1)[0] ?? null), after: line });
  }
  return [...pairs, ...gone.map((line) => ({ before: line, after: null }))];
}

function closestTo(line: string, candidates: readonly string[]): number {
  const words = wordsOf(line);
  const shares = candidates.map((one) => sharedPart(words, wordsOf(one)));
  const best = Math.max(0, ...shares);
  return best >= MIN_WORDS_SHARED ? shares.indexOf(best) : -1;
}

const wordsOf = (line: string): Set<string> => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function sharedPart(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.max(one.size, other.size));
}

function movedDate(before: AnalysisResult, after: AnalysisResult): PageChanges["dateOnly"] {
  const old = dateOf(before);
  const now = dateOf(after);
  return now !== null && old !== now ? { before: old, after: now } : null;
}

const dateOf = ({ reading }: AnalysisResult): string | null =>
  reading?.modified ?? reading?.published ?? null;
