import { expect, test } from "vitest";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { readPage } from "../../page/read-page.ts";
import { readDates } from "./dates.ts";

const datesOf = (html: string) => {
  const evidence = evidenceOf(html);
  return readDates(readPage(html, evidence.url), evidence);
};

test("a page that says when it was published and updated is as old as its update", () => {
  const dates = datesOf(pageOf(`<p>Published 3 May 2024. Last updated: 4 June 2026</p>${padding(6)}`));

  expect(dates).toMatchObject({ published: "2024-05-03", latest: { day: "2026-06-04", ageDays: 164 } });
});

test("a date in the head is not visible, and structured data alone gives no age", () => {
  const meta = datesOf(
    pageOf(padding(6), { head: '<meta property="article:published_time" content="2026-10-01">' }),
  );
  const data = datesOf(
    pageOf(padding(6), {
      head: '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-10-01"}</script>',
    }),
  );

  expect(meta).toMatchObject({ visible: [], latest: { day: "2026-10-01" } });
  expect(data).toMatchObject({ visible: [], latest: null });
});

test("the data of a script that draws the page is not a visible date", () => {
  const dates = datesOf(
    '<html><body><div id="app"></div><script>{"publishedAt":"2026-10-01"}</script></body></html>',
  );

  expect(dates.visible).toEqual([]);
});
