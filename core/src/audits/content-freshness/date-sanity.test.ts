import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { dateSanity } from "./date-sanity.ts";

const withMetas = (published: string, modified: string) =>
  pageOf(padding(6), {
    head: `<meta property="article:published_time" content="${published}"><meta property="article:modified_time" content="${modified}">`,
  });

test("an update after the publication passes", () => {
  expect(runAudit(dateSanity, withMetas("2025-01-01", "2026-01-01"))).toMatchObject({ share: 1 });
});

test("a date in the future and an update before the publication fail", () => {
  expect(runAudit(dateSanity, withMetas("2027-03-01", "2027-03-01"))).toMatchObject({
    share: 0,
    found: "This date is in the future: 2027-03-01.",
    quotes: ["2027-03-01"],
  });
  expect(runAudit(dateSanity, withMetas("2026-03-01", "2026-01-01"))).toMatchObject({
    share: 0,
    found: "The update date is earlier than the publication date.",
  });
});

test("a day that the text announces is not an impossible date", () => {
  const html = pageOf(`<p class="date">Published 3 May 2026</p><p>Next fair: 5 June 2027</p>${padding(6)}`);

  expect(runAudit(dateSanity, html)).toMatchObject({ share: 1 });
});

test("a page without a date is not judged", () => {
  expect(runAudit(dateSanity, pageOf(padding(6))).kind).toBe("not-applicable");
});
