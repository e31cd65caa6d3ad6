import { expect, test } from "vitest";
import { csvRow } from "./csv-row.ts";
import { readCsv } from "./imports/csv.ts";

const cell = (value: string | number) => csvRow([value]).slice(0, -2);

test("words, addresses and figures stay as they are", () => {
  for (const plain of [
    "How long",
    "https://a.example/guide-1",
    "Kaffee für zwei",
    "2026-11-17T09:30:00Z",
    "",
  ])
    expect(cell(plain)).toBe(plain);
  expect(csvRow([-3, 0.5])).toBe("-3,0.5\r\n");
});

test.each([
  ["=1+1", `"'=1+1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  [" \t=1", `" \t'=1"`],
  ["＝1+1", `"'＝1+1"`],
  ["foo;=cmd|' /C calc'!A0", `"foo;'=cmd|' /C calc'!A0"`],
  ["foo\t+1", `"foo\t'+1"`],
  ["one\n-2", `"one\n'-2"`],
  ["a; b", `"a; b"`],
  ['say "hi"', '"say ""hi"""'],
  ["a,b", '"a,b"'],
])("%j can't become a formula or two cells", (text, written) => {
  expect(cell(text)).toBe(written);
});

test("no cell of a hostile text begins a formula, whichever separator splits the row", () => {
  const hostile = ["x", ";", "\t", "\n", "\r", ",", '"', " "].flatMap((before) =>
    ["=", "+", "-", "@"].map((sign) => `title${before}${before}${sign}cmd|' /C calc'!A0${before}`),
  );
  for (const text of hostile) {
    const row = csvRow(["title", text, 1]);
    // As a spreadsheet reads it that takes no notice of quotes.
    for (const part of row.split(/[;\t\r\n]/)) expect(part.trim(), text).not.toMatch(/^["\s]*[=+\-@]/);
    expect(readCsv(row).rows, text).toHaveLength(1);
  }
});
