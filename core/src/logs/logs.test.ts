import { expect, test } from "vitest";
import { assistantOf, isAsset } from "./assistants.ts";
import { botOf, LOG_BOTS } from "./bots.ts";
import { readIpRanges } from "./ip-ranges.ts";
import { fileReader, LONGEST_LINE, mayMatter } from "./read-line.ts";
import { sitemapPaths } from "./sitemap-paths.ts";
import { lineSplitter } from "./split-lines.ts";
import { logTally, type TallyOptions } from "./tally.ts";

const GPTBOT = "Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
type Line = { ip?: string; path?: string; status?: number; agent?: string; referrer?: string };
const line = ({
  ip = "20.15.240.65",
  path = "/a",
  status = 200,
  agent = GPTBOT,
  referrer = "-",
}: Line = {}) =>
  `${ip} - - [14/Nov/2026:23:30:00 -0100] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "${agent}"`;

function report(lines: readonly string[], options?: TallyOptions) {
  const tally = logTally(options);
  const reader = fileReader();
  for (const one of lines) {
    const entry = reader.read(one);
    if (entry !== "skip") tally.add(entry);
  }
  return tally.report();
}

test("names are matched whole, whatever their case", () => {
  expect(botOf(GPTBOT)?.name).toBe("GPTBot");
  expect(botOf("Mozilla/5.0 (compatible; Claude-User/1.0)")).toMatchObject({
    name: "Claude-User",
    purpose: "user",
  });
  expect(botOf("claudebot/1.0")).toMatchObject({ name: "ClaudeBot", purpose: "training" });
  for (const agent of ["NotGPTBot/1.0", "GPTBot-Checker", "ClaudeBots", "", "AhrefsBot/7.0", "my-ClaudeBot"])
    expect(botOf(agent)).toBeNull();
});

test("no crawler is lost by the quick look before a line is read", () => {
  for (const { name } of LOG_BOTS) expect(mayMatter(line({ agent: `${name}/1.0` })), name).toBe(true);
  for (const host of [
    "chatgpt.com",
    "www.perplexity.ai",
    "copilot.microsoft.com",
    "gemini.google.com",
    "claude.ai",
    "chat.mistral.ai",
    "grok.com",
    "you.com",
    "duck.ai",
    "meta.ai",
  ]) {
    expect(assistantOf(`https://${host}/c/1`, "/"), host).not.toBeNull();
    expect(mayMatter(line({ agent: "Chrome", referrer: `https://${host}/` })), host).toBe(true);
  }
});

test("visits from assistants leave out assets, errors and look-alike hosts", () => {
  const from = (referrer: string, path = "/guide", status = 200) =>
    line({ agent: "Chrome", referrer, path, status });
  const { referrals } = report([
    from("https://chatgpt.com/"),
    from("-", "/guide?utm_source=chatgpt.com&x=1"),
    from("https://chatgpt.com/", "/app.css"),
    from("https://chatgpt.com/", "/gone", 404),
    from("https://chatgpt.com.evil.example/"),
  ]);
  expect(referrals).toEqual([
    { assistant: "ChatGPT", visits: 2, pages: 1, top: [{ path: "/guide", visits: 2 }] },
  ]);
  expect(isAsset("/logo.SVG?v=2")).toBe(true);
  expect(isAsset("/what-is.js/guide")).toBe(false);
});

test.each([
  ["combined", [line()]],
  ["combined with a virtual host", [`own.example ${line()}`]],
  [
    "Cloudflare's JSON",
    [
      JSON.stringify({
        ClientIP: "20.15.240.65",
        ClientRequestURI: "/a",
        ClientRequestUserAgent: GPTBOT,
        EdgeResponseStatus: 200,
        EdgeStartTimestamp: 1_794_702_600_000_000_000,
      }),
    ],
  ],
  [
    "Caddy's JSON",
    [
      JSON.stringify({
        ts: 1_794_702_600.5,
        status: 200,
        request: { remote_ip: "20.15.240.65", uri: "/a", headers: { "User-Agent": [GPTBOT] } },
      }),
    ],
  ],
  [
    "CloudFront",
    [
      "#Version: 1.0",
      "#Fields: date time c-ip cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query",
      ["2026-11-15", "00:30:00", "20.15.240.65", "/a", "200", "-", encodeURIComponent(GPTBOT), "-"].join(
        "\t",
      ),
    ],
  ],
])("%s is read", (_name, lines) => {
  const { bots, unread } = report(lines);
  expect(unread).toBe(0);
  expect(bots).toMatchObject([
    { name: "GPTBot", visits: 1, pages: 1, days: [{ day: "2026-11-15", visits: 1 }] },
  ]);
});

