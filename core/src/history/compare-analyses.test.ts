import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml, bodyParts, changed, without } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { textOf } from "./changed-sentences.ts";
import { compareAnalyses } from "./compare-analyses.ts";

const HTML = articleHtml().replace(" · Updated", "</p><p>Updated");
const analyzed = (html: string) => analyze(evidenceOf(html));
const before = analyzed(HTML);
const later = (html: string) =>
  html.replaceAll("2026-08-20", "2026-10-02").replaceAll("20 August 2026", "2 October 2026");

/** The same result with another share of one check. */
function withShare(result: AnalysisResult, id: string, share: number): AnalysisResult {
  const audits = result.audits.map((audit) => (audit.id === id ? { ...audit, share } : audit));
  return { ...result, audits };
}
const withScore = (result: AnalysisResult, score: number): AnalysisResult => ({
  ...result,
  score: { ...result.score, score },
});

test("the same page has no changes", () => {
  expect(compareAnalyses(before, analyzed(HTML))).toMatchObject({
    differences: [],
    points: 0,
    limits: [],
    checks: [],
    sentences: [],
    dateOnly: null,
  });
});

test("from three points on a change is reported, below nothing is claimed", () => {
  const pointsAt = (score: number) => compareAnalyses(withScore(before, 70), withScore(before, score)).points;
  expect([66, 67, 68, 70, 72, 73, 76].map(pointsAt)).toEqual([-4, -3, 0, 0, 0, 3, 6]);
});

test("a fall comes with the checks that lost most, and the sentence that changed", () => {
  const vague = changed(
    without(bodyParts(), "summary", "byline"),
    "answer",
    () => "<p>Compost is a wonderful thing, and many gardeners love how their heap feels in autumn.</p>",
  );
  const fall = compareAnalyses(analyzed(articleHtml()), analyzed(articleHtml({ body: vague })));
  expect(fall.differences).toEqual([]);
  expect(fall.points).toBeLessThanOrEqual(-3);
  const [first, second] = fall.checks;
  expect(first?.points).toBeLessThan(0);
  expect(Math.abs(first?.points ?? 0)).toBeGreaterThanOrEqual(Math.abs(second?.points ?? 0));
  const lost = fall.checks.flatMap(({ sentence }) => sentence?.before ?? []);
  const left = textOf(analyzed(articleHtml({ body: vague })));
  expect(lost).not.toEqual([]);
  for (const sentence of lost) expect(left).not.toContain(sentence);
});

test("in results without a story, checks that each moved a little still explain a change of the score", () => {
  const small = (result: AnalysisResult, less: number) => ({
    ...result,
    score: { score: result.score.score - 6, explanation: "" },
    audits: result.audits.map((audit) => ({
      ...audit,
      points: { ...audit.points, won: audit.points.won - (audit.section === "content_structure" ? less : 0) },
    })),
  });
  const { points, checks } = compareAnalyses(before, small(before, 0.9));
  expect(points).toBe(-6);
  expect(checks.length).toBeGreaterThan(2);
  expect(new Set(checks.map((check) => check.points))).toEqual(new Set([-0.9]));
});

test("a page that can no longer be quoted names that as the cause", () => {
  const blocked = HTML.replace("<title>", '<meta name="robots" content="nosnippet"><title>');
  const fall = compareAnalyses(before, analyzed(blocked));
  expect(fall.points).toBeLessThan(-3);
  expect(fall.limits).toEqual([{ better: false, found: expect.stringContaining("nosnippet") }]);
  expect(compareAnalyses(analyzed(blocked), before).limits[0]?.better).toBe(true);
});

test("another rubric shows neither points nor checks, sentences or dates", () => {
  const old = { ...withScore(before, 59), rubricVersion: "2025.1" };
  expect(compareAnalyses(old, analyzed(later(HTML)))).toMatchObject({
    differences: [{ what: "rubric", before: "2025.1" }],
    points: null,
    checks: [],
    sentences: [],
    dateOnly: null,
  });
});

test("another question shows what changed in the text, and no points", () => {
  const edited = HTML.replace(
    "Most heaps pass 55 °C within ten days",
    "Most heaps pass 60 °C within two weeks",
  );
  const other = analyze(evidenceOf(edited), { question: "How do you measure a compost heap?" });
  const changes = compareAnalyses(before, other);
  expect(changes).toMatchObject({ points: null, checks: [] });
  expect(changes.differences.map(({ what }) => what)).toContain("question");
  expect(changes.sentences).toHaveLength(1);
});

test("a check that moved by less than a quarter is noise", () => {
  const half = withShare(before, "canonical", 0.5);
  const changes = (share: number) =>
    compareAnalyses(half, withShare(before, "canonical", share)).checks.map(({ id, better }) => [id, better]);
  for (const share of [0.5, 0.3, 0.74]) expect(changes(share)).toEqual([]);
  expect(changes(0.75)).toEqual([["canonical", true]]);
  expect(changes(0.25)).toEqual([["canonical", false]]);
});

test("a date that changed without any text is reported", () => {
  const changes = compareAnalyses(before, analyzed(later(HTML)));
  expect(changes.sentences).toEqual([]);
  expect(changes.dateOnly).toEqual({ before: "2026-08-20", after: "2026-10-02" });
});

test("a date that moved together with the text is an update, not a date alone", () => {
  const updated = later(HTML).replace(
    "Most heaps pass 55 °C within ten days",
    "Most heaps pass 60 °C within two weeks",
  );
  const changes = compareAnalyses(before, analyzed(updated));
  expect(changes.sentences).toHaveLength(1);
  expect(changes.dateOnly).toBeNull();
});

const listed = (mark: string, count: number) => {
  const items = Array.from({ length: count }, (_, at) => `<li>${mark}${at}</li>`).join("");
  return later(HTML).replace("</article>", `<ul>${items}</ul></article>`);
};

test("where too many lines changed they are counted, and the date didn't move alone", () => {
  const changes = compareAnalyses(analyzed(listed("a", 400)), analyzed(listed("b", 500)));
  expect(changes).toMatchObject({ rewritten: { removed: 400, added: 500 }, sentences: [], dateOnly: null });
});

test("a line as long as a page is kept in part", () => {
  const long = (mark: string) => analyzed(listed(`${mark} ${"compost heaps ".repeat(200)}`, 1));
  const [only] = compareAnalyses(long("before"), long("after")).sentences;
  for (const line of [only?.before, only?.after]) expect([line?.length, line?.at(-1)]).toEqual([1_000, "…"]);
});
