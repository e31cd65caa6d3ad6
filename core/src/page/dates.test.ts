import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const PROSE =
  "<p>Bees leave the hive when the air is warm, and they return before the evening dew falls on the field.</p>".repeat(
    3,
  );
const page = (head: string, body = "", url = "https://bees.example/spring", now?: string) =>
  readPage(
    `<html lang="en"><head>${head}</head><body><article><h1>Bees in spring</h1>${body}${PROSE}</article></body></html>`,
    url,
    now ? { now } : {},
  );

test("structured data is believed before metas, and metas before the text", () => {
  const meta = '<meta property="article:published_time" content="2023-05-02">';
  const data = '<script type="application/ld+json">{"@type":"Article","datePublished":"2023-05-01"}</script>';

  expect(page(data + meta).published).toMatchObject({ value: "2023-05-01", source: "json-ld" });
  expect(page(meta, "<p>3 May 2023</p>").published).toMatchObject({
    value: "2023-05-02",
    source: "open-graph",
  });
  expect(page("", '<p class="date">3 May 2023</p>').published).toMatchObject({
    value: "2023-05-03",
    source: "text",
  });
});

test("the date of a comment or a related page is not the page's date", () => {
  const data =
    '<script type="application/ld+json">{"@type":"Article","datePublished":"2020-01-05","comment":[{"@type":"Comment","datePublished":"2024-01-01"}]}</script>';

  expect(page(data).published?.value).toBe("2020-01-05");
  expect(
    page("", '<time datetime="2021-06-01">June 1</time>', "https://bees.example/a").published?.value,
  ).toBe("2021-06-01");
});

test("a stamp in universal time gives way to the day in the address beside it", () => {
  const meta = '<meta property="article:published_time" content="2020-02-25T01:10:00Z">';

  expect(page(meta, "", "https://bees.example/2020/02/24/swarm/").published).toMatchObject({
    value: "2020-02-24",
    source: "url",
  });
});

test("published and modified are told apart, also in words", () => {
  const { published, modified } = page(
    "",
    '<p class="meta">Posted 1 March 2022. Last updated: 4 April 2023</p>',
  );

  expect(published?.value).toBe("2022-03-01");
  expect(modified?.value).toBe("2023-04-04");
});

test("a date after the clock of the evidence is not believed", () => {
  const meta = '<meta name="date" content="2031-01-01">';

  expect(page(meta, "", "https://bees.example/x", "2026-01-01T00:00:00Z").published).toBeNull();
});

test("a found date says where it stands", () => {
  const html = `<html><body><article><h1>Swarm</h1><p class="date">Veröffentlicht am 12. Mai 2019</p>${PROSE}</article></body></html>`;
  const { published } = readPage(html, "https://bees.example/schwarm");

  expect(published).toMatchObject({ value: "2019-05-12", raw: "12. Mai 2019" });
  expect(html.slice(published?.place?.start, published?.place?.end)).toContain("12. Mai 2019");
});

test("a date in a sample of code is not the page's own", () => {
  const sample = '"datePublished": "2023-01-05", "dateModified": "2026-03-01"';

  expect(page("", `<pre><code>{ ${sample} }</code></pre>`).dates).toEqual([]);
  expect(page("", `<p>Write <code>${sample}</code> into the head.</p>`).dates).toEqual([]);
  expect(page("", `<p>Updated 4 April 2023</p><pre>${sample}</pre>`).modified?.value).toBe("2023-04-04");
});

test("a page without any date has none", () => {
  expect(page("").published).toBeNull();
});
