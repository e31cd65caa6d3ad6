/**
 * What moved the score from one analysis of a page to the next: the difference of their two stories, in points that add up.
 * Nothing is said of results from before a score was told as a story.
 */
import { type AnalysisResult, SECTION_TITLE, SECTIONS } from "../contract/analysis-result.ts";
import { kindsInWords } from "../product/page-kinds.ts";
import { foldedRows, type RestOfRows, rowsInShort, sumWords } from "../score/score-sum.ts";
import { tenths } from "../score/tenths.ts";

/** `id`: of the check; else `start`, `limit`, or the marks of a section. */
export type ScoreMove = { id: string; title: string; points: number };

export type ScoreMoves = {
  /** The two scores before they are rounded. */
  before: number;
  after: number;
  added: number;
  /** 0 or less. */
  taken: number;
  /** What pages of this kind usually score: "How-to guides like this one" and 46, by the later analysis. */
  kinds: string;
  start: number;
  /** Largest first. */
  moves: ScoreMove[];
  /** Moves that were left out to keep a note short. */
  rest: RestOfRows | null;
};

export function movesBetween(before: AnalysisResult, after: AnalysisResult): ScoreMoves | null {
  const [then, now] = [partsOf(before), partsOf(after)];
  if (then === null || now === null) return null;
  const moves = [...new Map([...then.parts, ...now.parts])]
    .map(([id, { title }]): ScoreMove => {
      const [old, current] = [then.parts.get(id)?.points ?? 0, now.parts.get(id)?.points ?? 0];
      return { id, title, points: tenths(current - old) };
    })
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const sumOf = (rows: readonly ScoreMove[]) => tenths(rows.reduce((sum, { points }) => sum + points, 0));
  return {
    before: then.exact,
    after: now.exact,
    added: sumOf(moves.filter(({ points }) => points > 0)),
    taken: sumOf(moves.filter(({ points }) => points < 0)),
    kinds: kindsInWords(after.reading?.kind ?? "other"),
    start: now.start,
    moves,
    rest: null,
  };
}

type Part = { title: string; points: number };

/** Everything that a score is made of. */
function partsOf(result: AnalysisResult) {
  const { start, exact, limit = 0 } = result.score;
  if (start === undefined || exact === undefined) return null;
  const parts: [string, Part][] = [
    ["start", { title: "What such pages usually score", points: start }],
    ["limit", { title: "Limit of the score", points: limit }],
    ...SECTIONS.map((section): [string, Part] => [
      `marks-${section}`,
      {
        title: `Marks in ${SECTION_TITLE[section]}`,
        points: result[section].markDifference ?? 0,
      },
    ]),
    ...result.audits.map(({ id, title, difference = 0 }): [string, Part] => [
      id,
      { title, points: difference },
    ]),
  ];
  return { start, exact, parts: new Map(parts) };
}

export function largestMoves(told: ScoreMoves, most: number): ScoreMoves {
  const { shown, rest } = foldedRows(told.moves, { most, pointsOf: ({ points }) => points });
  return { ...told, moves: shown, rest };
}

/** "50.2 + 8.0 − 1.6 = 56.6, rounded to 57" */
export const movesSum = ({ before, after, added, taken }: ScoreMoves, score: number): string =>
  sumWords({ start: before, added, taken, limit: 0, exact: after, score });

/** "Answer near the top +5.2, 4 smaller ones +0.4: from 50.2 to 55.8." */
export const movesInShort = ({ moves, rest, before, after }: ScoreMoves): string =>
  `${rowsInShort(moves, rest)}: from ${before} to ${after}.`;
