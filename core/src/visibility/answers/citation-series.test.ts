import { expect, test } from "vitest";
import { citationSeries } from "./citation-series.ts";

const answer = (day: string, ...hosts: string[]) => ({ at: `2026-${day}T23:30:00.000Z`, hosts });

test("shares go by the week, Monday to Sunday, and a week in which nobody is cited is a gap and no zero", () => {
  const series = citationSeries([
    answer("11-01", "a.example"),
    answer("11-02", "a.example", "b.example"),
    answer("11-18", "b.example"),
  ]);
  expect(series.weeks).toEqual(["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"]);
  expect(series.sites).toEqual([
    { site: "a.example", citations: 2, share: 0.5, weekly: [1, 0.5, null, 0] },
    { site: "b.example", citations: 2, share: 0.5, weekly: [0, 0.5, null, 1] },
  ]);
});

test("an answer counts a site once, by its domain", () => {
  const series = citationSeries([
    answer("11-02", "a.example", "www.a.example"),
    answer("11-03", "a.example", "b.example"),
  ]);
  expect(series.sites.map(({ site, citations }) => [site, citations])).toEqual([
    ["a.example", 2],
    ["b.example", 1],
  ]);
});

test("without a citation there is no series", () => {
  expect(citationSeries([answer("11-02")])).toEqual({ weeks: [], sites: [] });
});
