import { afterAll, beforeAll, expect, test } from "vitest";
import { createPages } from "../../../adapters/pages/create-pages.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../../testing/stub-page.ts";
import { readCompetitors } from "./read-competitors.ts";

let site: StubPage;
let pages: ReturnType<typeof createPages>;
beforeAll(async () => {
  site = await startStubPage({ "/quick": html(ARTICLE), "/silent": () => {}, "/late": html(ARTICLE) });
  pages = createPages({ allow: [site.host], production: false, now: () => new Date() });
});
afterAll(async () => {
  await pages.close();
  await site.close();
});

const log = { debug() {}, info() {}, warn() {}, error() {} };

test("pages that don't come in time are left out with the reason, and those that did are used", async () => {
  const urls = ["/quick", "/silent", "/late"].map(site.url);
  const request = { jobId: "job", userId: "user", urls, page: "https://example.com/" };
  const wait = new AbortController();
  // The time is over once the quick page was read.
  const gather: typeof pages.gather = async (url, options) => {
    const evidence = await pages.gather(url, options);
    wait.abort(new DOMException("", "TimeoutError"));
    return evidence;
  };
  const read = await readCompetitors({ pages: { ...pages, gather }, log }, request, wait.signal);
  expect(read).toEqual([
    { url: site.url("/quick"), html: ARTICLE },
    { url: site.url("/silent"), problem: "The page took too long to respond." },
    { url: site.url("/late"), problem: "The page took too long to respond." },
  ]);
});
