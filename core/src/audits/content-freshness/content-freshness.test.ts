import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { age } from "./age.ts";
import { datedFacts } from "./dated-facts.ts";
import { headerDates } from "./header-dates.ts";
import { pastEvents } from "./past-events.ts";
import { staleYears } from "./stale-years.ts";
import { visibleDate } from "./visible-date.ts";

const dated = (day: string, title?: string) =>
  pageOf(`<p>Published <time datetime="${day}">${day}</time></p>${padding(6)}`, title ? { title } : {});

test("a page without a date is old as far as anyone can tell", () => {
  expect(runAudit(age, pageOf(padding(6)))).toMatchObject({
    share: 0,
    found: "The page does not say when it was last changed.",
  });
});

test("two months are fresh; a moving topic ages sooner", () => {
  expect(shareOf(age, dated("2026-10-01"))).toBe(1);
  const steady = shareOf(age, dated("2025-11-15")) ?? 0;
  const moving = shareOf(age, dated("2025-11-15", "Best compost bins")) ?? 1;
  expect(moving).toBeLessThan(steady);
});

test("a date readers see is worth more than one only tags carry", () => {
  const tag = pageOf(padding(6), {
    head: '<meta property="article:published_time" content="2026-10-01T08:00:00Z">',
  });
  expect(shareOf(visibleDate, dated("2026-10-01"))).toBe(1);
  expect(shareOf(visibleDate, tag)).toBeCloseTo(0.4);
  expect(runAudit(visibleDate, pageOf(padding(6)))).toMatchObject({
    share: 0,
    snippet: { code: '<p>Updated <time datetime="2026-11-15">2026-11-15</time></p>' },
  });
});

test("the newest year in the text ages it", () => {
  expect(shareOf(staleYears, pageOf("<p>In 2026 the trial ended.</p>"))).toBe(1);
  expect(runAudit(staleYears, pageOf("<p>As of 2019 there were few bins.</p>"))).toMatchObject({
    share: 0,
    quotes: ["As of 2019 there were few bins."],
  });
  expect(shareOf(staleYears, pageOf("<p>No years here.</p>"))).toBeNull();
});

test("a past year told as coming is quoted", () => {
  expect(runAudit(pastEvents, pageOf("<p>The norm is expected to arrive in 2020.</p>"))).toMatchObject({
    share: 0.5,
    quotes: ["The norm is expected to arrive in 2020."],
  });
  expect(shareOf(pastEvents, pageOf("<p>The norm is expected to arrive in 2031.</p>"))).toBe(1);
});

test("a forecast for a year that is over is found however it is put", () => {
  for (const sentence of [
    "By 2023, half of all searches will be spoken.",
    "The plant will open by the end of March 2024.",
    "A second part, planned for spring 2024, covers water.",
    "The tool is due in late 2024.",
    "The office projects that the new tariffs will cut what the whole country makes in a year by a third by 2020.",
    "Sales are expected to grow from 2019 to 2024.",
    "The upcoming 2023 edition adds a chapter.",
    "Expected in 2022: a new norm for bins.",
  ])
    expect([sentence, shareOf(pastEvents, pageOf(`<p>${sentence}</p>`))]).toEqual([sentence, 0.5]);
});

test("an author, a date of the past and a forecast told as one are not told as coming", () => {
  for (const sentence of [
    "Experiments by Wan, Wallace and Klein (ACL 2024) asked models which page convinced them.",
    "The file llms.txt was proposed by Jeremy Howard on 3 September 2024.",
    "No large AI service had said by April 2025 that it reads the file.",
    "The host has blocked AI crawlers by default since July 1, 2025.",
    "The best known figure is a forecast of February 2024.",
    "Gartner predicted in February 2024 that search volume will drop by a quarter by 2025.",
    "The launch was planned for spring 2024 and came a year later.",
    "Later in 2023 the firm closed the service.",
    "A growth of 3% is expected from 2023 to 2033.",
  ])
    expect([sentence, shareOf(pastEvents, pageOf(`<p>${sentence}</p>`))]).toEqual([sentence, 1]);
});

test("figures want their year", () => {
  expect(shareOf(datedFacts, pageOf("<p>In 2025 it had 40 bins. There were 60 bins in 2026.</p>"))).toBe(1);
  expect(shareOf(datedFacts, pageOf("<p>It had 40 bins. There were 60 boxes.</p>"))).toBe(0);
});

test("the sitemap's date is compared as it is written", () => {
  const sitemap = (lastModified: string) => ({
    sitemap: { url: "https://garden.example/sitemap.xml", listed: true, lastModified },
  });
  expect(shareOf(headerDates, dated("2026-10-01"), sitemap("2026-10-01T23:30:00-08:00"))).toBe(1);
  expect(shareOf(headerDates, dated("2026-10-01"), sitemap("2024-10-01"))).toBe(0);
  expect(
    shareOf(headerDates, dated("2026-10-01"), {
      sitemap: null,
      headers: { "last-modified": "Thu, 01 Oct 2026 10:00:00 GMT" },
    }),
  ).toBe(1);
});
