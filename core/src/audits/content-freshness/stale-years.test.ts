import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { staleYears } from "./stale-years.ts";

test("a text that mentions this year passes", () => {
  expect(runWithReading(staleYears, pageOf("<p>The town tested three new bins in 2026.</p>"))).toMatchObject({
    share: 1,
    found: "The text mentions 2026.",
  });
});

test("an old year given as the current one fails and is quoted", () => {
  expect(
    runWithReading(staleYears, pageOf("<p>As of May 2019 there were few bins in the whole town.</p>")),
  ).toMatchObject({
    share: 0,
    found: "A sentence presents 2019 as the current year.",
    quotes: ["As of May 2019 there were few bins in the whole town."],
  });
});

test("a title that promises an old year fails, unless the year names an edition", () => {
  const titled = (title: string) => runWithReading(staleYears, pageOf("<p>Bins vary.</p>", { title }));

  expect(titled("The best compost bins of 2023")).toMatchObject({
    // Three years lie halfway between the one that counts as current and the five that don't.
    share: 0.5,
    found: "The title gives the year 2023.",
    quotes: ["The best compost bins of 2023"],
  });
  expect(titled("The 2023 Garden Awards: the best bins").kind).toBe("not-applicable");
});

test("a heading whose year was forgotten when the title moved on is named", () => {
  const html = pageOf("<h2>Which bins sold best in 2025?</h2><p>Green ones.</p>", {
    title: "Compost bins: the 2026 guide",
  });

  expect(runWithReading(staleYears, html)).toMatchObject({
    share: 0,
    found: "The title says 2026, but a heading says 2025.",
    quotes: ["Which bins sold best in 2025?"],
  });
});

test("headings that go through the years are a history", () => {
  const html = pageOf("<h2>2024</h2><p>Green.</p><h2>2025</h2><p>Blue, as in 2026.</p>", {
    title: "Compost bins up to 2026",
  });

  expect(runWithReading(staleYears, html)).toMatchObject({ share: 1 });
});

test("a price of 1900 baht and 2000 words are not years", () => {
  const html = pageOf("<p>A visa costs 1900 baht. The form has room for 2000 words.</p>");

  expect(runWithReading(staleYears, html)).toEqual({
    kind: "not-applicable",
    reason: "The text presents no year as the current one.",
  });
});

test("a story keeps its years", () => {
  const html = pageOf("<p>As of 2019 we had one bin in the whole garden.</p>");

  expect(runWithReading(staleYears, html, { kind: "case-study" }).kind).toBe("not-applicable");
});

test("a dated article isn't blamed for what was current when it was written", () => {
  const html = pageOf(
    '<p>Published <time datetime="2025-03-04">March 4, 2025</time></p><p>As of December 2024 there were few bins in the whole town.</p>',
  );
  expect(runWithReading(staleYears, html)).toMatchObject({ share: 1, found: "The text mentions 2025." });
  expect(runWithReading(staleYears, html.replaceAll("2025", "2026"))).toMatchObject({
    share: expect.closeTo(0.75),
  });
});

test("a year in the heading of another article isn't this text's", () => {
  const html = pageOf(padding(8)).replace("</main>", "</main><aside><h2>The best bins of 2026</h2></aside>");
  expect(runWithReading(staleYears, html).kind).toBe("not-applicable");
});
