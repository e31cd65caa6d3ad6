import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { localBench } from "../mcp-bench.ts";
import { KETTLES } from "../testing/pages.ts";
import { callCli, folderWith, rows } from "../testing/run-cli.ts";
import { placeholderUrl, publishedUrl } from "./published-url.ts";
import { openSources } from "./sources.ts";

const BASE = "https://kitchen.example/docs";
const CANONICAL = KETTLES.replace(
  "<head>",
  '<head><link rel="canonical" href="https://own.example/kettles?id=3&utm_source=x">',
);

test.each([
  ["/site/guides/kettles.html", "https://kitchen.example/docs/guides/kettles.html"],
  ["/site/Tea & milk/100%.html.gz", "https://kitchen.example/docs/Tea%20%26%20milk/100%25.html"],
  ["/site/..kettles.html", "https://kitchen.example/docs/..kettles.html"],
  ["/other/kettles.html", "https://kitchen.example/docs/kettles.html"],
])("%s is published at %s", (path, url) => {
  for (const baseUrl of [BASE, `${BASE}/`, `${BASE}?page=1`])
    expect(publishedUrl(path, { baseUrl, folders: ["/elsewhere", "/site"] })).toBe(url);
});

test("without a base URL, a file's URL doesn't depend on its folder", () => {
  expect(placeholderUrl("/home/someone/site/kettles.html.gz")).toBe("https://example.invalid/kettles.html");
});

/** `guides/kettles.html` has no canonical link, `own.html` has one, and that of `relative.html` names no host. */
function siteFolder(): string {
  const relative = KETTLES.replace("<head>", '<head><link rel="canonical" href="/guides/boil">');
  const folder = folderWith({ "own.html": CANONICAL, "relative.html": relative });
  mkdirSync(join(folder, "guides"));
  writeFileSync(join(folder, "guides/kettles.html"), KETTLES);
  return folder;
}
const urlsOf = async (folder: string, ...args: string[]) =>
  rows(await callCli(folder, [...args, "--json", "--offline"])).map(({ url }) => url);

test("a file's URL is its canonical link, else the base URL with its path", async () => {
  const folder = siteFolder();
  const files = ["own.html", "relative.html", "guides/kettles.html"];
  expect(await urlsOf(folder, "analyze", ...files)).toEqual([
    "https://own.example/kettles?id=3",
    "https://example.invalid/guides/boil",
    "https://example.invalid/kettles.html",
  ]);
  expect(await urlsOf(folder, "analyze", ...files, "--base-url", BASE)).toEqual([
    "https://own.example/kettles?id=3",
    "https://kitchen.example/guides/boil",
    "https://kitchen.example/docs/guides/kettles.html",
  ]);
  const below = ["analyze", "guides/kettles.html", "--base-url", BASE, "--root", "guides"];
  expect(await urlsOf(folder, ...below)).toEqual(["https://kitchen.example/docs/kettles.html"]);
});

test("--url and a manifest's url come before the canonical link and the base URL", async () => {
  const folder = siteFolder();
  const given = "https://given.example/page";
  expect(await urlsOf(folder, "analyze", "own.html", "--url", given, "--base-url", BASE)).toEqual([given]);
  const lines = [{ file: "own.html", url: given }, { file: "kettles.html" }];
  writeFileSync(join(folder, "guides/list.jsonl"), lines.map((line) => JSON.stringify(line)).join("\n"));
  writeFileSync(join(folder, "guides/own.html"), CANONICAL);
  expect(await urlsOf(folder, "analyze", "--manifest", "guides/list.jsonl", "--base-url", BASE)).toEqual([
    given,
    "https://kitchen.example/docs/kettles.html",
  ]);
});

test("extract and article read dates and links by the same URL", async () => {
  const page = KETTLES.replace(/<script[\s\S]*<\/script>/, "").replace("https://lab.example.org/", "");
  const folder = folderWith({ "kettles.html": page });
  const call = (name: string) =>
    callCli(folder, [name, "kettles.html", "--base-url", "https://kitchen.example/2024/03/09", "--json"]);
  const [extract, article] = await Promise.all([call("extract"), call("article")]);
  expect(rows(extract)).toMatchObject([{ published: "2024-03-09" }]);
  expect(rows(article)[0]?.article).toContain("(https://kitchen.example/2024/03/09/kettles)");
});

test("a competitor's file isn't published at the base URL", async () => {
  const folder = siteFolder();
  const call = ["analyze", "own.html", "--competitor", "guides/kettles.html", "--base-url", BASE, "--json"];
  const [line] = rows(await callCli(folder, call));
  expect(line?.competitors).toEqual([{ url: "https://example.invalid/kettles.html", problem: null }]);
});

test("an assistant's local engine publishes its folder at the base URL", async () => {
  const root = siteFolder();
  const sources = openSources({ offline: true, now: null });
  const urlOf = async (page: string, baseUrl: string | null) =>
    (await localBench({ sources, root, baseUrl }).analyze({ page })).result.url;
  expect(await urlOf("guides/kettles.html", BASE)).toBe("https://kitchen.example/docs/guides/kettles.html");
  expect(await urlOf("guides/kettles.html", null)).toBe("https://example.invalid/kettles.html");
  expect(await urlOf("own.html", BASE)).toBe("https://own.example/kettles?id=3");
});

test("a base URL must be a web address, and a root needs one", async () => {
  const folder = siteFolder();
  const [noUrl, noBase] = await Promise.all([
    callCli(folder, ["extract", "own.html", "--base-url", "kitchen.example"]),
    callCli(folder, ["extract", "own.html", "--root", "guides"]),
  ]);
  expect(noUrl).toMatchObject({ status: 2, err: expect.stringContaining("--base-url must be an http") });
  expect(noBase).toMatchObject({ status: 2, err: expect.stringContaining("--root works with --base-url.") });
});
