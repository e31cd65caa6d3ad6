import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { type Enhancement, SECTIONS } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { listedAudits } from "../contract/listed-audits.ts";
import { groupChecks } from "./check-groups.ts";
import { reportCsv } from "./report-csv.ts";
import { reportMarkdown } from "./report-markdown.ts";
import { isMeasured } from "./section-words.ts";

const result = analyze(evidenceOf(articleHtml()));

test("the text has the score, every section and the page's own words", () => {
  const text = reportMarkdown(result);
  expect(text).toContain(`Overall GEO Score: ${result.score.score} (`);
  for (const section of SECTIONS) expect(text).toContain(`## ${result[section].title}: `);
  const quoted = [
    ...result.audits.filter(({ difference }) => difference !== undefined),
    ...groupChecks(result, null).faults,
  ].flatMap((audit) => audit.quotes);
  expect(text.match(/^ {2}> /gm)).toHaveLength(quoted.length);
});

const rowsOf = (some: typeof result) => reportCsv(some).trimEnd().split("\r\n");

test("a fault without points says what to do, and the other checks are lines of names", () => {
  const bare = analyze(evidenceOf(articleHtml().replace(/<meta[^>]*property=[^>]*>/g, "")));
  const text = reportMarkdown(bare);
  expect(text).toMatch(/### Worth repairing\n\nNo points depend on this\.\n\n/);
  expect(text).toMatch(
    /- \*\*Open Graph tags\*\*: Missing tags: og:title, og:description\. Evidence C\. Add og:title/,
  );
  expect(text).toContain('  ``````html\n  <meta property="og:title" content="');
  expect(text).toContain("Evidence grades: A: strong evidence; B: good evidence; ");
  expect(text).toMatch(/\nAs usual: .*Canonical URL/);
  expect(text).not.toContain("Not scored.");
  expect(reportCsv(bare)).toContain("Add og:title and og:description");
});

test("the table has a header, the start, a row per section that isn't measured and one per check, without those that had no pages to compare with", () => {
  const { reading, edits, ...older } = result;
  const unmeasured = SECTIONS.filter((section) => !isMeasured(result[section]));
  expect(rowsOf(older)).toHaveLength(listedAudits(result.audits).length + unmeasured.length + 2);
  expect(reportCsv(result)).not.toContain("No pages to compare with.");
});

test("both formats say how the page was read, and results without a reading are still written", () => {
  const { reading, ...older } = result;
  if (!reading) throw new Error("no reading");
  expect(reportMarkdown(result)).toContain(`Question: ${reading.question}`);
  expect(rowsOf(result)[1]).toBe(`Reading,Kind of page,,,,,${reading.kind},,,,,,,engine`);
  expect(reportMarkdown(older)).not.toContain("Judged as");
  expect(reportCsv(older)).not.toContain("Kind of page");
});

test("both formats say who chose the kind, the question and the answer", () => {
  const question = "What makes a heap hot?";
  const asked = analyze(evidenceOf(articleHtml()), { question });
  expect(reportMarkdown(asked)).toContain(
    "Kind of page chosen by our engine, question by the user, answer by our engine.",
  );
  expect(rowsOf(asked)[2]).toBe(`Reading,Question,,,,,"${question}",,,,,,,user`);
});

const EDIT: Edit = {
  id: "do-figures",
  kind: "facts",
  by: "rules",
  title: "State what a heap costs.",
  reason: "",
  steps: [],
  about: "figures",
  audit: "statistics",
  fault: "The cost is missing.",
  do: "State what a heap costs.",
  at: "A heap is cheap.",
  before: "A heap is cheap.",
  after: "A heap costs 40 dollars, says <b>the trial</b>.",
  needs: "the price, with its source",
  effort: "high",
  points: 2.4,
};

test("an edit is written with its problem, its words now and instead, and what to supply", () => {
  const edited = { ...result, edits: [EDIT] };
  expect(reportMarkdown(edited)).toContain(`1. **State what a heap costs.** (high effort)
   - Problem: The cost is missing.
   - Now: “A heap is cheap.”
   - Write instead: “A heap costs 40 dollars, says \\<b\\>the trial\\</b\\>.”
   - You need to supply: the price, with its source
`);
  const row = rowsOf(edited).find((one) => one.startsWith("Edit,"));
  expect(row).toContain(
    ',,,,,The cost is missing.,A heap is cheap.,State what a heap costs.,A heap is cheap.,"A heap',
  );
  expect(row).toMatch(/,"the price, with its source",high,$/);
});

test("a list or a table to add keeps its lines, and the report has the page's title", () => {
  const listed = { ...EDIT, before: null, after: "Leaves rot fast\nBark rots slowly", needs: null };
  const text = reportMarkdown({ ...result, edits: [listed] });
  expect(text).toContain(
    "   - Problem: The cost is missing.\n   - Add:\n\n     > Leaves rot fast  \n     > Bark rots slowly  \n",
  );
  expect(text).toContain(`# ${result.page.title}\n`);
});

test("an edit stored before it had a problem and an effort is still written", () => {
  const { fault, needs, effort, ...older } = EDIT;
  const text = reportMarkdown({ ...result, edits: [older as Edit] });
  expect(text).toContain("1. **State what a heap costs.**\n   - Now: “A heap is cheap.”\n");
});

test("a check has a number only where it differs, and the numbers of the table add up to the score", () => {
  const { start = 0, exact = 0 } = result.score;
  const moved = result.audits.filter(({ difference }) => difference !== undefined);
  expect(moved.length).toBeGreaterThan(0);
  const text = reportMarkdown(result);
  for (const { title, difference = 0 } of moved)
    expect(text).toContain(
      `**${title}** (${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(1)} points)`,
    );
  expect(text.match(/ points\): /g)).toHaveLength(moved.length);
  expect(text).toContain(`usually score ${start}. This page scores ${result.score.score}.`);
  const points = rowsOf(result)
    .slice(1)
    .map((row) =>
      Math.round(10 * Number(/^(?:"[^"]*"|[^,"]*),(?:"[^"]*"|[^,]*),[^,]*,([^,]*),/.exec(row)?.[1] ?? 0)),
    );
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(Math.round(10 * exact));
});

