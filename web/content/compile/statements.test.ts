/** What the site says about itself and its subject is true, where a test can tell. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ledger } from "@citeworthy/core/ledger";
import { SEARCH_PREDICTION } from "@citeworthy/core/product/search-prediction";
import { expect, test } from "vitest";
import { RECEIVERS } from "../privacy-tables.ts";
import { readArticles } from "./read-articles.ts";

const COVERS = fileURLToPath(new URL("../../public/covers", import.meta.url));
const ABOUT = fileURLToPath(new URL("../../app/features/marketing/about-passages.tsx", import.meta.url));
const RUBRIC = fileURLToPath(new URL("../../../docs/SCORING.md", import.meta.url));
const articles = readArticles();
const article = (wanted: string) => {
  const found = articles.find(({ slug }) => slug === wanted);
  if (!found) throw new Error(`no article ${wanted}`);
  return found;
};

const Z = 1.959964;
function wilson(k: number, n: number): { low: number; high: number } {
  const p = k / n;
  const middle = p + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return { low: (middle - half) / scale, high: (middle + half) / scale };
}

function binomial(n: number, p: number): number[] {
  const shares = [(1 - p) ** n];
  for (let k = 1; k <= n; k++) shares.push(((shares[k - 1] ?? 0) * (n - k + 1) * p) / (k * (1 - p)));
  return shares;
}

/** How often this week's share falls outside last week's interval, although nothing changed. */
function chanceOfJump(n: number, p: number): number {
  const shares = binomial(n, p);
  let sum = 0;
  shares.forEach((last, k) => {
    const { low, high } = wilson(k, n);
    shares.forEach((now, next) => {
      if (next / n < low || next / n > high) sum += last * now;
    });
  });
  return sum;
}

test("the article about uncertainty says how often a count leaves its interval by chance", () => {
  const chances = [10, 20, 50].flatMap((n) => [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((p) => chanceOfJump(n, p)));
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map((share) => Math.round(share * 100));
  expect({ least, most }).toEqual({ least: 16, most: 25 });
  const { content } = article("measure-ai-visibility-with-uncertainty");
  expect(content).toContain("in roughly 16 to 25% of cases");
  expect(content).not.toContain("about two will leave their interval");
  expect(content).not.toContain("hardly at all");
});

test("every interval in its table is Wilson's", () => {
  const { content } = article("measure-ai-visibility-with-uncertainty");
  const rows = [...content.matchAll(/\| (\d+) of (\d+) \| (\d+) to (\d+)% \|/g)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [row, k, n, low, high] of rows) {
    const interval = wilson(Number(k), Number(n));
    const ends = [interval.low, interval.high].map((end) => Math.round(end * 100));
    expect({ row, ends }).toEqual({ row, ends: [Number(low), Number(high)] });
  }
});

test("the article about local businesses says the same everywhere about how many people ask AI", () => {
  const { content, faq } = article("geo-for-local-businesses");
  expect(content).not.toMatch(/while 6%|only 6%/);
  expect(faq.map(({ answer }) => answer).join(" ")).toContain("45% of US consumers");
});

test("an article says 'Updated' only with a box that names something newer than the article", () => {
  const stale = articles.filter(({ content, date, updated }) => {
    if (updated === null) return false;
    const box = /:::updated\n([\s\S]*?)\n:::/.exec(content)?.[1]?.replace(/^\*\*.*?\*\*/, "") ?? "";
    const years = [...box.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year));
    return updated <= date || !years.some((year) => year >= Number(date.slice(0, 4)));
  });
  expect(stale.map(({ slug }) => slug)).toEqual([]);
});

/** Versions of one preprint are one source. */
const sourceAddress = (url: string) => url.replace(/#.*$/, "").replace(/(v\d+)?\/?$/, "");
const linksIn = (text: string) =>
  [...text.matchAll(/\((https?:\/\/[^)\s]+)\)/g)].map(([, url = ""]) => sourceAddress(url));

test("every work that an article links to is listed under its sources", () => {
  const missing = articles.flatMap(({ slug, content }) => {
    const [text = "", sources = ""] = content.split("\n## Sources\n");
    const listed = new Set(linksIn(sources));
    expect(listed.size).toBeGreaterThan(2);
    return linksIn(text)
      .filter((url) => !listed.has(url))
      .map((url) => `${slug}: ${url}`);
  });
  expect(missing).toEqual([]);
});

test("covers show no text, so no number without its sentence", () => {
  const files = readdirSync(COVERS);
  expect(files).toHaveLength(articles.length);
  const written = files.filter((file) => readFileSync(`${COVERS}/${file}`, "utf8").includes("<text"));
  expect(written).toEqual([]);
});

test("the privacy page says that the operator can create a customer record for somebody who bought nothing", () => {
  const [, , condition] = RECEIVERS.find(([name]) => name === "Payment provider") ?? [];
  expect(condition).toContain("or the operator creates a customer record");
});

test("the about page grades evidence as the rubric does, and says when it was last reviewed", () => {
  const [about, rubric] = [ABOUT, RUBRIC].map((file) => readFileSync(file, "utf8").replace(/\s+/g, " "));
  for (const words of ["common practice without a number", "cannot be traced"]) {
    expect(rubric).toContain(words);
    expect(about).toContain(words);
  }
  const days = [...new Set(Object.values(ledger).map(({ reviewed }) => reviewed))];
  expect(days).toHaveLength(1);
  expect(about).toContain(`dateTime="${days[0]}"`);
});

test("the forecast on the home page is called one, and its year is said to be almost over", () => {
  expect(SEARCH_PREDICTION.sentence).toContain("predicted");
  expect(SEARCH_PREDICTION.outcome).toMatch(/almost over.*no public data/);
});

test("every post has the specified fields, its markdown included", () => {
  expect(articles).toHaveLength(28);
  for (const post of articles) {
    expect(post).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      slug: expect.any(String),
      title: expect.any(String),
      excerpt: expect.any(String),
      author: { name: expect.any(String), avatar: expect.any(String) },
      coverImage: expect.any(String),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      readingTime: expect.any(String),
      tags: expect.any(Array),
    });
    expect(post.content).toContain("\n## What to do next\n");
  }
});
