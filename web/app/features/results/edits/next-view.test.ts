import { analyze } from "@citeworthy/core/analysis";
import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";
import type { Edit } from "@citeworthy/core/contract/edit";
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

const lostBy = ({ points }: AuditResult) => points.possible - points.won;
const withEdits = (edits: Partial<Edit>[]): AnalysisResult => ({
  ...result,
  gates: [],
  edits: edits as Edit[],
});

test("an edit of an older result, without fault, effort and needs, is completed", () => {
  const [edit] = nextView(withEdits([{ about: "intro", do: "Shorten the introduction." }])).edits;
  expect(edit).toMatchObject({
    fault: "Shorten the introduction.",
    todo: null,
    effort: "low",
    needs: null,
    points: 0,
  });
});

test("a result without edits gets the checks that lost most", () => {
  const { edits: _, ...older } = result;
  const { edits } = nextView(older);
  expect(edits).toHaveLength(2);
  const lost = edits.map(({ audit }) => {
    const found = result.audits.find(({ id }) => id === audit);
    return found ? found.points.possible - found.points.won : 0;
  });
  expect(lost).toEqual(lost.toSorted((one, other) => other - one));
  expect(lost[0]).toBe(Math.max(...result.audits.filter(({ advice }) => advice).map(lostBy)));
  for (const { audit, fault } of edits)
    expect(result.audits.find(({ id }) => id === audit)?.found).toBe(fault);
});

test("an edit has the points of its check, and a second edit of the same check has none", () => {
  const worse = result.audits.find(({ difference = 0 }) => difference < 0);
  if (!worse) throw new Error("nothing is worse");
  const audit = worse.id;
  const { edits } = nextView(
    withEdits([
      { id: "one", audit, do: "Change it.", points: 1 },
      { id: "two", audit, do: "Change it there.", points: 1 },
    ]),
  );
  expect(edits.map(({ points }) => points)).toEqual([-(worse.difference ?? 0), 0]);
});

test("the edits of an analysis are ordered by the points they print", () => {
  const { edits, more } = nextView(result);
  const printed = [...edits, ...more].filter(({ isRequired }) => !isRequired).map(({ points }) => points);
  expect(printed).toEqual(printed.toSorted((one, other) => other - one));
});

test("an edit that meets a failed requirement is marked as required", () => {
  const audit = "description";
  const gates = [{ id: audit, passed: false, found: "" }];
  const edits = [{ audit, do: "Write a description.", points: 1 }];
  const [edit] = nextView({ ...withEdits(edits), gates }).edits;
  expect(edit?.isRequired).toBe(true);
  expect(nextView(withEdits(edits)).edits[0]?.isRequired).toBe(false);
});
