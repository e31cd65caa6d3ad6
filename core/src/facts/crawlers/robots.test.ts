import { expect, test } from "vitest";
import { readCrawlerAccess } from "./crawlers.ts";
import { parseRobots, ruleFinder } from "./robots.ts";

const allowed = (text: string, bot: string, path: string) =>
  ruleFinder(parseRobots(text), bot)(`https://site.example${path}`)?.allow ?? true;

test("the group that names the crawler wins over the one for all", () => {
  const text = "User-agent: *\nDisallow: /\n\nUser-agent: PerplexityBot\nDisallow: /private/";

  expect(allowed(text, "PerplexityBot", "/post")).toBe(true);
  expect(allowed(text, "PerplexityBot", "/private/post")).toBe(false);
  expect(allowed(text, "Bingbot", "/post")).toBe(false);
});

test("several agents share a group, and several groups of one agent are one", () => {
  const text =
    "User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /a\n\nUser-agent: oai-searchbot\nDisallow: /b";

  expect(allowed(text, "OAI-SearchBot", "/a")).toBe(false);
  expect(allowed(text, "OAI-SearchBot", "/b")).toBe(false);
  expect(allowed(text, "GPTBot", "/b")).toBe(true);
});

test("the longest rule decides, and allow on a tie", () => {
  expect(allowed("User-agent: *\nDisallow: /blog\nAllow: /blog/open", "Googlebot", "/blog/open/1")).toBe(
    true,
  );
  expect(allowed("User-agent: *\nDisallow: /page\nAllow: /page", "Googlebot", "/page")).toBe(true);
  expect(allowed("User-agent: *\nAllow: /\nDisallow: /x", "Googlebot", "/x")).toBe(false);
});

test("stars and the end sign match as written", () => {
  const text = "User-agent: *\nDisallow: /*.pdf$\nDisallow: /a/*/z";

  expect(allowed(text, "Bingbot", "/files/one.pdf")).toBe(false);
  expect(allowed(text, "Bingbot", "/files/one.pdf?x=1")).toBe(true);
  expect(allowed(text, "Bingbot", "/a/b/c/z/1")).toBe(false);
  expect(allowed(text, "Bingbot", "/a/z")).toBe(true);
});

test("comments, byte order mark, odd line ends and an empty disallow change nothing", () => {
  const text = "\uFEFFUser-agent: * # everyone\r\nDisallow:\rSitemap: https://site.example/s.xml";

  expect(allowed(text, "Googlebot", "/anything")).toBe(true);
});

test("half a million comment signs before a line separator are read in one pass", () => {
  const text = `${"#".repeat(500_000)}\u2028\nUser-agent: *\nDisallow: /x # a comment\u2028of two parts`;

  expect(allowed(text, "Googlebot", "/x")).toBe(false);
  expect(allowed(text, "Googlebot", "/y")).toBe(true);
});

test("escaped and plain letters are the same path", () => {
  expect(allowed("User-agent: *\nDisallow: /%7Euser", "Googlebot", "/~user/page")).toBe(false);
});

test("a rule before any agent binds no one", () => {
  expect(allowed("Disallow: /\nUser-agent: *\nAllow: /", "Googlebot", "/")).toBe(true);
});

test("a pattern of a thousand stars is matched at once", () => {
  const before = process.cpuUsage();
  allowed(`User-agent: *\nDisallow: /${"*a".repeat(1000)}$`, "Googlebot", `/${"a".repeat(5000)}b`);
  const { user, system } = process.cpuUsage(before);

  expect((user + system) / 1_000).toBeLessThan(3_000);
});

test("search and training crawlers are distinguished for each engine", () => {
  const robots = {
    kind: "found",
    url: "https://site.example/robots.txt",
    text: "User-agent: GPTBot\nDisallow: /",
  } as const;
  const access = readCrawlerAccess(robots, "https://site.example/post") ?? [];

  expect(access.find((one) => one.bot === "GPTBot")).toMatchObject({
    purpose: "training",
    allowed: false,
    rule: "Disallow: /",
  });
  expect(access.filter((one) => one.purpose === "search").every((one) => one.allowed)).toBe(true);
});

test("no robots.txt allows all, one that fails refuses all, one not asked for says nothing", () => {
  const url = "https://site.example/robots.txt";

  expect(readCrawlerAccess({ kind: "absent", url, status: 404 }, url)?.every((one) => one.allowed)).toBe(
    true,
  );
  expect(
    readCrawlerAccess({ kind: "failed", url, reason: "status 503" }, url)?.some((one) => one.allowed),
  ).toBe(false);
  expect(readCrawlerAccess(null, url)).toBeNull();
});

test("thirty thousand rules are made ready once, and a thousand addresses cost little", () => {
  const rules = Array.from({ length: 30_000 }, (_, n) => `Disallow:/x*${n}z`).join("\n");
  const ruleFor = ruleFinder(parseRobots(`User-agent: *\n${rules}`), "Googlebot");
  const before = process.cpuUsage();
  for (let n = 0; n < 1_000; n++) ruleFor(`https://site.example/x${n}/${"page".repeat(20)}`);
  const { user, system } = process.cpuUsage(before);

  expect((user + system) / 1_000).toBeLessThan(3_000);
  expect(ruleFor("https://site.example/x/7z")).toMatchObject({ path: "/x*7z" });
});
