/** What changed between two analyses of one page: the score, what moved it, sentences, and dates. */
import type { AnalysisResult, AuditResult } from "../contract/analysis-result.ts";
import { questionProblem } from "../report/reading-words.ts";
import { isCause } from "./causes.ts";
import { changedSentences, type SentenceChange, type TextChanges, textOf } from "./changed-sentences.ts";
import { differencesOf } from "./measurement.ts";
import type { CheckChange, CheckState, LimitChange, PageChanges } from "./page-changes.ts";
import { pointsBetween } from "./point-changes.ts";
import { movesBetween, type ScoreMoves } from "./score-moves.ts";

/** Small edits and doubts of the reading move a score by a point or two. From here on, the page changed. */
export const MIN_CHANGE = 3;
/** A smaller move of a check's share is noise of the reading, not an edit. */
const MIN_SHARE_CHANGE = 0.25;
const MAX_SENTENCES = 20;
/** A line may be as long as the page, and a changed one is kept at each check that quotes it. */
const MAX_LINE_CHARS = 1_000;
const NO_TEXT: TextChanges = { sentences: [], rewritten: null };

export function compareAnalyses(before: AnalysisResult, after: AnalysisResult): PageChanges {
  const score = { before: before.score.score, after: after.score.score };
  const differences = differencesOf(before, after);
  // Another rubric also reads another text off the same page, so sentences would seem to have changed.
  const isSameRubric = differences.every(({ what }) => what !== "rubric");
  const { sentences, rewritten } = isSameRubric ? changedSentences(textOf(before), textOf(after)) : NO_TEXT;
  const isSameText = sentences.length === 0 && rewritten === null;
  const points = differences.length > 0 ? null : claimed(score.after - score.before);
  const moved = points ? movesBetween(before, after) : null;
  return {
    score,
    differences,
    points,
    moved,
    limits: points === null ? [] : changedLimits(before, after),
    kind: points === null ? null : changedKind(before, after),
    checks: points === null ? [] : changedChecks(before, after, { sentences, points, moved }),
    sentences: sentences.slice(0, MAX_SENTENCES).map(shortened),
    moreSentences: Math.max(0, sentences.length - MAX_SENTENCES),
    rewritten,
    dateOnly: points !== null && isSameText ? movedDate(before, after) : null,
  };
}

const claimed = (points: number): number => (Math.abs(points) >= MIN_CHANGE ? points : 0);

type Moved = { sentences: readonly SentenceChange[]; points: number; moved: ScoreMoves | null };

function changedChecks(
  before: AnalysisResult,
  after: AnalysisResult,
  { sentences, points, moved }: Moved,
): CheckChange[] {
  // A check has one number: that of the story, where both results have one.
  const told = moved && new Map(moved.moves.map((move) => [move.id, move.points]));
  const earlier = new Map(before.audits.map((audit) => [audit.id, audit]));
  return after.audits
    .flatMap((now) => {
      const old = earlier.get(now.id);
      if (!old) return [];
      const change = changeOf(old, now, {
        sentences,
        points: told ? (told.get(now.id) ?? 0) : pointsBetween(old, now),
      });
      const hasMoved = points !== 0 && isCause(change.points, points);
      return hasMoved || hasTurned(old, now) ? [change] : [];
    })
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

const hasTurned = (old: AuditResult, now: AuditResult): boolean =>
  old.share !== null && now.share !== null && Math.abs(old.share - now.share) >= MIN_SHARE_CHANGE;

function changeOf(
  old: AuditResult,
  now: AuditResult,
  { sentences, points }: Pick<Moved, "sentences" | "points">,
): CheckChange {
  const [before, after] = [stateOf(old), stateOf(now)];
  return {
    id: now.id,
    title: now.title,
    better: points === 0 ? (now.share ?? 0) > (old.share ?? 0) : points > 0,
    points,
    before,
    after,
    sentence: sentenceBehind(before.quote, after.quote, sentences),
  };
}

const stateOf = ({ found, quotes, isUntold }: AuditResult): CheckState => ({
  found,
  quote: quotes[0] ?? "",
  ...(isUntold && { isUntold }),
});

/** The changed sentence that a quote is from. */
function sentenceBehind(
  old: string,
  now: string,
  sentences: readonly SentenceChange[],
): SentenceChange | null {
  const has = (line: string | null, quote: string) => quote !== "" && line !== null && line.includes(quote);
  const found = sentences.find(({ before, after }) => has(before, old) || has(after, now));
  return found ? shortened(found) : null;
}

const shortened = ({ before, after }: SentenceChange): SentenceChange => ({
  before: before && shortLine(before),
  after: after && shortLine(after),
});

/** Cut between characters, so that no half of a pair is left at the end. */
const shortLine = (line: string): string =>
  line.length <= MAX_LINE_CHARS
    ? line
    : `${[...line.slice(0, 2 * MAX_LINE_CHARS)].slice(0, MAX_LINE_CHARS - 1).join("")}…`;

function changedLimits(before: AnalysisResult, after: AnalysisResult): LimitChange[] {
  const [then, now] = [limitsIn(before), limitsIn(after)];
  return [
    ...[...now].filter(([id]) => !then.has(id)).map(([, found]) => ({ better: false, found })),
    ...[...then].filter(([id]) => !now.has(id)).map(([, found]) => ({ better: true, found })),
  ];
}

function changedKind(
  { reading: old }: AnalysisResult,
  { reading: now }: AnalysisResult,
): PageChanges["kind"] {
  return old && now && old.kind !== now.kind ? { before: old.kind, after: now.kind } : null;
}

function limitsIn({ gates, reading }: AnalysisResult): Map<string, string> {
  const failed = gates.filter(({ passed }) => !passed).map(({ id, found }) => [id, found] as const);
  const problem = reading ? questionProblem(reading) : null;
  return new Map([...failed, ...(problem === null ? [] : [["question", problem] as const])]);
}

function movedDate(before: AnalysisResult, after: AnalysisResult): PageChanges["dateOnly"] {
  const old = dateOf(before);
  const now = dateOf(after);
  return now !== null && old !== now ? { before: old, after: now } : null;
}

const dateOf = ({ reading }: AnalysisResult): string | null =>
  reading?.modified ?? reading?.published ?? null;
