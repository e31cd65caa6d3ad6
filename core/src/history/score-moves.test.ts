import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml, bodyParts, changed, without } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { sumInTenths } from "../report/testing/in-tenths.ts";
import { toldResults } from "../report/testing/told-results.ts";
import { mainMoves } from "./causes.ts";
import { changeNote } from "./change-note.ts";
import { causeLines } from "./change-words.ts";
import { compareAnalyses } from "./compare-analyses.ts";
import { largestMoves, movesBetween, movesInShort, movesSum } from "./score-moves.ts";

const results = toldResults().map(([, result]) => result);
const steps = results.slice(1).map((after, at) => [results[at] as AnalysisResult, after] as const);
const page = analyze(evidenceOf(articleHtml()));
const worse = analyze(
  evidenceOf(
    articleHtml({
      body: changed(without(bodyParts(), "summary"), "answer", () => "<p>Compost is a wonderful thing.</p>"),
    }),
  ),
);

test("from any result to any other, the moves add up to the difference of the two scores", () => {
  for (const [before, after] of steps) {
    const told = movesBetween(before, after);
    if (!told) throw new Error("no story");
    const { moves, added, taken } = told;
    expect(sumInTenths([told.before, ...moves.map(({ points }) => points)])).toBe(sumInTenths([told.after]));
    expect(sumInTenths([told.before, added, taken])).toBe(sumInTenths([told.after]));
    expect([Math.round(told.before), Math.round(told.after)]).toEqual([
      before.score.score,
      after.score.score,
    ]);
    expect(moves.map(({ points }) => points)).not.toContain(0);
    const short = largestMoves(told, 3);
    expect(sumInTenths([...short.moves.map(({ points }) => points), short.rest?.points ?? 0])).toBe(
      sumInTenths([added, taken]),
    );
    expect(movesInShort(short)).not.toMatch(/[+−]0\.0/);
  }
});

test("a change is told by its three largest moves, the others as one, and a sum", () => {
  const changes = compareAnalyses(page, worse);
  const { moved, checks } = changes;
  if (!moved) throw new Error("no story");
  for (const check of checks)
    expect(check.points).toBe(moved.moves.find(({ id }) => id === check.id)?.points ?? 0);
  const note = changeNote(changes);
  const main = mainMoves(note);
  expect(main?.causes).toHaveLength(3);
  expect(mainMoves(changes)).toEqual(main);
  const lines = causeLines(note);
  expect(lines).toContain(`${movesSum(moved, worse.score.score)}.`);
  const numbers = lines.flatMap(
    (line) => /^[^“]*?(?:\(|: )([+−]\d+\.\d)/.exec(line)?.[1]?.replace("−", "-") ?? [],
  );
  expect(sumInTenths(numbers.map(Number))).toBe(sumInTenths([moved.added, moved.taken]));
});

test("nothing is told of results without a story, of small changes, or where scores can't be compared", () => {
  const { start, ...score } = page.score;
  expect(movesBetween({ ...page, score }, worse)).toBeNull();
  const old = compareAnalyses({ ...page, score }, worse);
  expect([old.points, old.moved]).toEqual([worse.score.score - page.score.score, null]);
  expect(causeLines(changeNote(old)).join()).not.toContain(" = ");
  expect(compareAnalyses(page, page).moved).toBeNull();
  expect(compareAnalyses({ ...page, rubricVersion: "2025.1" }, worse).moved).toBeNull();
  const { moved, ...before } = changeNote(compareAnalyses(page, worse));
  expect(causeLines(before).join()).not.toContain(" = ");
});
