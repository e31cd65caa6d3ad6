import { PLAIN_BRAND } from "@citeworthy/core/client-report/report-brand";
import type { ReportBlock, ReportDocument } from "@citeworthy/core/client-report/report-document";
import { expect, test } from "vitest";
import { readPdf } from "../testing/read-pdf.ts";
import { drawableText } from "./drawable-text.ts";
import { reportFiles } from "./report-files.ts";

const NOW = new Date("2026-11-17T12:00:00Z");
const reportOf = (...blocks: ReportBlock[]): ReportDocument => ({
  title: "AI search report: brew.example",
  subtitle: "2 pages",
  day: "October 18, 2026 to November 17, 2026",
  brand: PLAIN_BRAND,
  parts: [{ id: "summary", title: "Summary", blocks }],
});
const saying = (text: string) => reportOf({ kind: "text", text });

async function read(report: ReportDocument) {
  const data = await reportFiles.pdf(report, NOW);
  return readPdf(data ?? new Uint8Array());
}

test.each([
  "Größe: 5 €, “naïve” – œuvre, −4 points",
  "Łódź, Žluťoučký kůň, Iğdır, Țara, Ħamrun",
  "Ελλάδα, Москва, Київ, Ђорђе",
  "Tiếng Việt, Đặng Thị Ngọc",
  "≤ 5 → 6, 20 ₽, 30 ₺, ½, ✓",
])("the letters of %s are drawn", async (text) => {
  const { pages } = await read(saying(text));
  expect(pages[0]).toContain(text);
});

test("emoji, soft hyphens and signs without a width are left out", async () => {
  const { pages } = await read(
    saying("Well\u200b done\ufeff 🎉👍🏽 🇩🇪 and\tcon\u00adtin\u00adued\u2028here"),
  );
  expect(pages[0]).toContain("Well done and continued here");
});

test("letters that the fonts lack make no file, rather than a wrong name", async () => {
  for (const text of ["日本語", "العربية", "हिन्दी", "𝒜"])
    expect(await reportFiles.pdf(saying(text), NOW)).toBeNull();
});

test("a long report goes on over pages, with every line and a number on each page", async () => {
  const lines = Array.from({ length: 120 }, (_, n) => `Line ${n + 1} of the report.`);
  const { pages } = await read(saying(lines.join("\n")));
  expect(pages.length).toBeGreaterThan(2);
  for (const line of lines) expect(pages.join("\n")).toContain(line);
  for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / ${pages.length}`);
});

test("a word that is wider than the page is cut and kept whole", async () => {
  const { pages } = await read(saying("q".repeat(400)));
  expect(pages.join("").match(/q/g)).toHaveLength(400);
});

test.each(["x".repeat(20_000), `a${"\u0301".repeat(20_000)}`])(
  "a word of 20,000 letters or marks can be broken after every 60",
  async (word) => {
    const parts = drawableText(word, "regular").split("\u200b");
    expect(Math.max(...parts.map(({ length }) => length))).toBe(60);
    expect(await reportFiles.pdf(saying(word), NOW)).not.toBeNull();
  },
);

test("a name that doesn't fit its line is cut with a sign", async () => {
  const { pages } = await read({
    ...saying("x"),
    brand: { ...PLAIN_BRAND, name: "Studio North ".repeat(20) },
  });
  expect(pages[0]).toMatch(/Studio North Studio[\w ]*…/);
});

test("screen readers get headings, tables, lists, and the figures of the chart in words", async () => {
  const { roles, alternatives } = await read(
    reportOf(
      {
        kind: "line",
        points: [
          { label: "Oct 18", value: 60 },
          { label: "Nov 17", value: 71 },
        ],
      },
      { kind: "shares", rows: [{ label: "ChatGPT", words: "1 of 2", share: 0.5, low: 0.1, high: 0.9 }] },
      { kind: "work", items: [{ state: "Done", title: "Give the price first", note: "" }], rest: 0 },
      { kind: "heading", text: "Most to win" },
    ),
  );
  expect(roles.join(" ")).toBe("Root Document H1 P P H2 Figure Table TR TH TH TR TH TD L LI Lbl LBody H3");
  expect(alternatives).toEqual(["Average score: 60 on Oct 18, 71 on Nov 17."]);
});

test("properties hold any text, and the same report gives the same file", async () => {
  const report = {
    ...saying("x"),
    title: "<Łódź> & (co) \\",
    brand: { ...PLAIN_BRAND, name: "Müller & Söhne)" },
  };
  const { properties, everything } = await read(report);
  expect(properties).toEqual({ Title: report.title, Author: report.brand.name });
  expect(everything).not.toMatch(/pdfkit/i);
  expect(await reportFiles.pdf(report, NOW)).toEqual(await reportFiles.pdf(report, NOW));
});
