import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { canonical } from "./canonical.ts";
import { crawlerWall } from "./crawler-wall.ts";
import { declaredLanguage } from "./declared-language.ts";
import { delivery } from "./delivery.ts";
import { description } from "./description.ts";
import { imageAlternatives } from "./image-alternatives.ts";
import { searchCrawlers } from "./search-crawlers.ts";
import { sitemapEntry } from "./sitemap-entry.ts";
import { slug } from "./slug.ts";
import { snippetPermission } from "./snippet-permission.ts";
import { structuredDataAgreement } from "./structured-data-agreement.ts";
import { structuredDataPresence } from "./structured-data-presence.ts";
import { trainingCrawlers } from "./training-crawlers.ts";

const page = pageOf(padding(12));
const robots = (text: string) =>
  ({ robots: { kind: "found", url: "https://garden.example/robots.txt", text } }) as const;

test("a refused search crawler is named with its engine and rule, and gets rules to paste", () => {
  expect(runAudit(searchCrawlers, page, robots("User-agent: Bingbot\nDisallow: /guides/"))).toMatchObject({
    found: "robots.txt refuses Bingbot (Bing and Copilot, Disallow: /guides/).",
    snippet: { language: "text", code: "User-agent: Bingbot\nAllow: /" },
  });
  expect(shareOf(searchCrawlers, page, { robots: null })).toBeNull();
});

test("refused training crawlers are told without points", () => {
  expect(runAudit(trainingCrawlers, page, robots("User-agent: CCBot\nDisallow: /"))).toMatchObject({
    kind: "reported",
    found: "Refused: CCBot.",
  });
});

test("a ban on snippets is found in tags and headers, for those who listen", () => {
  const tag = pageOf(padding(3), { head: '<meta name="googlebot" content="nosnippet">' });
  expect(shareOf(snippetPermission, tag)).toBe(0);
  expect(shareOf(snippetPermission, page, { headers: { "x-robots-tag": "googlebot: nosnippet" } })).toBe(0);
  expect(
    shareOf(snippetPermission, page, {
      headers: { "x-robots-tag": "max-snippet:50, unavailable_after: 25 Jun 2030" },
    }),
  ).toBe(1);
});

test("delivery counts status, https and detours", () => {
  const hop = { from: "https://a.example/", to: "https://b.example/", status: 301 };
  expect(shareOf(delivery, page)).toBe(1);
  expect(shareOf(delivery, page, { redirects: [hop, hop, hop] })).toBeCloseTo(0.8);
  expect(shareOf(delivery, page, { status: 500 })).toBeCloseTo(0.5);
});

test("a crawler refused by the server is named", () => {
  expect(shareOf(crawlerWall, page)).toBeNull();
  expect(
    runAudit(crawlerWall, page, {
      botAnswers: [
        { bot: "PerplexityBot", status: 403 },
        { bot: "Bingbot", status: 200 },
      ],
    }),
  ).toMatchObject({
    share: 0.5,
    found: "Refused: PerplexityBot (status 403).",
  });
});

test("its own canonical address may differ in scheme, www and slash", () => {
  const link = (href: string) => pageOf(padding(2), { head: `<link rel="canonical" href="${href}">` });
  expect(shareOf(canonical, link("http://www.garden.example/guides/compost-heap-temperature/"))).toBe(1);
  expect(shareOf(canonical, link("https://other.example/"))).toBe(0);
  expect(shareOf(canonical, page)).toBe(0.4);
});

test("structured data is worth nothing by being there, and little by agreeing", () => {
  const data = (headline: string) =>
    pageOf(padding(2), {
      head: `<script type="application/ld+json">{"@graph":[{"@type":"Article","headline":"${headline}"}]}</script>`,
    });
  expect(runAudit(structuredDataPresence, data("x")).kind).toBe("reported");
  expect(shareOf(structuredDataAgreement, data("How hot does a compost heap get?"))).toBe(1);
  expect(runAudit(structuredDataAgreement, data("Ten cars to buy now"))).toMatchObject({
    share: 0.5,
    found: "Faults: the headline is not on the page.",
  });
  expect(shareOf(structuredDataAgreement, page)).toBeNull();
});

test("a missing description comes with one made from the page", () => {
  const finding = runAudit(description, pageOf("<p>A compost heap gets as hot as 65 °C & more.</p>"));
  expect(finding).toMatchObject({
    share: 0,
    snippet: {
      language: "html",
      code: '<meta name="description" content="A compost heap gets as hot as 65 °C &amp; more.">',
    },
  });
});

test("a wrong language is told by the words", () => {
  const german =
    "<p>Der Haufen wird heiß, weil die Bakterien beim Abbau viel Wärme abgeben und das Stroh diese Wärme im Inneren hält. Kleine Haufen verlieren sie schneller, als sie entsteht, und deshalb bleiben sie kalt. Wer ihn zweimal in der Woche wendet, bekommt schon nach zehn Tagen guten Boden.</p>";
  expect(shareOf(declaredLanguage, page)).toBe(1);
  expect(shareOf(declaredLanguage, pageOf(german))).toBeCloseTo(0.2);
});

test("the sitemap is judged only when it was looked at", () => {
  const sitemap = { url: "https://garden.example/sitemap.xml", listed: null, lastModified: null };
  expect(shareOf(sitemapEntry, page, { sitemap: null })).toBeNull();
  expect(shareOf(sitemapEntry, page, { sitemap })).toBeNull();
  expect(shareOf(sitemapEntry, page, { sitemap: { ...sitemap, listed: false } })).toBe(0);
  expect(shareOf(sitemapEntry, page, { sitemap: { ...sitemap, listed: true } })).toBe(0.7);
});

test("an address of ids and parameters names no topic", () => {
  expect(shareOf(slug, page)).toBe(1);
  expect(shareOf(slug, page, { url: "https://garden.example/index.php?p=1234567" })).toBeLessThan(0.4);
  expect(shareOf(slug, page, { url: "https://garden.example/" })).toBeNull();
});

test("a file name is no text for a picture, an empty one is for decoration", () => {
  expect(
    shareOf(imageAlternatives, pageOf(`${padding(3)}<img src="a.jpg" alt="IMG_1234.jpg">${padding(3, 9)}`)),
  ).toBe(0);
  expect(
    shareOf(
      imageAlternatives,
      pageOf(`${padding(3)}<img src="a.jpg" alt="A steaming heap in snow">${padding(3, 9)}`),
    ),
  ).toBe(1);
  expect(
    shareOf(imageAlternatives, pageOf(`${padding(3)}<img src="a.jpg" alt="">${padding(3, 9)}`)),
  ).toBeNull();
});
