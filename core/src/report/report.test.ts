import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { SECTIONS } from "../contract/analysis-result.ts";
import { listedAudits } from "../contract/listed-audits.ts";
import { reportCsv } from "./report-csv.ts";
import { reportMarkdown } from "./report-markdown.ts";

const result = analyze(evidenceOf(articleHtml()));

test("the text has the score, every section and the page's own words", () => {
  const text = reportMarkdown(result);
  expect(text).toContain(`Overall GEO Score: ${result.score.score} (`);
  for (const section of SECTIONS) expect(text).toContain(`## ${result[section].title}: `);
  const quoted = result.audits.filter((audit) => audit.outcome !== "not-applicable").flatMap((a) => a.quotes);
  expect(text.match(/^ {2}> /gm)).toHaveLength(quoted.length);
});

const rowsOf = (some: typeof result) => reportCsv(some).trimEnd().split("\r\n");

test("the table has a header and one row per check, without those that had no pages to compare with", () => {
  const { reading, ...older } = result;
  expect(rowsOf(older)).toHaveLength(listedAudits(result.audits).length + 1);
  expect(reportCsv(result)).not.toContain("No pages to compare with.");
});

test("both formats say how the page was read, and results without a reading are still written", () => {
  const { reading, ...older } = result;
  if (!reading) throw new Error("no reading");
  expect(reportMarkdown(result)).toContain(`Question: ${reading.question}`);
  expect(rowsOf(result)[1]).toBe(`Reading,Kind of page,,,,,${reading.kind},,`);
  expect(reportMarkdown(older)).not.toContain("Judged as");
  expect(reportCsv(older)).not.toContain("Kind of page");
});

test("words of the page are neither a formula nor markup", () => {
  const [audit] = result.audits;
  if (!audit) throw new Error("no audit");
  const hostile = {
    ...audit,
    outcome: "scored" as const,
    found: "=HYPERLINK(1)",
    quotes: ["<img src=x> [a](b)"],
  };
  const changed = { ...result, audits: [hostile] };
  expect(reportCsv(changed)).toContain(",'=HYPERLINK(1),");
  expect(reportMarkdown(changed)).toContain("\\<img src=x\\> \\[a\\](b)");
});
