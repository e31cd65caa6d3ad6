/** An installation of which the operator has set nothing: it speaks for nobody and leads nowhere it doesn't know. */

import { crawl } from "../fixtures/crawl.ts";
import { ownProduct } from "../fixtures/own-product.ts";
import { expect, test } from "../fixtures/test.ts";
import { VISITOR_PAGES } from "../screens/routes.ts";

// One installation for all of them.
test.describe.configure({ mode: "serial" });
const product = ownProduct("fresh", async () => ({ settings: {}, end: async () => {} }));

/** A page of a person or company on a social network; a single post or video may be a source of an article. */
const ACCOUNT =
  /^https?:\/\/(www\.)?(linkedin\.com\/(company|in)|(x|twitter)\.com\/\w+\/?$|youtube\.com\/(@|c\/|channel)|facebook\.com|instagram\.com)/;
const RESERVED = /\.(example|invalid|test)(:\d+)?$/;

/** Programs follow the addresses in these. */
const FILES = [
  "/sitemap.xml",
  "/robots.txt",
  "/rss.xml",
  "/feed.json",
  "/llms.txt",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
];

test("every link of a fresh installation leads somewhere, and none to a placeholder or an account", async ({
  request,
}) => {
  const { broken, outside, pages, files } = await crawl(request, product.url(), [...VISITOR_PAGES, ...FILES]);

  expect(pages).toBeGreaterThan(50);
  expect(files).toBeGreaterThanOrEqual(FILES.length);
  expect(broken).toEqual([]);
  const links = [...outside].map(([link, page]) => `${link} on ${page}`);
  expect(links.filter((link) => link.startsWith("mailto:"))).toEqual([]);
  expect(links.filter((link) => RESERVED.test(URL.parse(link.split(" ")[0] ?? "")?.host ?? ""))).toEqual([]);
  expect(links.filter((link) => ACCOUNT.test(link.split(" ")[0] ?? ""))).toEqual([]);
});

test("what browsers and feed readers ask for by themselves is there", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  const asked = [
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
    "/apple-touch-icon-precomposed.png",
    "/robots.txt",
    "/sitemap.xml",
    "/rss.xml",
    "/feed.json",
    "/feed",
    "/rss",
    "/feed.xml",
    "/atom.xml",
    "/index.xml",
    "/blog/feed",
    "/blog/rss.xml",
    "/manifest.json",
    "/security.txt",
    "/apple-touch-icon-120x120.png",
    "/apple-touch-icon-152x152-precomposed.png",
    "/.well-known/security.txt",
    "/.well-known/change-password",
    "/terms",
    ...manifest.icons.map(({ src }: { src: string }) => src),
  ];
  const missing = [];
  for (const path of asked) {
    const status = (await request.get(path)).status();
    if (status !== 200) missing.push({ path, status });
  }
  expect(missing).toEqual([]);
  // Password managers take the address for real only if an unknown one is not found.
  const unknown = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await request.get(unknown)).status()).toBe(404);

  const feed = await (await request.get("/feed.json")).json();
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1" });
  expect(feed.items).toHaveLength(28);
  for (const { url } of feed.items.slice(0, 2)) expect((await request.get(url)).status()).toBe(200);
  const ico = await (await request.get("/favicon.ico")).body();
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
});

test("security.txt has a contact and a day on which it ends", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toContain(`Contact: ${product.url()}/about#operator`);
  const end = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(end).toBeGreaterThan(Date.now());
});

test("without an address to write to, pages say who to ask instead of linking to nobody", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Who runs this site" }).click();
  await page.waitForURL("/about#operator");
  await expect(page.getByRole("contentinfo").getByRole("heading", { name: "Social" })).toHaveCount(0);
  await expect(page.getByText("Contact and social links")).toHaveCount(0);
});
