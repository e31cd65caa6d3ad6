import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { headerDates } from "./header-dates.ts";

const PAGE = pageOf(`<p>Published <time datetime="2026-10-01">1 October 2026</time></p>${padding(6)}`);
const sitemap = (lastModified: string) => ({
  sitemap: { url: "https://garden.example/sitemap.xml", listed: true, lastModified },
});

test("the sitemap's date is compared as written, in whatever time zone", () => {
  expect(runAudit(headerDates, PAGE, sitemap("2026-10-01T23:30:00-08:00"))).toMatchObject({
    share: 1,
    found: "The sitemap date matches the page (2026-10-01).",
  });
});

test("a sitemap that is years away fails", () => {
  expect(runAudit(headerDates, PAGE, sitemap("2024-10-01"))).toMatchObject({
    share: 0,
    found: "The sitemap says 2024-10-01, the page says 2026-10-01.",
  });
});

test("without a sitemap the Last-Modified header is compared", () => {
  expect(
    runAudit(headerDates, PAGE, {
      sitemap: null,
      headers: { "last-modified": "Thu, 01 Oct 2026 10:00:00 GMT" },
    }),
  ).toMatchObject({ share: 1, found: "The Last-Modified header date matches the page (2026-10-01)." });
});

test("without a date on both sides there is nothing to compare", () => {
  expect(runAudit(headerDates, PAGE, { sitemap: null })).toMatchObject({
    kind: "not-applicable",
    reason: "The sitemap and the header give no date to compare with.",
  });
  expect(runAudit(headerDates, pageOf(padding(6)), sitemap("2026-10-01"))).toMatchObject({
    kind: "not-applicable",
    reason: "We found no date on this page.",
  });
});
