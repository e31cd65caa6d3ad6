import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type StubPage, startStubPage } from "../../../testing/stub-page.ts";
import { createPages } from "../create-pages.ts";
import { sitemapThreads } from "./sitemap-threads.ts";

const text =
  (body: () => string | Buffer): Parameters<typeof startStubPage>[0][string] =>
  (_request, response) =>
    response.writeHead(200, { "content-type": "text/xml" }).end(body());
const urlset = (urls: readonly string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;

/** About 500 kB of rules that each address has to be compared with. */
const hostile = () => Array.from({ length: 25_000 }, (_, n) => `Disallow:/x*${n}z`).join("\n");

let site: StubPage;
let pages: ReturnType<typeof createPages>;
beforeAll(async () => {
  const endless = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [
      `/endless-${n}.xml`,
      text(
        () =>
          `<sitemapindex><sitemap><loc>${site.url(`/endless-${n + 1}.xml`)}</loc></sitemap><sitemap><loc>${site.url("/pages.xml")}</loc></sitemap></sitemapindex>`,
      ),
    ]),
  );
  site = await startStubPage({
    ...endless,
    "/pages.xml": text(() =>
      urlset([site.url("/a"), site.url("/b"), "http://10.0.0.1/admin", "https://else.example/"]),
    ),
    "/long.xml.gz": text(() =>
      gzipSync(urlset(Array.from({ length: 500 }, (_, n) => site.url(`/page/${n}`)))),
    ),
    "/tracked.xml": text(() =>
      urlset(["?utm_source=map&amp;id=3", "?id=3", "?id=4"].map((search) => site.url(`/a${search}`))),
    ),
    "/robots.txt": text(() => `User-agent: *\n${hostile()}`),
    "/half.xml": text(
      () =>
        `<sitemapindex>${["/missing.xml", "/drop.xml", "/pages.xml"].map((path) => `<sitemap><loc>${site.url(path)}</loc></sitemap>`).join("")}<sitemap><loc>http://169.254.169.254/map.xml</loc></sitemap></sitemapindex>`,
    ),
    "/drop.xml": (_request, response) => void response.destroy(),
    "/hostile/map.xml": text(() =>
      urlset(Array.from({ length: 100_000 }, (_, n) => site.url(`/x${n}/${"y".repeat(60)}`))),
    ),
    "/drip.xml": (_request, response) => {
      response.writeHead(200, { "content-type": "text/xml" });
      response.write("<urlset>");
      const timer = setInterval(() => response.write(`<url><loc>${site.url("/slow")}</loc></url>`), 20);
      response.on("close", () => clearInterval(timer));
    },
    "/home.xml": (_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<html></html>"),
  });
  pages = createPages({ allow: [site.host], production: false, now: () => new Date() });
});
afterAll(async () => {
  await pages.close();
  await site.close();
});

const asked: string[] = [];
const pace = async (host: string) => {
  asked.push(host);
};
const list = (path: string, most = 1000, signal?: AbortSignal) =>
  pages.listSitemap(site.url(path), { pace, most, ...(signal && { signal }) });

test("an index that names an index for ever ends at a depth, and says that there is more", async () => {
  const found = await list("/endless-0.xml");
  expect(found).toMatchObject({ otherSite: 2, isCut: true });
  expect(found?.urls).toEqual([site.url("/a"), site.url("/b")]);
  expect(site.hits.filter((path) => path.startsWith("/endless-"))).toHaveLength(4);
  expect(asked.length).toBeGreaterThanOrEqual(5);
});

test("a page that is listed with and without tracking is one page", async () => {
  expect((await list("/tracked.xml"))?.urls).toEqual([site.url("/a?id=3"), site.url("/a?id=4")]);
});

test("a packed file is read up to the number that is wanted", async () => {
  const found = await list("/long.xml.gz", 100);
  expect(found?.urls).toHaveLength(100);
  expect(found?.isCut).toBe(true);
  expect((await list("/long.xml.gz"))?.urls).toHaveLength(500);
});

test("a file that never ends is given up, and one that isn't a sitemap is none", async () => {
  await expect(list("/drip.xml", 1000, AbortSignal.timeout(500))).rejects.toThrow();
  expect(await list("/home.xml")).toBeNull();
  expect(await list("/missing.xml")).toBeNull();
});

test("a private address is refused before anything is fetched", async () => {
  await expect(pages.listSitemap("http://192.168.0.1/sitemap.xml", { pace, most: 10 })).rejects.toMatchObject(
    {
      code: "page/refused-address",
    },
  );
});

test("an index goes on after a file that can't be read or lies on another site's private host", async () => {
  const found = await list("/half.xml");
  expect(found?.urls).toEqual([site.url("/a"), site.url("/b")]);
  expect(found?.isCut).toBe(true);
});

test("a hostile robots.txt and a list of 100,000 pages are read in a thread, while this one goes on", async () => {
  const threads = createPages({
    ...{ allow: [site.host], production: false, now: () => new Date() },
    // A thread that gives way takes minutes on a busy machine.
    sitemaps: sitemapThreads({ givesWay: false }),
  });
  onTestFinished(() => threads.close());
  await threads.listSitemap(site.url("/pages.xml"), { pace, most: 10 });
  const before = { here: process.threadCpuUsage(), all: process.cpuUsage() };
  const found = await threads.listSitemap(site.url("/hostile/map.xml"), { pace, most: 2_000 });
  const here = process.threadCpuUsage(before.here);
  const all = process.cpuUsage(before.all);
  expect(found).toMatchObject({ isCut: true });
  expect(found?.urls).toHaveLength(2_000);
  // Sending the list is work of this thread too; reading it takes several times as long.
  expect(here.user + here.system).toBeLessThan((all.user + all.system) / 2);
});

test("of one user's lists one is read at a time, and of those that wait there are two", async () => {
  const begun = Promise.withResolvers<void>();
  const slow = new AbortController();
  const open = (user: string, signal = slow.signal) =>
    pages.listSitemap(site.url("/drip.xml"), { pace: async () => begun.resolve(), most: 10, user, signal });
  const held = [open("one"), open("one"), open("one")].map((list) => list.catch(() => "stopped"));
  await expect(open("one")).rejects.toMatchObject({ code: "request/too-many" });
  await begun.promise;
  expect(
    (await pages.listSitemap(site.url("/pages.xml"), { pace, most: 10, user: "two" }))?.urls,
  ).toHaveLength(2);
  slow.abort();
  expect(await Promise.all(held)).toEqual(["stopped", "stopped", "stopped"]);
});
