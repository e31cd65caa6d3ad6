/**
 * Every private address, in every spelling, by every way in which the product opens an address that a user gave: a page, a
 * sitemap, a redirect of an engine, and a webhook. A server on this machine counts who arrives: nobody.
 */
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { listenOnLoopback } from "../../testing/listen-on-loopback.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createPages, type OpenPages } from "./create-pages.ts";
import { closedForms, closedHosts, closedNames } from "./testing/hostile-addresses.ts";

let arrived = 0;
const canary = createServer((_request, response) => {
  arrived++;
  response.end("canary");
});
let server: TestServer;
let person: Person;
let pages: OpenPages;
let urls: string[] = [];
beforeAll(async () => {
  const port = await listenOnLoopback(canary);
  const hosts = [...closedHosts, ...closedNames];
  urls = [
    ...new Set([
      ...hosts.flatMap((host) => [`http://${host}/`, `https://${host}/`, `http://${host}:${port}/`]),
      ...closedForms,
    ]),
  ];
  const [database] = serverDatabases;
  if (!database) throw new Error("no database");
  server = await startTestServer(database);
  person = await server.signUp();
  pages = createPages({ allow: [], production: false, now: () => new Date() });
});
afterAll(async () => {
  await pages.close();
  await server.close();
  await new Promise((closed) => canary.close(closed));
});

const ways: Record<string, (url: string) => Promise<unknown>> = {
  page: (url) => pages.gather(url),
  sitemap: (url) => pages.listSitemap(url, { pace: async () => {}, most: 10, user: "u" }),
  redirect: (url) => pages.redirectOf(url),
  webhook: async (url) =>
    server.services.createWebhook({
      userId: person.id,
      session: await server.sessionOf(person),
      requestId: null,
      url,
      events: ["analysis.finished"],
      format: "standard",
    }),
};

test.each(Object.keys(ways))("as a %s: nothing is opened", async (way) => {
  expect(urls.length).toBeGreaterThan(1_070);
  const passed: string[] = [];
  for (const url of urls) {
    const outcome = await ways[way]?.(url).then(
      (value) => (value === null ? "nothing" : "opened"),
      () => "refused",
    );
    if (outcome === "opened") passed.push(url);
  }
  expect(passed).toEqual([]);
  expect(arrived).toBe(0);
});
