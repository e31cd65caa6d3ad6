import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";
import { readArticle } from "./read-article.ts";
import { readArticles } from "./read-articles.ts";

const HEAD: Record<string, string> = {
  id: '"3"',
  slug: "answer-first",
  title: "Answer first, then explain",
  excerpt: "x".repeat(120),
  byline: "editorial",
  date: "2025-03-11",
  tags: "[Writing]",
  related: "[a-one, b-two, c-three]",
};
const BODY = `An opening.

:::takeaways
- One thing.
:::

## A section

${"word ".repeat(1500)}

## What to do next

Go on.

## Sources

- ${"reference ".repeat(300)}
`;

const file = (head: Record<string, string> = {}, body = BODY) =>
  `---\n${Object.entries({ ...HEAD, ...head })
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}\n---\n${body}`;
const read = (text: string, name = "blog/answer-first.md") => readArticle(name, text);

test("the reading time counts the article's words without its references", () => {
  const article = read(file());
  expect(article.words).toBeGreaterThan(1_500);
  expect(article.words).toBeLessThan(1_530);
  expect(article.readingTime).toBe("7 min read");
  expect(article.headings.map(({ text }) => text)).toEqual([
    "Key takeaways",
    "A section",
    "What to do next",
    "Sources",
  ]);
});

test("a mistake in the front matter stops the build and names the file and the field", () => {
  expect(() => read(file({ excerpt: "short" }))).toThrow(
    /answer-first\.md:\n {2}- excerpt: must have 110 to 155/,
  );
  expect(() => read(file({ tags: "[Rumours]" }))).toThrow(/tags\.0/);
  expect(() => read(file({ date: "2025-02-30" }))).toThrow(/date: is not a day that exists/);
  expect(() => read(file({ colour: "blue" }))).toThrow(/colour/);
  expect(() => read("no head at all")).toThrow(/must begin with front matter/);
});

test("a mistake in the body stops the build too", () => {
  expect(() => read(file({}, `# Title\n\n${BODY}`))).toThrow(/no heading of the first level/);
  expect(() => read(file({}, `<b>bold</b>\n\n${BODY}`))).toThrow(/no raw HTML/);
  expect(() => read(file({}, BODY.replace(":::takeaways\n- One thing.\n:::", "")))).toThrow(
    /takeaways is missing/,
  );
  expect(() => read(file({ updated: "2026-11-15" }))).toThrow(/updated: goes with a box/);
  expect(() => read(file({ faq: "true" }))).toThrow(/Frequently asked questions/);
  expect(() => read(file({}, BODY.replaceAll("word ", "")))).toThrow(/0 minutes to read/);
  expect(() => read(file({}, BODY.replace(":::takeaways", ":::summary")))).toThrow(/no box called summary/);
  expect(() => read(file(), "blog/other.md")).toThrow(/must be called answer-first\.md/);
});

test("a related article must exist, and an id belongs to one article", () => {
  const dir = mkdtempSync(join(tmpdir(), "citeworthy-blog-"));
  writeFileSync(join(dir, "answer-first.md"), file());
  expect(() => readArticles(dir)).toThrow(/there is no article a-one/);
});

test("tables get a frame and column headers, external links get noopener, times of day stay text", () => {
  const { html } = readMarkdown(
    "x.md",
    "## Prices\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\nOpen at 10:30am, see [x](https://example.com).",
  );
  expect(html).toContain('<div class="frame" tabindex="0" role="region" aria-label="Table: Prices">');
  expect(html).toContain('<th scope="col">A</th>');
  expect(html).toContain('<a href="https://example.com" rel="noopener">x</a>');
  expect(html).toContain("Open at 10:30am");
  expect(html).not.toContain("<script");
});

test("a long table states its number of rows, so that its height can be estimated", () => {
  const row = "| 1 | 2 |\n";
  const table = (rows: number) => readMarkdown("x.md", `| A | B |\n|---|---|\n${row.repeat(rows)}`).html;
  expect(table(20)).toContain('<div class="frame long" style="--rows:21"');
  expect(table(5)).toContain('<div class="frame" tabindex');
});

test("the blog has the planned 28 articles by two teams, with dates in order", () => {
  const articles = readArticles();
  const byId = [...articles].sort((a, b) => Number(a.id) - Number(b.id));
  expect(byId.map(({ id }) => id)).toEqual(Array.from({ length: 28 }, (_, index) => String(index + 1)));
  expect(byId[12]?.date).toBe("2025-06-29");
  expect(byId[27]?.date).toBe("2025-09-03");
  for (const { id, date } of byId.slice(0, 12)) expect([id, date < "2025-06-29"]).toEqual([id, true]);
  expect(articles.map(({ date }) => date)).toEqual(
    articles
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  );
  expect(new Set(articles.map(({ author }) => author.name)).size).toBe(2);
  const links = articles.map(({ html }) => html).join("");
  for (const target of ['href="/"', 'href="/what-is-geo"', 'href="/ai-visibility-monitor"'])
    expect(links).toContain(target);
});
