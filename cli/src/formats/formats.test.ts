import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { RUBRIC_VERSION } from "@citeworthy/core/score/rubric";
import Ajv from "ajv-draft-04";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { BARE, KETTLES } from "../testing/pages.ts";
import { callCli, folderWith } from "../testing/run-cli.ts";

const NOW = ["--now", "2026-11-15T08:00:00Z", "--offline"];
/** A fault with a place: the title's line. */
const SHORT_TITLE = KETTLES.replace(/<title>.*<\/title>/, "<title>Kettles</title>");
const FILES = { "kettles.html": SHORT_TITLE, "bare page.html": BARE };

const schemaPath = createRequire(import.meta.url).resolve(
  "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json",
);

type Region = { startLine: number; startColumn: number; endLine: number; endColumn: number };
type SarifResult = {
  ruleId: string;
  level: string;
  baselineState?: string;
  message: { text: string };
  locations: { physicalLocation: { artifactLocation: { uri: string }; region: Region } }[];
};

function sarifOf(text: string) {
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
    JSON.parse(readFileSync(schemaPath, "utf8")),
  );
  const log = JSON.parse(text);
  expect(validate(log) ? [] : validate.errors).toEqual([]);
  const [run] = log.runs;
  return { run, results: run.results as SarifResult[] };
}

test("SARIF is valid and names line and column of the quoted words", async () => {
  const folder = folderWith(FILES);
  const files = ["kettles.html", "bare page.html", "gone.html"];
  const { out, status } = await callCli(folder, ["analyze", ...files, "--format", "sarif", ...NOW]);
  expect(status).toBe(3);
  const { run, results } = sarifOf(out);
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
    ...new Set(results.map(({ ruleId }) => ruleId)),
  ]);
  const lines = SHORT_TITLE.split("\n");
  const placed = results.map(({ locations: [place] }) => place?.physicalLocation);
  expect(new Set(placed.map((one) => one?.artifactLocation.uri))).toEqual(
    new Set(["kettles.html", "bare%20page.html"]),
  );
  const inKettles = placed.filter((one) => one?.artifactLocation.uri === "kettles.html");
  for (const { region } of inKettles.filter((one) => one !== undefined)) {
    expect(lines[region.startLine - 1]?.length).toBeGreaterThanOrEqual(region.startColumn - 1);
    expect(region.endLine).toBeGreaterThanOrEqual(region.startLine);
  }
  expect(new Set(inKettles.map((one) => one?.region.startLine)).size).toBeGreaterThan(1);
  expect(run.invocations[0]).toMatchObject({ executionSuccessful: false });
  expect(run.invocations[0].toolExecutionNotifications[0].message.text).toContain("File not found");
});

test("JUnit fails where the command fails: without a baseline, only for a low score, with everything escaped", async () => {
  const folder = folderWith({ ...FILES, "a&b<c>.html": KETTLES });
  const files = ["kettles.html", "a&b<c>.html", "gone.html"];
  const { out } = await callCli(folder, [
    "analyze",
    ...files,
    "--format",
    "junit",
    "--fail-under",
    "99",
    ...NOW,
  ]);
  expect(out).toContain('<testsuite name="a&amp;b&lt;c&gt;.html"');
  expect(out.match(/<testsuite /g)).toHaveLength(3);
  expect(out).toContain('<failure type="error" message="The score is below --fail-under."/>');
  expect(out).toContain("<error message=");
  const [, tests, failures] = /<testsuites name="citeworthy" tests="(\d+)" failures="(\d+)"/.exec(out) ?? [];
  expect(out.match(/<testcase /g)).toHaveLength(Number(tests));
  expect(failures, "one low score for each of the two pages").toBe("2");
  expect(out.match(/<failure /g)).toHaveLength(2);
  expect(out).toMatch(/<system-out>(note|warning): kettles\.html:\d+:\d+/);

  const passed = await callCli(folder, ["analyze", "kettles.html", "--format", "junit", ...NOW]);
  expect(passed.status).toBe(0);
  expect(passed.out).toContain('failures="0" errors="0"');
});

test("SARIF is written beside another format, of the same analysis", async () => {
  const folder = folderWith(FILES);
  const call = (file: string) =>
    callCli(folder, ["analyze", "kettles.html", "--format", "github", "--sarif", file, ...NOW]);
  const { out, status } = await call("out.sarif");
  expect(status).toBe(0);
  const { results } = sarifOf(readFileSync(join(folder, "out.sarif"), "utf8"));
  expect(results.length).toBeGreaterThan(0);
  expect(out.match(/^::/gm)).toHaveLength(results.length);
  expect(await call("gone/out.sarif")).toMatchObject({
    status: 2,
    err: expect.stringContaining("gone/out.sarif can't be written"),
  });
});

