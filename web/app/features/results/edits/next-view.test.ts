import { analyze } from "@citeworthy/core/analysis";
import { type AnalysisResult, type AuditResult, SECTIONS } from "@citeworthy/core/contract";
import type { Edit } from "@citeworthy/core/contract/reading";
import { EXCELLENT } from "@citeworthy/core/score/bands";
import { expect, test } from "vitest";
import { nextView } from "./next-view.ts";

const html = `<html><head><title>What is a tide table?</title></head><body><main><h1>What is a tide table?</h1>${"<p>A tide table lists the time and the height of each high and low water of a day. The tides arrive about 50 minutes later each day.</p>".repeat(4)}</main></body></html>`;
const result = analyze({
  requestedUrl: "https://tides.example/table",
  url: "https://tides.example/table",
  redirects: [],
  status: 200,
  headers: {},
  html,
  bytes: html.length,
  timings: { firstByteMs: 100, totalMs: 200 },
  robots: null,
  sitemap: null,
  botAnswers: null,
  now: "2026-11-15T08:00:00.000Z",
});

const gainOf = ({ points }: AuditResult) => Math.round((points.possible - points.won) * 10) / 10;
const withEdits = (edits: Partial<Edit>[]): AnalysisResult => ({
  ...result,
  gates: [],
  edits: edits as Edit[],
});

/** Scores from which half of what the checks could add reaches the goal. */
function halfwayTo(goal: number, audits: readonly AuditResult[]) {
  const score = goal - audits.reduce((sum, audit) => sum + gainOf(audit), 0) / 2;
  const sections = SECTIONS.map((section) => [
    section,
    { ...result[section], score: { ...result[section].score, score } },
  ]);
  return { score: { ...result.score, score: Math.round(score) }, ...Object.fromEntries(sections) };
}

test("an edit of an older result, without fault, effort and needs, is completed", () => {
  const [edit] = nextView(withEdits([{ about: "intro", do: "Shorten the introduction.", points: 2 }])).edits;
  expect(edit).toMatchObject({
    fault: "Shorten the introduction.",
    todo: null,
    effort: "low",
    needs: null,
    points: 2,
  });
});

test("a result without edits gets the checks that would add most", () => {
  const { edits: _, ...older } = result;
  const { edits } = nextView(older);
  expect(edits).toHaveLength(3);
  expect(edits.map(({ points }) => points)).toEqual(
    edits.map(({ points }) => points).toSorted((one, other) => other - one),
  );
  for (const { audit, fault } of edits)
    expect(result.audits.find(({ id }) => id === audit)?.found).toBe(fault);
});

test("an edit that meets a failed requirement is marked as required", () => {
  const audit = "description";
  const gates = [{ id: audit, passed: false, found: "" }];
  const edits = [{ audit, do: "Write a description.", points: 1 }];
  const [edit] = nextView({ ...withEdits(edits), gates }).edits;
  expect(edit?.isRequired).toBe(true);
  expect(nextView(withEdits(edits)).edits[0]?.isRequired).toBe(false);
});

test("the further edits to the next rating leave out the edits already listed", () => {
  const audits = result.audits.filter(({ outcome, advice }) => outcome === "scored" && advice !== null);
  const most = audits.toSorted((one, other) => gainOf(other) - gainOf(one))[0];
  if (!most) throw new Error("nothing to change");
  const within = halfwayTo(EXCELLENT, audits);
  const without = nextView({ ...withEdits([]), ...within }).further;
  const listed = nextView({ ...withEdits([{ audit: most.id, points: gainOf(most) }]), ...within }).further;
  expect(without?.count).toBeGreaterThan(0);
  expect(listed?.count ?? 0).toBe((without?.count ?? 0) - 1);
});