test("an edit prints the points of its check, once", () => {
  const worse = result.audits.find(({ difference = 0 }) => difference < 0);
  if (!worse) throw new Error("nothing is worse");
  const edit = { ...EDIT, audit: worse.id };
  const text = reportMarkdown({ ...result, edits: [edit, { ...edit, id: "again" }] });
  expect(text.match(/\*\*State what a heap costs\.\*\* \(−\d+\.\d points, high effort\)/g)).toHaveLength(1);
  expect(text.match(/\*\*State what a heap costs\.\*\* \(high effort\)/g)).toHaveLength(1);
});

test("citations stand beside the score with their range, engines and days, and what nobody measured says so", () => {
  const share = (cited: number, counted: number) => ({ cited, counted, interval: { low: 0, high: 1 } });
  const cited = {
    ...share(3, 20),
    byEngine: { perplexity: share(3, 10), openai: share(0, 10) },
    ...{ from: "2026-11-09T08:00:00.000Z", to: "2026-11-14T08:00:00.000Z", queries: ["how hot is a [heap]"] },
    ...{ google: 12, bing: null },
  };
  const text = reportMarkdown(result, cited);
  expect(text).toContain(
    "## Cited in fact\n\n**3 of 20** answers cited this page, likely 5 to 36%. Asked from 2026-11-09 to 2026-11-14: “how hot is a \\[heap\\]”.\n\n",
  );
  expect(text).toContain("- ChatGPT: 0 of 10, likely 0 to 28%\n");
  expect(text).toContain("- Google, imported: 12\n");
  expect(text).not.toContain("Bing");
  expect(reportMarkdown(result, null)).toContain("**Cited in fact: Not measured** (no engine was asked");
  expect(reportMarkdown(result)).not.toContain("Cited in fact");
});

test("sources, named pages and pages that an engine cited are listed separately", () => {
  expect(reportMarkdown(result)).toContain("### Sources this page leans on\n\n1. <https://extension.");
  const rivals = [
    { url: "https://rival.example/heat", html: articleHtml() },
    { url: "https://closed.example/", problem: "The page took too long to respond." },
  ];
  const compared = analyze(evidenceOf(articleHtml()), { rivals });
  const cited: Enhancement = {
    link: "https://cited.example/",
    reason: "a\nb",
    engine: "chatgpt",
    role: "competitor",
  };
  compared.competitor_analysis.what_can_be_enhanced.push(cited);
  const text = reportMarkdown(compared);
  expect(text).toContain(
    "### Top Competitors\n\n1. <https://rival.example/heat> Why this could be cited instead: Its ",
  );
  expect(text).toContain("2. <https://cited.example/> Why ChatGPT Mentions This: ");
  expect(text).toContain(
    "### Not compared\n\n- <https://closed.example/>: The page took too long to respond.\n",
  );
  expect(text).not.toContain("Sources this page leans on");
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
  expect(reportCsv(changed)).toContain(`,"'=HYPERLINK(1)",`);
  expect(reportMarkdown(changed)).toContain("\\<img src=x\\> \\[a\\](b)");
});

const UNMEASURED = {
  ...result,
  competitor_analysis: { ...result.competitor_analysis, measured: false },
  interactive_elements: { ...result.interactive_elements, measured: false },
};

test("a section that isn't measured has no number and no advice, and says why", () => {
  const text = reportMarkdown(UNMEASURED);
  expect(text).toContain("| Interactive Elements | – | Not measured | – |");
  expect(text).toMatch(
    /## Interactive Elements: Not measured\n\nNot measured: no check of this section applies to this page\.\n\nEvidence grades: .+\n$/,
  );
  expect(text).toContain("Not measured: name competing pages to compare with.");
  expect(text).not.toContain("State the fact in your own words");
  expect(reportCsv(UNMEASURED)).toContain(
    "Interactive Elements,,not-measured,,,,Not measured: no check of this section applies to this page,",
  );
});

test("pages that were named and could not be compared are not asked for again", () => {
  const named = { ...UNMEASURED, competitors: [{ url: "https://closed.example/", problem: "Closed." }] };
  expect(reportMarkdown(named)).toContain("Not measured: none of the pages you named could be compared.");
});

test("results from before the field was kept show every section's number", () => {
  const sections = Object.fromEntries(
    SECTIONS.map((section) => {
      const { measured, ...older } = result[section];
      return [section, older];
    }),
  );
  const text = reportMarkdown({ ...result, ...sections });
  expect(text).not.toMatch(/[:|] Not measured/);
  for (const section of SECTIONS)
    expect(text).toContain(`${result[section].title}: ${result[section].score.score} (`);
});

test("a page that isn't about the question asked says so before its score", () => {
  const off = analyze(evidenceOf(articleHtml()), { question: "How do I repair a diesel injection pump?" });
  const text = reportMarkdown(off);
  const says = "This page isn't about “How do I repair a diesel injection pump?”.";
  expect(text.indexOf(says)).toBeGreaterThan(0);
  expect(text.indexOf(says)).toBeLessThan(text.indexOf("Overall GEO Score"));
  expect(rowsOf(off)[1]).toContain(says);
});
