import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { freshnessGap } from "./freshness-gap.ts";

const dated = (day: string) =>
  pageOf(`<p>Updated <time datetime="${day}">${day}</time></p>${padding(5)}`, {
    head: `<meta property="article:modified_time" content="${day}">`,
  });
const against = (html: string, rival: string) =>
  freshnessGap.run(subjectOf(evidenceOf(html), { rivals: [{ url: "https://rival.example/", html: rival }] }));

test("a page that is no older than the compared page passes", () => {
  expect(against(dated("2026-10-01"), dated("2026-03-01"))).toMatchObject({ share: 1 });
});

test("a page that is years older fails and shows its date", () => {
  expect(against(dated("2022-01-10"), dated("2026-11-05"))).toMatchObject({
    share: 0,
    found: expect.stringMatching(
      /^This page's latest date is \d+ days old; the median compared page's is 10 days old\.$/,
    ),
    fix: "Update what has changed, then change the date.",
  });
});

test("without pages or dates to compare there is no gap", () => {
  expect(runAudit(freshnessGap, dated("2022-01-10")).kind).toBe("not-applicable");
  expect(against(dated("2022-01-10"), pageOf(padding(5))).kind).toBe("not-applicable");
});
