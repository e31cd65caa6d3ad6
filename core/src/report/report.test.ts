import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { SECTIONS } from "../contract/analysis-result.ts";
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

test("the table has one row per check and a header", () => {
  const lines = reportCsv(result).trimEnd().split("\r\n");
  expect(lines).toHaveLength(result.audits.length + 1);
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
