import { expect, test } from "vitest";
import { type AuditResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { overallScore } from "../score/points.ts";
import { breakdown, describeSection } from "./explain.ts";
import { scoreSections } from "./score-sections.ts";

const scored = (section: Section, won: number, possible = 100): AuditResult => ({
  id: `check-of-${section}`,
  section,
  title: "A check",
  why: "",
  outcome: "scored",
  share: won / possible,
  points: { won: won / 7, possible: possible / 7 },
  sectionPoints: { won, possible },
  found: "We found it.",
  quotes: [],
  advice: won < possible ? "Do it." : null,
  snippet: null,
  grade: "A",
  ledger: [],
});
const openPage = [{ id: "delivery", passed: true, found: "" }];
const closedPage = [{ id: "delivery", passed: false, found: "" }];

const TWO_SECTIONS = [scored("content_strategy", 80), scored("content_structure", 61)];
const scoreOf = (section: Section, ...given: Parameters<typeof scoreSections>) =>
  scoreSections(...given).find((one) => one.section === section)?.score;

test("a section without a check that applies takes the rounded mean of the others", () => {
  expect(scoreOf("content_freshness", TWO_SECTIONS, openPage)).toBe(71);
  expect(scoreOf("content_strategy", TWO_SECTIONS, openPage)).toBe(80);
});

test("an empty section doesn't change the overall score", () => {
  const scores = scoreSections([scored("content_strategy", 80), scored("content_structure", 60)], openPage);
  expect(overallScore(scores.map((one) => one.score))).toBe(70);
});

test("where too little applies, the rest of a section follows the average of all points of the page", () => {
  const audits = [scored("content_strategy", 60), scored("content_freshness", 20, 20)];
  const freshness = scoreSections(audits, openPage).find((one) => one.section === "content_freshness");

  // 80 of the 120 points that apply are earned, so the missing 80 points of the section count as two thirds.
  expect(freshness).toMatchObject({ earned: 20, possible: 20, score: 73, followed: 53 });
});

test("a section of which a tenth applies moves the overall score by about a tenth of what a full one does", () => {
  const others = SECTIONS.filter((section) => section !== "content_freshness").map((one) => scored(one, 60));
  const overall = (freshness: AuditResult) =>
    overallScore(scoreSections([...others, freshness], openPage).map((one) => one.score));
  const full = overall(scored("content_freshness", 100)) - overall(scored("content_freshness", 0));
  const tenth = overall(scored("content_freshness", 10, 10)) - overall(scored("content_freshness", 0, 10));

  expect(full).toBeGreaterThanOrEqual(14);
  expect(tenth).toBeGreaterThanOrEqual(1);
  expect(tenth).toBeLessThanOrEqual(2);
});

test("without any check that applies every section has 50", () => {
  expect(scoreSections([], openPage).map((one) => one.score)).toEqual(SECTIONS.map(() => 50));
});

test("a failed requirement limits empty sections too", () => {
  expect(scoreSections([], closedPage).map((one) => one.score)).toEqual(SECTIONS.map(() => 40));
  expect(scoreOf("content_freshness", TWO_SECTIONS, closedPage)).toBe(40);
});

test("the breakdown of an empty section says why it has a score", () => {
  const empty = scoreSections(TWO_SECTIONS, openPage).find((one) => one.section === "content_freshness");
  if (!empty) throw new Error("no section");
  const reason =
    "None of this section's checks apply to this page, so it takes the average of the other sections and doesn't change the overall score.";
  expect(breakdown(empty)).toBe(`${reason} Score: 71 of 100.`);
  expect(describeSection(empty)).toContain(reason);
});

test("the breakdown of a section with too few checks says what follows the average", () => {
  const audits = [scored("content_strategy", 60), scored("content_freshness", 20, 20)];
  const freshness = scoreSections(audits, openPage).find((one) => one.section === "content_freshness");
  if (!freshness) throw new Error("no section");
  expect(breakdown(freshness)).toBe(
    "Points by check: A check 20.0/20.0. Too few checks apply to fill the section, so the other 80.0 points follow the page's average: 53.0. Score: 73 of 100.",
  );
});

test("the breakdown of a limited section shows what was earned", () => {
  const [strategy] = scoreSections(TWO_SECTIONS, closedPage);
  if (!strategy) throw new Error("no section");
  expect(breakdown(strategy)).toBe(
    "Points by check: A check 80.0/100.0. Earned 80, limited to 40 because AI engines cannot read or quote the page. Score: 40 of 100.",
  );
});