test("GitHub commands can't be forged by a page or a file name", async () => {
  const name = "x,line=9::error ::evil.html";
  const folder = folderWith({
    [name]: KETTLES.replace("Hard water takes", "100%\n::error::Hard water takes"),
  });
  const { out } = await callCli(folder, ["analyze", name, "--format", "github", ...NOW]);
  const commands = out.trim().split("\n");
  for (const line of commands.slice(0, -1))
    expect(line).toMatch(
      /^::(error|warning|notice) file=x%2Cline=9%3A%3Aerror %3A%3Aevil\.html,line=\d+,col=\d+/,
    );
  expect(commands.at(-1)).toMatch(/^Score \d+ of 100: /);
});

test("HTML is one file without scripts, and shows words of pages as text", async () => {
  const folder = folderWith({
    "evil.html": KETTLES.replaceAll(
      "How long does",
      "<b>&lt;script&gt;alert(1)&lt;/script&gt;</b> How long does",
    ),
  });
  const { out, status } = await callCli(folder, [
    "analyze",
    "evil.html",
    "gone.html",
    "--format",
    "html",
    ...NOW,
  ]);
  expect(status).toBe(3);
  expect(out).not.toContain("<script");
  expect(out).toContain("Overall GEO score");
  expect(out).toContain("File not found");
  const problems: string[] = [];
  parseFragment(out, { onParseError: ({ code }) => problems.push(code) });
  expect(problems.filter((code) => code !== "unexpected-question-mark-instead-of-tag-name")).toEqual([]);
});

test("Markdown has a report for each page", async () => {
  const { out } = await callCli(folderWith(FILES), [
    "analyze",
    "kettles.html",
    "bare page.html",
    "--format",
    "markdown",
    ...NOW,
  ]);
  expect(out.match(/\*\*Overall GEO Score/g)).toHaveLength(2);
});

test("an unknown format, and two formats at once, are refused", async () => {
  const folder = folderWith(FILES);
  const unknown = await callCli(folder, ["analyze", "kettles.html", "--format", "pdf"]);
  expect(unknown).toMatchObject({ status: 2, err: expect.stringContaining("sarif") });
  const both = await callCli(folder, ["analyze", "kettles.html", "--json", "--format", "sarif"]);
  expect(both).toMatchObject({ status: 2, err: expect.stringContaining("not both") });
});

test("with a baseline, only new problems fail", async () => {
  const folder = folderWith(FILES);
  const call = (...args: string[]) =>
    callCli(folder, ["analyze", "kettles.html", "--baseline", "known.json", ...NOW, ...args]);
  expect(await call()).toMatchObject({ status: 2, err: expect.stringContaining("Baseline not found") });
  expect(await call("--write-baseline")).toMatchObject({ status: 0, err: "" });
  const file = join(folder, "known.json");
  const known = JSON.parse(readFileSync(file, "utf8"));
  expect(known).toEqual({
    version: 1,
    rubric: RUBRIC_VERSION,
    pages: { "kettles.html": expect.any(Array) },
  });
  expect(await call()).toMatchObject({ status: 0, err: "" });

  const { writeFileSync } = await import("node:fs");
  const [fixed, ...rest] = known.pages["kettles.html"] as string[];
  writeFileSync(file, JSON.stringify({ ...known, pages: { "kettles.html": rest } }));
  const failed = await call("--format", "sarif");
  expect(failed).toMatchObject({ status: 1, err: `kettles.html: not in the baseline: ${fixed}.\n` });
  const { results } = sarifOf(failed.out);
  const states = results.map(({ ruleId, baselineState }) => [ruleId, baselineState]);
  expect(states.filter(([, state]) => state === "new")).toEqual([[fixed, "new"]]);
  const junit = await call("--format", "junit");
  expect(junit.out.match(/<skipped /g)).toHaveLength(rest.length);
  expect(junit.out.match(/<failure /g)).toHaveLength(1);

  writeFileSync(file, "{}");
  expect(await call()).toMatchObject({ status: 2, err: expect.stringContaining("not a baseline file") });
  const without = await callCli(folder, ["analyze", "kettles.html", "--write-baseline", ...NOW]);
  expect(without).toMatchObject({ status: 2, err: expect.stringContaining("needs --baseline") });
});

test("Markdown of a page that is full of terminal commands has none", async () => {
  const hostile = KETTLES.replace(/<title>[^<]*/, "<title>Kettles \u001b[2J\u001b]0;owned\u0007 now").replace(
    /<(?:h2|p)>/g,
    "$&\u001b[31m",
  );
  const { out } = await callCli(folderWith({ "a.html": hostile }), [
    "analyze",
    "a.html",
    "--format",
    "markdown",
    ...NOW,
  ]);
  expect(out).toContain("A kettle of 1.7 litres takes about four minutes");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
});