test("refusals are set beside robots.txt, and what it forbids is counted too", () => {
  const robots = "User-agent: GPTBot\nDisallow: /private\n";
  const { bots } = report(
    [
      line({ status: 403 }),
      line({ status: 429, path: "/private/x" }),
      line({ path: "/private/y" }),
      line({ status: 401 }),
    ],
    { robots },
  );
  expect(bots[0]).toMatchObject({
    refused: { 401: 1, 403: 1, 429: 1 },
    refusedAllowed: 2,
    visitedForbidden: 1,
  });
});

test("a name from a foreign address is spoofed, and without ranges nobody says so", () => {
  const ranges = readIpRanges('{"date":"2026-11-01","bots":{"gptbot":["20.15.240.64/28","2a01:111::/32"]}}');
  if (!ranges) throw new Error("The ranges were not read");
  const { bots, rangesDate } = report(
    [line(), line({ ip: "1.2.3.4" }), line({ ip: "2a01:111:5::9" }), line({ agent: "ClaudeBot/1.0" })],
    { ranges },
  );
  expect(rangesDate).toBe("2026-11-01");
  expect(bots).toMatchObject([
    { name: "GPTBot", visits: 2, spoofed: 1, unknownIp: 0 },
    { name: "ClaudeBot", visits: 1, spoofed: 0, unknownIp: 1 },
  ]);
  expect(readIpRanges("[]")).toBeNull();
  expect(readIpRanges("no JSON")).toBeNull();
});

test("a page that was fetched with tracking parameters is a page of the sitemap", () => {
  const xml = "<loc>https://a.example/g?p=1&amp;utm_source=map</loc><loc>https://a.example/g?p=2</loc>";
  const { sitemap } = report([line({ agent: "OAI-SearchBot", path: "/g?utm_source=openai&p=1" })], {
    sitemap: sitemapPaths(xml),
  });
  expect(sitemap).toEqual({ pages: 2, neverFetched: 1, paths: ["/g?p=2"] });
});

test("pages of the sitemap that no search crawler fetched are listed; a refusal doesn't count as a fetch", () => {
  const xml =
    "<urlset><url><loc>https://own.example/a</loc></url><url><loc> https://own.example/b?x=1&amp;y=2 </loc></url><url><loc>https://own.example/c</loc></url></urlset>";
  const search = "Mozilla/5.0 (compatible; OAI-SearchBot/1.0)";
  const { sitemap } = report(
    [line({ agent: search }), line({ path: "/b?x=1&y=2" }), line({ agent: search, path: "/c", status: 403 })],
    {
      sitemap: sitemapPaths(xml),
    },
  );
  expect(sitemap).toEqual({ pages: 3, neverFetched: 2, paths: ["/b?x=1&y=2", "/c"] });
});

test("damage is counted and never thrown: broken JSON, half lines, quotes, endless lines, binary", () => {
  const lines = [
    '{"status":',
    "{}",
    line().slice(0, 60),
    `${"x".repeat(LONGEST_LINE + 1)}`,
    "\0\u0001 bot",
    "",
    "# note",
    '1.1.1.1 - - [x] "GET /\\" bot HTTP/1.1" 200 1 "-" "GPTBot"',
  ];
  const { lines: count, unread, bots } = report(lines);
  expect([count, unread]).toEqual([6, 4]);
  expect(bots).toMatchObject([{ name: "GPTBot", visits: 1, days: [] }]);
});

test("distinct pages are bounded, and still counted", () => {
  const lines = Array.from({ length: 25_000 }, (_, at) => line({ path: `/p${at}` }));
  const [bot] = report(lines).bots;
  expect(bot).toMatchObject({ visits: 25_000, pages: 20_000, morePages: true });
});

test("lines come whole, however the file is cut, and a line without end isn't kept", () => {
  const found: string[] = [];
  const splitter = lineSplitter((one) => found.push(one));
  for (const piece of ["one\r", "\ntw", "o\n", "\nthr", "ee"]) splitter.push(piece);
  for (let at = 0; at < 40; at++) splitter.push("x".repeat(50_000));
  splitter.end();
  expect(found.slice(0, 3)).toEqual(["one", "two", ""]);
  expect(found[3]?.length).toBeLessThan(3 * LONGEST_LINE);
});
