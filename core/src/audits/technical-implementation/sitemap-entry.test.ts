import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { sitemapEntry } from "./sitemap-entry.ts";

const page = pageOf(padding(3));
const sitemap = { url: "https://garden.example/sitemap.xml", listed: true, lastModified: null };

test("a page listed with a date passes", () => {
  expect(runAudit(sitemapEntry, page)).toMatchObject({
    share: 1,
    found: "The sitemap lists this page with a date.",
  });
});

test("a page listed without a date loses some points", () => {
  expect(runAudit(sitemapEntry, page, { sitemap })).toMatchObject({
    share: 0.7,
    found: "The sitemap lists this page without a date.",
  });
});

test("a page that is not listed gets an entry that claims no change the page does not name", () => {
  expect(runAudit(sitemapEntry, page, { sitemap: { ...sitemap, listed: false } })).toMatchObject({
    share: 0,
    found: "We did not find this page in the sitemap.",
    snippet: { code: expect.stringContaining("<lastmod>[date of the last change]</lastmod>") },
  });
});

test("a sitemap that was not read to its end is not judged", () => {
  for (const unread of [null, { ...sitemap, listed: null }])
    expect(runAudit(sitemapEntry, page, { sitemap: unread })).toMatchObject({ kind: "not-applicable" });
});
