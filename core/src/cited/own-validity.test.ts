import { expect, test } from "vitest";
import { SECTIONS } from "../contract/analysis-result.ts";
import { recordOf } from "../contract/lists/record-of.ts";
import type { PageScores } from "../visibility/estimates/page-scores.ts";
import { ownValidity, type ScoredRolePage } from "./own-validity.ts";
import { steadyChance } from "./testing/chance.ts";
import { validityExport, validityLines } from "./validity-export.ts";

const scores = (overall: number, audits: Record<string, number> = {}): PageScores => ({
  rubric: "test",
  overall,
  sections: recordOf(SECTIONS, () => overall),
  audits,
});
const page = (question: number, role: "cited" | "dropped", overall: number, audits = {}): ScoredRolePage => ({
  question: `q${question}`,
  role,
  scores: scores(overall, audits),
});

/** Of four pairs in each question the cited page wins three and ties none; in every second question one pair is a tie. */
const questions = (count: number): ScoredRolePage[] =>
  Array.from({ length: count }, (_, at) => [
    page(at, "cited", 80, { byline: 1 }),
    page(at, "cited", at % 2 === 0 ? 50 : 40, { byline: at % 2 }),
    page(at, "dropped", 40, { byline: 0 }),
    page(at, "dropped", 60),
  ]).flat();

test("the figure is what one computes by hand: pairs within a question, ties count half", () => {
  const { figures, ...counts } = ownValidity(questions(100), steadyChance(1));
  expect(counts).toEqual({ questions: 100, cited: 200, dropped: 200, needed: 130 });
  // Even questions: 80 beats 40 and 60, 50 beats 40, so 3 of 4. Odd ones: 80 beats both, 40 ties with 40: 2.5 of 4.
  const byHand = (50 * 3 + 50 * 2.5) / 400;
  expect(figures?.[0]).toMatchObject({ id: "score", auc: byHand, pairs: 400 });
  const { low = 0, high = 0 } = figures?.[0]?.interval ?? {};
  expect(low).toBeLessThan(byHand);
  expect(high).toBeGreaterThan(byHand);
  expect(high - low).toBeLessThan(0.05);
});

test("a check that applies to too few pages has no figure", () => {
  // 200 cited pages have the byline, and only 100 dropped ones.
  const { figures } = ownValidity(questions(100), steadyChance(1));
  expect(figures?.map(({ id }) => id)).toEqual(["score", ...[...SECTIONS].toSorted()]);
  const enough = ownValidity(questions(130), steadyChance(1)).figures?.find(({ id }) => id === "byline");
  // Even questions: 1 and 0 against 0, so 1.5 of 2; odd ones: both win.
  expect(enough).toMatchObject({ auc: (65 * 1.5 + 65 * 2) / 260, pairs: 260 });
});

test("with too few pages there is no figure, only how many are needed", () => {
  const few = ownValidity(questions(60), steadyChance(1));
  expect(few).toEqual({ questions: 60, cited: 120, dropped: 120, needed: 130, figures: null });
  expect(validityLines(few).at(-1)).toBe("Too few to tell: we need at least 130 pages of each kind.");
  expect(ownValidity([], steadyChance(1)).figures).toBeNull();
});

test("questions whose pages are all of one kind don't count", () => {
  const onlyCited = Array.from({ length: 50 }, (_, at) => page(1_000 + at, "cited", 90));
  expect(ownValidity([...questions(100), ...onlyCited], steadyChance(1))).toMatchObject({
    questions: 100,
    cited: 200,
  });
});

test("the export holds figures and ids only", () => {
  const validity = ownValidity(questions(100), steadyChance(1));
  const shared = validityExport(validity, { rubric: "2026.11.7", now: "2026-11-17T10:00:00.000Z" });
  expect(shared).toMatchObject({ format: "citeworthy-validity", day: "2026-11-17", rubric: "2026.11.7" });
  expect(shared.figures?.[0]).toEqual({
    id: "score",
    auc: 0.688,
    low: expect.any(Number),
    high: expect.any(Number),
    pairs: 400,
  });
  expect(JSON.stringify(shared)).not.toMatch(/q\d|https?:/);
  expect(validityLines(validity)).toContainEqual(
    expect.stringMatching(/^Score: 0\.69 \[0\.\d\d, 0\.\d\d\], 400 pairs$/),
  );
});
