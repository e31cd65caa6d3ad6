import { expect, test } from "vitest";
import { DEMAND_CSV_HEAD, demandCsvRow } from "./demand-csv.ts";

test("a row of the CSV has a cell for each name, and a query that looks like a formula is harmless", () => {
  const figures = { clicks: 1, impressions: 2, sessions: 3, aiSessions: 4 };
  const row = demandCsvRow({
    ...figures,
    url: "https://brew.example/a",
    title: null,
    analysisId: null,
    score: null,
    cited: 0,
    counted: 0,
    citedAt: null,
    isHigh: false,
    position: null,
    keyEvents: 0,
    revenue: 0,
    aiKeyEvents: 0,
    aiRevenue: 0,
    topQuery: "=cmd()",
    before: figures,
  });
  expect(row.split(",")).toHaveLength(DEMAND_CSV_HEAD.split(",").length);
  expect(row).toContain("'=cmd()");
});
