import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  answers,
  type Handler,
  hostOf,
  html,
  sitemap,
  siteWith,
  text,
  urlset,
  waitsThatEnd,
} from "../testing/loopback-site.ts";

const index = (...urls: string[]) =>
  `<sitemapindex xmlns="x">${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join("")}</sitemapindex>`;

const page = "<loc>{origin}/a</loc>";
const other = "<loc>{origin}/other</loc>";
const many = (count: number) => Array.from({ length: count }, (_, i) => `{origin}/map-${i}.xml`);

const sitemapCases: { name: string; routes: Record<string, Handler>; expected: object | null }[] = [
  {
    name: "listed without a date",
    routes: { "/sitemap.xml": sitemap(urlset(other, page)) },
    expected: { listed: true, lastModified: null },
  },
  {
    name: "not listed",
    routes: { "/sitemap.xml": sitemap(urlset(other)) },
    expected: { listed: false, lastModified: null },
  },
  {
    name: "a closing slash, a scheme and CDATA do not matter",
    routes: {
      "/sitemap.xml": (request, response) =>
        sitemap(urlset(`<loc> <![CDATA[${hostOf(request).replace("http", "https")}/a/]]> </loc>`))(
          request,
          response,
        ),
    },
    expected: { listed: true },
  },
  {
    name: "an image's address is not a page's",
    routes: {
      "/sitemap.xml": sitemap(urlset(`${other}<image:image><image:loc>{origin}/a</image:loc></image:image>`)),
    },
    expected: { listed: false },
  },
  {
    name: "another letter case is another page",
    routes: { "/sitemap.xml": sitemap(urlset("<loc>{origin}/A</loc>")) },
    expected: { listed: false },
  },
  {
    name: "an index is followed",
    routes: {
      "/sitemap.xml": sitemap(index("{origin}/one.xml", "{origin}/two.xml")),
      "/one.xml": sitemap(urlset(other)),
      "/two.xml": sitemap(urlset(`${page}<lastmod>2026-01-02T03:04:05Z</lastmod>`)),
    },
    expected: { listed: true, lastModified: "2026-01-02T03:04:05Z" },
  },
  {
    name: "an index of indexes is not followed",
    routes: {
      "/sitemap.xml": sitemap(index("{origin}/one.xml")),
      "/one.xml": sitemap(index("{origin}/two.xml")),
      "/two.xml": sitemap(urlset(page)),
    },
    expected: { listed: null },
  },
  {
    name: "an index of itself ends",
    routes: { "/sitemap.xml": sitemap(index("{origin}/sitemap.xml")) },
    expected: { listed: null },
  },
  {
    name: "too many files leave it open",
    routes: {
      "/sitemap.xml": sitemap(index(...many(50))),
      ...Object.fromEntries(many(50).map((url) => [url.slice(8), sitemap(urlset(other))])),
    },
    expected: { listed: null },
  },
  {
    name: "the likeliest file of many is read first",
    routes: {
      "/sitemap.xml": sitemap(index(...many(50), "{origin}/a-pages.xml")),
      "/a-pages.xml": sitemap(urlset(page)),
    },
    expected: { listed: true },
  },
  {
    name: "a gzip file",
    routes: {
      "/robots.txt": text("sitemap:/map.xml.gz"),
      "/map.xml.gz": (request, response) =>
        text(gzipSync(urlset(`<loc>${hostOf(request)}/a</loc>`)), "application/gzip")(request, response),
    },
    expected: { listed: true },
  },
  {
    name: "a gzip bomb leaves it open",
    routes: {
      "/sitemap.xml": text(gzipSync(Buffer.concat([Buffer.from("<urlset>"), Buffer.alloc(32 << 20, " ")]))),
    },
    expected: { listed: null },
  },
  {
    name: "a plain list",
    routes: { "/sitemap.xml": sitemap("{origin}/b\n{origin}/a\n") },
    expected: { listed: true },
  },
  {
    name: "a home page for every address is no sitemap",
    routes: { "/sitemap.xml": html("<!doctype html><title>Home</title>") },
    expected: null,
  },
  { name: "an empty answer is no sitemap", routes: { "/sitemap.xml": text("") }, expected: null },
  {
    name: "a failing server leaves it open",
    routes: { "/sitemap.xml": answers(500) },
    expected: { listed: null },
  },
  {
    name: "a sitemap inside a network is not read",
    routes: { "/robots.txt": text("Sitemap: http://169.254.169.254/latest") },
    expected: { listed: null },
  },
  {
    name: "nonsense lines are passed over",
    routes: {
      "/robots.txt": text("Sitemap:\nSitemap: http://[\nSitemap: /map.xml"),
      "/map.xml": sitemap(urlset(page)),
    },
    expected: { listed: true },
  },
  {
    name: "an unclosed file ends",
    routes: { "/sitemap.xml": text(`<urlset>${"<url><loc>".repeat(100_000)}`) },
    expected: { listed: false },
  },
];

test.each(sitemapCases)("sitemap: $name", async ({ routes, expected }) => {
  const { gather } = await siteWith({ "/a": html("<p>a</p>"), ...routes });
  const { sitemap: found } = await gather();
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

test("sitemap: silence leaves it open", async () => {
  const { endLast } = waitsThatEnd();
  const { gather } = await siteWith({ "/a": html("<p>a</p>"), "/sitemap.xml": endLast });
  expect((await gather()).sitemap).toMatchObject({ listed: null });
});

test("the sitemap search reads a bounded number of files", async () => {
  const { site, gather } = await siteWith({
    "/a": html("<p>a</p>"),
    "/sitemap.xml": sitemap(index(...many(50))),
  });
  await gather();
  expect(site.asked.filter((path) => path.endsWith(".xml"))).toHaveLength(6);
});

test("the files of one search share their bytes, and running out leaves it open", async () => {
  const padded = (entry: string) => sitemap(`${urlset(entry)}${" ".repeat(2_000)}`);
  const routes = {
    "/a": html("<p>a</p>"),
    "/robots.txt": text("Sitemap: /1.xml\nSitemap: /2.xml\nSitemap: /3.xml"),
    "/1.xml": padded(other),
    "/2.xml": padded(other),
    "/3.xml": padded(page),
  };
  const enough = { wireBytes: 9_000, decodedBytes: 9_000, files: 6 };
  const rich = await siteWith(routes, { limits: { sitemap: enough } });
  expect((await rich.gather()).sitemap?.listed).toBe(true);

  const poor = await siteWith(routes, { limits: { sitemap: { ...enough, decodedBytes: 3_000 } } });
  expect((await poor.gather()).sitemap?.listed).toBeNull();
  expect(poor.site.asked).not.toContain("/3.xml");
});
