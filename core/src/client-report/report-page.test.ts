import { expect, test } from "vitest";
import { passwordPage } from "./password-page.ts";
import { inkOn, PLAIN_BRAND, textColor } from "./report-brand.ts";
import { REPORT_SECTIONS } from "./report-choice.ts";
import type { ReportContent } from "./report-content.ts";
import { reportDocument } from "./report-document.ts";
import { reportEmailHtml, reportEmailText } from "./report-email.ts";
import { reportPage } from "./report-page.ts";

const content: ReportContent = {
  name: "brew.example",
  hosts: ["brew.example"],
  brand: PLAIN_BRAND,
  sections: REPORT_SECTIONS,
  dates: { from: new Date("2026-10-18T00:00:00Z"), to: new Date("2026-11-17T00:00:00Z") },
  pageCount: 2,
  summary: { average: 70, bands: { excellent: 0, good: 2, poor: 0 }, change: null },
  trend: null,
  fixes: [],
  done: null,
  visibility: null,
  pages: {
    lowest: [{ title: "Steep", url: "https://www.brew.example/steep/", score: 70, change: null, story: "" }],
    changed: [],
    notCompared: 0,
  },
};
const partsOf = (changes: Partial<ReportContent>) =>
  reportDocument({ ...content, ...changes }).parts.map(({ id }) => id);

const VISIBILITY = {
  all: { cited: 1, counted: 4 },
  byEngine: [{ engine: "perplexity" as const, rate: { cited: 1, counted: 4 } }],
  queries: 1,
  from: new Date("2026-10-20T09:00:00Z"),
  to: new Date("2026-11-03T09:00:00Z"),
  compared: null,
};

test("a section without content is left out; only citations say that nobody measured them", () => {
  expect(partsOf({})).toEqual(["summary", "visibility", "pages"]);
  const html = reportPage(reportDocument(content));
  for (const title of ["Trend", "What was done", "Problems and fixes"]) expect(html).not.toContain(title);
});

test("citations are counted with their range, engines and days, and a period without any says that it wasn't measured", () => {
  const wordsOf = (visibility: ReportContent["visibility"]) => {
    const report = reportDocument({ ...content, visibility });
    return [reportPage(report), reportEmailText({ report, message: "", stopUrl: null, isTest: false })].map(
      (text) => text.replaceAll("&nbsp;", " "),
    );
  };
  for (const text of wordsOf(VISIBILITY))
    for (const words of ["1 of 4, 5 to 70%", "Perplexity", "from October 20, 2026 to November 3, 2026"])
      expect(text).toContain(words);
  for (const text of wordsOf(null))
    expect(text).toContain("Not measured: no AI engine was asked about these pages in this period.");
  expect(partsOf({ sections: ["summary", "pages"] })).toEqual(["summary", "pages"]);
});

test("the summary names only what the report contains", () => {
  const words = (sections: ReportContent["sections"]) =>
    JSON.stringify(reportDocument({ ...content, visibility: VISIBILITY, sections }).parts);
  expect(words(["summary", "visibility"])).toContain("AI answers cited the site in 1 of 4 answers");
  expect(words(["summary"])).not.toContain("1 of 4");
});

test("a fall is a fall, and pages without a comparison have no change", () => {
  const change = { before: 74, after: 70, pages: 2 };
  const [summary] = reportDocument({
    ...content,
    summary: { average: 70, bands: { excellent: 0, good: 2, poor: 0 }, change },
  }).parts;
  expect(summary?.blocks[0]).toMatchObject({
    figures: [
      {
        value: "70",
        note: "−4 points since October 18, 2026, on 2 pages analyzed before and after",
        direction: "down",
      },
      {},
      {},
      {},
    ],
  });
});

test("pages say how their scores add up, at most three of a list in the email", () => {
  const page = (n: number) => ({
    ...{ title: `Page ${n}`, url: `https://brew.example/${n}`, score: 70, change: null },
    story: `Explainers usually score 6${n}.`,
  });
  const moved = { ...page(9), before: 80, cause: "Date: worse.", story: "Date −1.8: from 80.1 to 78.3." };
  const pages = { lowest: [1, 2, 3, 4].map(page), changed: [moved], notCompared: 0 };
  const report = reportDocument({ ...content, pages });
  const html = reportPage(report);
  const email = { report, message: "", stopUrl: null, isTest: false };
  expect(html).toContain("Date&nbsp;−1.8: from 80.1 to 78.3.");
  for (const text of [html.replaceAll("&nbsp;", " "), reportEmailText(email), reportEmailHtml(email)]) {
    expect(text).toContain("Explainers usually score 63.");
    expect(text).toContain("Date −1.8: from 80.1 to 78.3.");
    expect(text.includes("Explainers usually score 64.")).toBe(text.includes("<table"));
  }
  expect(reportPage(reportDocument(content))).not.toContain("<small></small>");
});

test("words of pages and of the sender can't become markup", () => {
  const evil = `"><script>alert(1)</script>`;
  const lowest = [{ title: evil, url: `https://x.example/${evil}`, score: 1, change: null, story: evil }];
  const brand = { ...PLAIN_BRAND, name: evil, header: evil, footer: evil };
  const fix = { title: evil, fault: evil, quote: evil, after: evil };
  const html = reportPage(
    reportDocument({
      ...{ ...content, name: evil, brand, pages: { ...content.pages, lowest } },
      fixes: [{ pages: 1, isTemplate: false, problem: evil, fix: evil, example: fix }],
    }),
    [{ label: evil, href: evil }],
  );
  expect(html).not.toContain("<script");
  expect(passwordPage(brand, evil)).not.toContain("<script");
});

test("letters can be read on any color of the brand", () => {
  expect(inkOn("#ffffff")).toBe("#16202b");
  expect(inkOn("#10203a")).toBe("#ffffff");
  expect(textColor("#7a1f3d")).toBe("#7a1f3d");
  expect(textColor("#ffee00")).toBe("#16202b");
});
