import { expect, test } from "vitest";
import { unreachable } from "../guard/failure.ts";
import {
  answers,
  type Handler,
  html,
  redirect,
  siteWith,
  text,
  waitsThatEnd,
} from "../testing/loopback-site.ts";
import { sitemapsNamedIn } from "./sitemap-file.ts";
import { permitPage, type SitemapTasks, tasksInPlace } from "./sitemap-tasks.ts";
import { sitemapThreads } from "./sitemap-threads.ts";

const robotsCases: { name: string; handler: Handler; expected: object }[] = [
  { name: "403 is absent", handler: answers(403), expected: { kind: "absent", status: 403 } },
  { name: "410 is absent", handler: answers(410), expected: { kind: "absent", status: 410 } },
  { name: "503 is a failure", handler: answers(503), expected: { kind: "failed", reason: "status 503" } },
  {
    name: "a hang-up is a failure",
    handler: (request) => request.destroy(),
    expected: { kind: "failed", reason: "could not be fetched" },
  },
  {
    name: "a redirect inside a network is a failure",
    handler: redirect("http://10.0.0.1/robots.txt"),
    expected: { kind: "failed" },
  },
  {
    name: "a redirect is followed",
    handler: redirect("/moved.txt"),
    expected: { kind: "found", text: "User-agent: moved" },
  },
  {
    name: "too many redirects are absent",
    handler: redirect("/robots.txt"),
    expected: { kind: "absent", status: 302 },
  },
  {
    name: "a mark at its start is dropped",
    handler: text("\uFEFFUser-agent: *"),
    expected: { kind: "found", text: "User-agent: *" },
  },
  {
    name: "an endless one is cut",
    handler: text("#".repeat(600_000)),
    expected: { kind: "found", text: "#".repeat(512_000) },
  },
];

test.each(robotsCases)("robots.txt: $name", async ({ handler, expected }) => {
  const routes = { "/a": html("<p>a</p>"), "/robots.txt": handler, "/moved.txt": text("User-agent: moved") };
  const { gather } = await siteWith(routes);
  expect((await gather()).robots).toMatchObject(expected);
});

test("robots.txt: silence is a failure", async () => {
  const { endLast } = waitsThatEnd();
  const { gather } = await siteWith({ "/a": html("<p>a</p>"), "/robots.txt": endLast });
  expect((await gather()).robots).toMatchObject({ kind: "failed", reason: "no response in time" });
});

const mayRead = { "/a": html("<p>a</p>"), "/robots.txt": text("User-agent: *\nDisallow: /b") };
const pace = async () => {};

test("a bulk run asks the tasks of a site's files whether a page may be read", async () => {
  const asked: string[] = [];
  const permit: SitemapTasks["permit"] = async ({ url, crawler, robots }) => {
    asked.push(url);
    return permitPage({ url, crawler, robots });
  };
  const { site, gather } = await siteWith(
    { ...mayRead, "/c": redirect("/b") },
    { sitemaps: { ...tasksInPlace, permit } },
  );

  expect((await gather("/a", { pace })).status).toBe(200);
  await expect(gather("/c", { pace })).rejects.toMatchObject({ code: "page/robots" });
  expect(asked).toEqual(["/a", "/c", "/b"].map((path) => site.origin + path));
});

test("a thread says whether a page may be read", async () => {
  const { gather } = await siteWith(mayRead, { sitemaps: sitemapThreads({ givesWay: false }) });

  expect((await gather("/a", { pace })).status).toBe(200);
  await expect(gather("/b", { pace })).rejects.toMatchObject({ code: "page/robots" });
});

test("a robots.txt that takes too long to read doesn't hold its page up", async () => {
  const { endLast } = waitsThatEnd();
  const permit: SitemapTasks["permit"] = (_task, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(unreachable("no verdict in time")));
      endLast();
    });
  const { gather } = await siteWith(mayRead, { sitemaps: { ...tasksInPlace, permit } });

  await expect(gather("/a", { pace })).rejects.toMatchObject({ code: "page/unreachable" });
});

test("of the sitemaps that robots.txt names, the first ones are read", () => {
  const named = Array.from({ length: 50_000 }, (_, n) => `Sitemap: /${n}.xml`).join("\r");

  expect(
    sitemapsNamedIn(`\u2028\n  sitemap :\thttps://a.example/1.xml # one\nSITEMAP:x\n${named}`, 3),
  ).toEqual(["https://a.example/1.xml", "x", "/0.xml"]);
  expect(sitemapsNamedIn(`${"\u2028 ".repeat(250_000)}\nsitemap:${" ".repeat(250_000)}`, 3)).toEqual([]);
});
