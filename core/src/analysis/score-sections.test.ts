import { expect, test } from "vitest";
import { type AuditResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { recordOf } from "../contract/lists/record-of.ts";
import { MARKS, type PageMarks } from "../contract/marks.ts";
import { overallScore } from "../score/points.ts";
import type { KindPoints } from "../score/score-model.ts";
import { differencesOf } from "./differences.ts";
import { breakdown, describeSection } from "./explain.ts";
import { type Limit, NO_LIMIT, type SectionScore, scoreSections } from "./score-sections.ts";

/** Such pages usually earn all of it. */
const scored = (section: Section, won: number, possible = 100): AuditResult => ({
  id: `check-of-${section}`,
  section,
  title: "A check",
  why: "",
  outcome: "scored",
  share: won / possible,
  points: { won: won / 7, possible: possible / 7 },
  sectionPoints: { won, possible, usual: possible },
  found: "We found it.",
  quotes: [],
  advice: won < possible ? "Do it." : null,
  snippet: null,
  grade: "A",
  ledger: [],
});
const inapplicable = (section: Section, won: number, possible: number): AuditResult => ({
  ...scored(section, won, possible),
  id: `other-check-of-${section}`,
  sectionPoints: { won, possible, usual: won },
  outcome: "not-applicable",
  share: null,
  advice: null,
});

function sectionOf(
  section: Section,
  audits: readonly AuditResult[],
  kind: KindPoints = {},
  limit?: Limit,
): SectionScore {
  const found = scoreSections(audits, { kind }, limit).find((one) => one.section === section);
  if (!found) throw new Error(section);
  return found;
}

const CATALOGUE: KindPoints = { content_strategy: 24.4 };
const TWO_SECTIONS = [scored("content_strategy", 80), scored("content_structure", 61)];
/** The texts of a section, with the differences of a page that has these checks. */
function told(section: Section, audits: readonly AuditResult[], kind: KindPoints = {}, limit?: Limit) {
  const scores = scoreSections(audits, { kind }, limit);
  const differences = differencesOf(scores, overallScore(scores.map(({ score }) => score)));
  const score = scores.find((one) => one.section === section);
  if (!score) throw new Error(section);
  return { score, kind: "recipe" as const, differences };
}
const overallOf = (audits: readonly AuditResult[]) =>
  overallScore(scoreSections(audits, { kind: {} }).map(({ score }) => score));

test("a section has 100 points less what its checks lost, and ends at 0", () => {
  const audits = [scored("content_structure", 10, 40), scored("content_structure", 30, 40)];
  expect(sectionOf("content_structure", audits).score).toBe(60);
  const worst = [scored("content_structure", 0, 80), scored("content_structure", 0, 80)];
  expect(sectionOf("content_structure", worst).score).toBe(0);
});

test("a check that doesn't apply counts as pages of its kind usually earn", () => {
  const audits = [scored("content_structure", 20, 20), inapplicable("content_structure", 12, 20)];
  expect(sectionOf("content_structure", audits).score).toBe(92);
});

test("the kind of page costs points in the sections where it counts", () => {
  const [strategy, structure] = [
    sectionOf("content_strategy", TWO_SECTIONS, CATALOGUE),
    sectionOf("content_structure", TWO_SECTIONS, CATALOGUE),
  ];
  expect([strategy.score, structure.score]).toEqual([56, 61]);
  expect([strategy.start, structure.start]).toEqual([76, 100]);
  expect(breakdown(told("content_strategy", TWO_SECTIONS, CATALOGUE))).toBe(
    "Recipes like this one usually score 76 here, and this page scores 56. In points of the overall score: A check −10.0.",
  );
});

test("a section without a check that applies isn't measured, and doesn't change the overall score", () => {
  const freshness = sectionOf("content_freshness", TWO_SECTIONS);
  expect(freshness).toMatchObject({ isMeasured: false, score: 71 });
  expect(overallOf([scored("content_strategy", 80), scored("content_structure", 60)])).toBe(70);
  const text =
    "Not measured: none of this section's checks apply to this page, so it takes the average of the other sections and doesn't change the overall score.";
  expect(breakdown(told("content_freshness", TWO_SECTIONS))).toBe(`${text} Score: 71 of 100.`);
  expect(describeSection(told("content_freshness", TWO_SECTIONS))).toContain(text);
});

test("a section in which all checks are inapplicable isn't measured, whatever such pages usually earn", () => {
  const audits = [...TWO_SECTIONS, inapplicable("interactive_elements", 30, 36.4)];
  expect(sectionOf("interactive_elements", audits)).toMatchObject({ isMeasured: false, score: 71 });
});

test("without any check that applies every section has 50", () => {
  expect(scoreSections([], { kind: {} }).map((one) => one.score)).toEqual(SECTIONS.map(() => 50));
});

test("a limit holds for every section, and the breakdown says so", () => {
  const closed = { ...NO_LIMIT, most: 40 };
  expect(scoreSections([], { kind: {} }, closed).map((one) => one.score)).toEqual(SECTIONS.map(() => 40));
  expect(breakdown(told("content_strategy", TWO_SECTIONS, {}, closed))).toBe(
    "Recipes like this one usually score 100 here, and this page scores 80. In points of the overall score: A check −10.0. A limit applies to the whole page, so this section scores 40.",
  );
  expect(sectionOf("content_strategy", TWO_SECTIONS, {}, { most: 100, share: 0.5 }).score).toBe(40);
});

test("what doesn't apply has no number, and a section in which nothing differs says so", () => {
  const audits = [scored("content_structure", 10, 20), inapplicable("content_structure", 12, 20)];
  expect(breakdown(told("content_structure", audits))).toBe(
    "Recipes like this one usually score 92 here, and this page scores 82. In points of the overall score: A check −10.0.",
  );
  const usual = told("content_structure", [scored("content_structure", 20, 20)]);
  expect(breakdown(usual)).toBe(
    "Recipes like this one usually score 100 here, and this page does too. No points are added or taken.",
  );
  expect(describeSection(usual)).toContain("We found nothing that makes this page better or worse");
});

test("what marks moved before an edit stays, so that a point of a check stays a point", () => {
  const marks = marksOf(9);
  const before = scoreSections([scored("content_structure", 60)], { kind: {}, marks });
  const points = before.find(({ section }) => section === "content_structure")?.markPoints ?? 0;
  expect(points).toBeGreaterThan(0);
  const fixed = { content_structure: points };
  const after = scoreSections([scored("content_structure", 65)], { kind: {}, marks, fixed });
  const full = (list: SectionScore[]) => list.find(({ section }) => section === "content_structure")?.full;
  expect((full(after) ?? 0) - (full(before) ?? 0)).toBe(5);
});

const marksOf = (mark: number): PageMarks => ({
  marks: recordOf(MARKS, () => ({ mark, reason: "", missing: "", quote: "" })),
  better: [],
});
