import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";

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

test("published and modified are distinguished, also in words", () => {
  const { published, modified } = page(
    "",
    '<p class="meta">Posted 1 March 2022. Last updated: 4 April 2023</p>',
  );

  expect(published?.value).toBe("2022-03-01");
  expect(modified?.value).toBe("2023-04-04");
});

test.each([
  "Aktualisiert am",
  "Mis à jour le",
  "Actualizado el",
  "Aggiornato il",
  "Atualizado em",
  "Bijgewerkt op",
  "Zaktualizowano",
])("%s: the day of a change", (words) => {
  const { published, modified } = page(
    "",
    `<p class="byline">Bee Desk · ${words} <time datetime="2023-04-04">4.4.2023</time></p>`,
  );

  expect(modified).toMatchObject({ value: "2023-04-04", source: "element" });
  expect(published?.source).not.toBe("element");
});

test("a date after the clock of the evidence is not believed", () => {
  const meta = '<meta name="date" content="2031-01-01">';

  expect(page(meta, "", "https://bees.example/x", "2026-01-01T00:00:00Z").published).toBeNull();
});

test("a found date says where it is on the page", () => {
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

const numeric = (
  written: string,
  { head = "", body = "", url = "https://bees.example/spring", lang = "en" } = {},
) =>
  readPage(
    `<html lang="${lang}"><head>${head}</head><body><article><h1>Bees in spring</h1><p class="date">${written}</p>${PROSE}${body}</article></body></html>`,
    url,
  ).published?.value;

test("in a date of numbers the address tells the day from the month", () => {
  expect(numeric("03/10/2023", { url: "https://bees.example/2023/october/03/swarm" })).toBe("2023-10-03");
  expect(numeric("03/10/2023", { url: "https://bees.example/2023/10/swarm" })).toBe("2023-10-03");
  expect(numeric("03/10/2023", { url: "https://bees.example/2023/03/swarm", lang: "fr" })).toBe("2023-03-10");
});

test("in a date of numbers the other dates of the page tell the day from the month", () => {
  const comment = '<div class="comments"><p>29/10/2023 A swarm came to us too.</p></div>';

  expect(numeric("03/10/2023", { body: comment })).toBe("2023-10-03");
  expect(numeric("Posted 11/01/2023, updated 1 November 2023", { lang: "de" })).toBe("2023-11-01");
});

test("in a date of numbers that nothing explains the habit of the readers counts", () => {
  expect(numeric("03/10/2023")).toBe("2023-03-10");
  expect(numeric("03/10/2023", { lang: "en-US" })).toBe("2023-03-10");
  expect(numeric("03/10/2023", { lang: "en-GB" })).toBe("2023-10-03");
  expect(numeric("03/10/2023", { lang: "es" })).toBe("2023-10-03");
  expect(numeric("03/10/2023", { url: "https://bees.co.uk/spring" })).toBe("2023-10-03");
  expect(numeric("03/10/2023", { head: '<meta property="og:locale" content="en_AU">' })).toBe("2023-10-03");
});

test("a month by its name in the address is read", () => {
  expect(page("", "", "https://bees.example/2023/october/03/swarm").published).toMatchObject({
    value: "2023-10-03",
    source: "url",
  });
  expect(page("", "", "https://bees.example/2023/swarms/03/").published).toBeNull();
});

test("a page without any date has none", () => {
  expect(page("").published).toBeNull();
});

test("a source in a footnote does not date the page", () => {
  const notes =
    "<ol><li>Society of Beekeepers (June 2, 2016)</li><li>Hive Journal, vol. 4 (May 9, 2017)</li></ol>";

  expect(page("", `${PROSE}${PROSE}<h2>Sources</h2>${notes}`).dates).toEqual([]);
  expect(page("", `${PROSE}<section class="footnotes">${notes}</section>`).dates).toEqual([]);
});

test("a customer review does not date the product", () => {
  const review =
    '<article class="productReview" itemscope itemtype="https://schema.org/Review"><p>By Faith Cole Jul 5th 2022</p><p>Warm gloves, and the sleeves are long enough for my arms.</p></article>';

  expect(page("", `${PROSE}${PROSE}${review.repeat(2)}`).dates).toEqual([]);
});

test("a build number is not a date, and neither is a copyright line", () => {
  const html = (line: string) => page("", `${PROSE}</article><footer><p>${line}</p></footer><article>`).dates;

  expect(html("rev 2026.3.13.41005")).toEqual([]);
  expect(html("build 1773517954-7.4.23")).toEqual([]);
  expect(html("© 2001 Hive Foundation. Last updated on Mar 06, 2026")).toEqual([]);
});

test("a page may say at its end when it was last changed", () => {
  const { published, modified } = page("", `${PROSE}<p>This page was last edited on 8 November 2025.</p>`);

  expect(modified?.value).toBe("2025-11-08");
  expect(published).toBeNull();
});

test("the days of an event or an offer do not date the page", () => {
  expect(page("", "<p>Offer valid Dec. 17, 2025 - Jan. 7, 2026</p>").dates).toEqual([]);
  expect(page("", "<p>1 May 2024 - 3 May 2024</p>").dates).toEqual([]);
});

test("dates of related pages below the text are left out, and so are several that contradict each other", () => {
  const card = (day: string) => `<div><h3>Another hive</h3><p>${day}</p></div>`;
  const cards = card("December 2, 2025") + card("November 9, 2025");

  expect(page("", `${PROSE}<div class="related-posts">${cards}</div>`).dates).toEqual([]);
  expect(page("", `${PROSE.repeat(8)}<div>${cards}</div>`).published).toBeNull();
});

test("data in a script belongs to a product or a review when the page has text", () => {
  const script = '<script>var shop = {"created_at":"2024-09-16T09:19:00Z"}</script>';

  expect(page("", script).dates).toEqual([]);
});

test("the date of another page in structured data is not the page's date", () => {
  const list =
    '<script type="application/ld+json">{"@type":"Blog","blogPost":[{"@type":"BlogPosting","datePublished":"2024-01-01"}]}</script>';

  expect(page(list).published).toBeNull();
});

test("a day in the address is read in both orders and outweighs another day in the text", () => {
  const dated = (url: string) => page("", '<p class="date">19.5.2007</p>', url).published;

  expect(dated("https://bees.example/2007/05/20/swarm/")).toMatchObject({
    value: "2007-05-20",
    source: "url",
  });
  expect(dated("https://bees.example/news/29-10-2021")).toMatchObject({ value: "2021-10-29", source: "url" });
});

test("a day in the first sentence dates an event, a day after a place dates the page", () => {
  const opening = (words: string) =>
    page(
      "",
      `<p>${words} the keepers of the valley counted their hives and found that most had come through.</p>`,
    ).published;

  expect(opening("In the two weeks to October 4, 2024,")).toBeNull();
  expect(opening("On October 4, 2024,")).toBeNull();
  expect(opening("GRAZ, October 4, 2024 -")).toMatchObject({ value: "2024-10-04" });
});

test("the date of a teaser is the teaser's, also where the page has none", () => {
  const card = (day: string) =>
    `<div class="item"><h3><a href="/lake">Lake track</a></h3><time class="updated" datetime="${day}">then</time></div>`;
  const box = (day: string) =>
    `<a class="item" href="/lake"><h3>Lake track</h3><span class="date">${day}</span></a>`;
  const own = '<p class="meta">1 March 2025</p>';

  expect(page("", `${own}${PROSE.repeat(3)}${card("2026-03-14")}`)).toMatchObject({
    published: { value: "2025-03-01" },
    modified: null,
  });
  expect(page("", `${PROSE.repeat(3)}${box("March 14, 2026")}`)).toMatchObject({
    published: null,
    modified: null,
  });
});

test("a stamp that follows other words without a space says what it means", () => {
  expect(page("", "<p>Senior Analyst<span>Updated Mar 3, 2026</span></p>").modified?.value).toBe(
    "2026-03-03",
  );
});
