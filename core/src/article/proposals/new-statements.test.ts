import { expect, test } from "vitest";
import { newStatements, tableOf } from "./new-statements.ts";

const TABLE = `| Board | Speed | Range |
| --- | --- | --- |
| Glide One | 40 km/h \\| 25 mph | 30 km |
| Glide Two | 32 km/h | 20 km \\| 12 miles |`;

test("a cell may hold a bar that is escaped, and the cells after it keep their columns", () => {
  expect(tableOf(TABLE)).toEqual({
    header: ["Board", "Speed", "Range"],
    rows: [
      ["Glide One", "40 km/h | 25 mph", "30 km"],
      ["Glide Two", "32 km/h", "20 km | 12 miles"],
    ],
  });
});

test("each cell of a new table becomes one statement", () => {
  expect(newStatements({ kind: "table", text: TABLE, quotes: [] })).toEqual([
    "Glide One: Speed 40 km/h | 25 mph",
    "Glide One: Range 30 km",
    "Glide Two: Speed 32 km/h",
    "Glide Two: Range 20 km | 12 miles",
  ]);
});
