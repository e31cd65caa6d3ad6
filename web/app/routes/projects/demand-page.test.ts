import { expect, test } from "vitest";
import { demandPage } from "./demand-page.server.ts";

const FIGURES = { impressions: 19_800, clicks: 540, sessions: 0, aiSessions: 0 };
const url = "https://brew.example/kettle";
const page = {
  ...{ ...FIGURES, before: FIGURES, url, title: null, analysisId: null, score: null },
  ...{ cited: 0, counted: 20, citedAt: null, isHigh: true, position: null, topQuery: null },
  ...{ keyEvents: 0, revenue: 0, aiKeyEvents: 0, aiRevenue: 0 },
};

test("only a page with high demand that enough answers never cite is to be added to the work list", () => {
  expect(demandPage(page, "p1")).toMatchObject({
    citedRange: "0 to 16%",
    toAdd: { from: "demand", projectId: "p1", url },
  });
  for (const other of [{ cited: 1 }, { counted: 19 }, { isHigh: false }])
    expect(demandPage({ ...page, ...other }, "p1").toAdd).toBeNull();
});
