import type { ServerResponse } from "node:http";
import type { Evidence } from "@citeworthy/core/evidence";
import { site as product } from "@citeworthy/core/product/identity/site";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { createPages } from "./create-pages.ts";
import {
  html,
  loopbackSite,
  NOW,
  pagesFor,
  redirect,
  sitemap,
  siteWith,
  text,
  urlset,
  waitsThatEnd,
} from "./testing/loopback-site.ts";

const closedAfterwards = <T extends { close(): Promise<void> }>(thing: T): T => {
  onTestFinished(() => thing.close());
  return thing;
};

test("a page becomes evidence, with its way there and its surroundings", async () => {
  const { site, gather } = await siteWith({
    "/Old": redirect("/Middle", 301),
    "/Middle": redirect("/a?b=C"),
    "/a?b=C": (_request, response) => {
      response.setHeader("Set-Cookie", "session=secret");
      response.setHeader("X-Robots-Tag", ["noindex", "nosnippet"]);
      html("<title>Zoë</title>", { "Last-Modified": "Tue, 03 Nov 2026 10:00:00 GMT" })(_request, response);
    },
    "/robots.txt": text("User-agent: *\nDisallow: /x\nSitemap: /map.xml"),
    "/map.xml": sitemap(urlset("<loc>{origin}/a?b=C</loc><lastmod>2026-11-03</lastmod>")),
  });
  const evidence = await gather("/Old#part");

  expect(evidence).toEqual({
    requestedUrl: `${site.origin}/Old#part`,
    url: `${site.origin}/a?b=C`,
    redirects: [
      { from: `${site.origin}/Old`, to: `${site.origin}/Middle`, status: 301 },
      { from: `${site.origin}/Middle`, to: `${site.origin}/a?b=C`, status: 302 },
    ],
    status: 200,
    headers: expect.objectContaining({
      "content-type": "text/html; charset=utf-8",
      "last-modified": "Tue, 03 Nov 2026 10:00:00 GMT",
      "x-robots-tag": "noindex, nosnippet",
    }),
    html: "<title>Zoë</title>",
    bytes: 19,
    timings: { firstByteMs: expect.any(Number), totalMs: expect.any(Number) },
    robots: {
      kind: "found",
      url: `${site.origin}/robots.txt`,
      text: expect.stringContaining("Disallow: /x"),
    },
    sitemap: { url: `${site.origin}/map.xml`, listed: true, lastModified: "2026-11-03" },
    botAnswers: null,
    now: NOW.toISOString(),
  } satisfies Evidence);
  expect(evidence.headers).not.toHaveProperty("set-cookie");
});

test("tracking parameters are not sent, and those that a redirect adds don't name another page", async () => {
  const asked: string[] = [];
  const { site, gather } = await siteWith({
    "/a?id=3": (request, response) => {
      asked.push(request.url ?? "");
      redirect("/b?id=3&_gl=1*x")(request, response);
    },
    "/b?id=3&_gl=1*x": html("<p>b</p>"),
    "/sitemap.xml": sitemap(urlset("<loc>{origin}/b?id=3&amp;utm_source=sitemap</loc>")),
  });
  const evidence = await gather("/a?utm_source=chatgpt.com&id=3&srsltid=Afm");

  expect(asked).toEqual(["/a?id=3"]);
  expect(evidence).toMatchObject({
    requestedUrl: `${site.origin}/a?utm_source=chatgpt.com&id=3&srsltid=Afm`,
    url: `${site.origin}/b?id=3`,
    sitemap: { listed: true },
  });
});

test("we say who we are, bring no cookie and no referrer, and take gzip and br only", async () => {
  const seen: Record<string, unknown>[] = [];
  const { gather } = await siteWith({
    "/a": (request, response) => {
      seen.push(request.headers);
      response.writeHead(302, { location: "/b", "set-cookie": "a=b" }).end();
    },
    "/b": (request, response) => {
      seen.push(request.headers);
      html("<p>b</p>")(request, response);
    },
  });
  await gather();

  expect(seen).toHaveLength(2);
  for (const headers of seen) {
    expect(headers["user-agent"]).toContain(product.name);
    expect(headers["accept-encoding"]).toBe("gzip, br");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
    expect(headers).not.toHaveProperty("authorization");
  }
});

test("steps are reported in order, bots only when requested", async () => {
  const { site, pages } = await siteWith({ "/a": html("<p>a</p>") });
  const steps: string[] = [];
  await pages.gather(`${site.origin}/a`, { onStep: (step) => steps.push(step) });
  expect(steps).toEqual(["page", "robots", "sitemap"]);
  await pages.gather(`${site.origin}/a`, { checkBots: true, onStep: (step) => steps.push(step) });
  expect(steps.slice(3)).toEqual(["page", "robots", "sitemap", "bots"]);
});

test("a site without robots.txt or sitemap has neither, and its page is read", async () => {
  const { site, gather } = await siteWith({ "/a": html("<p>a</p>") });
  const { robots, sitemap } = await gather();
  expect(robots).toEqual({ kind: "absent", url: `${site.origin}/robots.txt`, status: 404 });
  expect(sitemap).toBeNull();
});

test("bots that are refused are distinguished from those that are answered or left waiting", async () => {
  const { endLast } = waitsThatEnd();
  const { site, pages } = await siteWith({
    "/a": (request, response) => {
      const agent = request.headers["user-agent"] ?? "";
      if (agent.includes("ClaudeBot")) return endLast();
      response
        .writeHead(/GPTBot|PerplexityBot/.test(agent) ? 403 : 200, { "content-type": "text/html" })
        .end("<p>a");
    },
  });
  const { botAnswers } = await pages.gather(`${site.origin}/a`, { checkBots: true });
  const statuses = Object.fromEntries((botAnswers ?? []).map(({ bot, status }) => [bot, status]));

  expect(statuses).toMatchObject({
    GPTBot: 403,
    PerplexityBot: 403,
    ClaudeBot: null,
    "OAI-SearchBot": 200,
    Bingbot: 200,
  });
  expect(statuses).not.toHaveProperty("Google-Extended");
});

test("who gives up gets their own reason, at any step", async () => {
  for (const silent of ["/a", "/robots.txt", "/sitemap.xml"]) {
    const controller = new AbortController();
    const { site, pages } = await siteWith({
      "/a": html("<p>a</p>"),
      [silent]: () => controller.abort(new Error(`gave up at ${silent}`)),
    });
    const work = pages.gather(`${site.origin}/a`, { signal: controller.signal });
    await expect(work).rejects.toThrow(`gave up at ${silent}`);
  }
});

test("a caller whose own time is up gets no half evidence", async () => {
  const controller = new AbortController();
  const { site, pages } = await siteWith({
    "/a": html("<p>a</p>"),
    "/robots.txt": () => controller.abort(new DOMException("time is up", "TimeoutError")),
  });
  const work = pages.gather(`${site.origin}/a`, { signal: controller.signal });
  await expect(work).rejects.toMatchObject({ code: "page/timeout" });
  expect(site.asked).toEqual(["/a", "/robots.txt"]);
});

test("a place is free again after a failure", async () => {
  const limiter = { running: 1, runningPerUser: 1, waiting: 0, waitingPerUser: 0 };
  const { gather } = await siteWith({ "/a": html("<p>a</p>") }, { limits: { limiter } });
  await expect(gather("/missing")).rejects.toMatchObject({ code: "page/status", details: { status: 404 } });
  const first = gather();
  await expect(gather()).rejects.toMatchObject({ code: "request/too-many" });
  expect((await first).html).toBe("<p>a</p>");
});

test("no more than thirty-two pages of one site are read at a time", async () => {
  const held: ServerResponse[] = [];
  let most = 0;
  const answerHeld = () => {
    most = Math.max(most, held.length);
    for (const response of held.splice(0)) response.setHeader("content-type", "text/html").end("<p>a</p>");
  };
  const { site, gather } = await siteWith({
    "/a": (_request, response) => {
      held.push(response);
      // One more request would be here by then.
      if (held.length === 32) setTimeout(answerHeld, 50);
    },
  });
  await Promise.all(Array.from({ length: 64 }, () => gather()));
  expect(site.asked.filter((path) => path === "/a")).toHaveLength(64);
  expect(most).toBe(32);
});

test("in production a live server on this machine is refused, by number and by name", async () => {
  const site = closedAfterwards(await loopbackSite({ "/a": html("<p>secret</p>") }));
  const pages = closedAfterwards(createPages({ allow: [], production: true, now: () => NOW }));
  for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "127.1"]) {
    const url = `http://${host}:${site.port}/a`;
    await expect(pages.gather(url), url).rejects.toMatchObject({ code: "page/refused-address" });
  }
  expect(site.asked).toEqual([]);
});

test("in production no pair is opened", () => {
  const options = { allow: ["127.0.0.1:4567"], production: true, now: () => NOW };
  expect(() => createPages(options)).toThrow("refused in production");
});

test("an opened pair opens nothing beside it", async () => {
  const inside = closedAfterwards(await loopbackSite({ "/a": html("a") }));
  const beside = closedAfterwards(await loopbackSite({ "/a": html("b") }));
  const pages = pagesFor([inside], { lookup: async () => [{ address: "127.0.0.1", family: 4 }] });
  closedAfterwards(pages);
  expect((await pages.gather(`${inside.origin}/a`)).html).toBe("a");
  const closed = [
    `${beside.origin}/a`,
    `http://localhost:${inside.port}/a`,
    `http://127.0.0.2:${inside.port}/a`,
  ];
  for (const url of [...closed, `http://rebound.example:${inside.port}/a`, "http://rebound.example/a"]) {
    await expect(pages.gather(url), url).rejects.toMatchObject({ code: "page/refused-address" });
  }
  expect(beside.asked).toEqual([]);
});

test("an opened name is resolved by the machine itself", async () => {
  const site = closedAfterwards(await loopbackSite({ "/a": html("<p>a</p>") }));
  const allow = [`localhost:${site.port}`];
  const pages = closedAfterwards(createPages({ allow, production: false, now: () => NOW }));
  expect((await pages.gather(`http://localhost:${site.port}/a`)).html).toBe("<p>a</p>");
});

test("a proxy named in the environment is not used", async () => {
  const proxy = closedAfterwards(await loopbackSite({}));
  vi.stubEnv("http_proxy", proxy.origin).stubEnv("HTTP_PROXY", proxy.origin);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { gather } = await siteWith({ "/a": html("<p>a</p>") });
  expect((await gather()).html).toBe("<p>a</p>");
  expect(proxy.asked).toEqual([]);
});

test("a closed port, and TLS spoken to a server that knows none, are unreachable", async () => {
  const { site, pages } = await siteWith({ "/a": html("<p>a</p>") });
  const secure = pages.gather(`https://127.0.0.1:${site.port}/a`);
  await expect(secure).rejects.toMatchObject({ code: "page/unreachable" });
  await site.close();
  await expect(pages.gather(`${site.origin}/a`)).rejects.toMatchObject({ code: "page/unreachable" });
});

test("a redirect beyond ASCII is followed as browsers do", async () => {
  const { gather } = await siteWith({
    "/a": redirect(Buffer.from("/caf\u00e9 au lait").toString("latin1")),
    "/caf%C3%A9%20au%20lait": html("<p>ol\u00e9</p>"),
  });
  expect((await gather()).html).toBe("<p>ol\u00e9</p>");
});

test("slow pages of a host, asked for by ten users, don't hold up another user's page of that host", async () => {
  const slow: ServerResponse[] = [];
  const { site, pages } = await siteWith({
    "/slow": (_request, response) => void slow.push(response.writeHead(200, { "content-type": "text/html" })),
    "/quick": html("<title>Quick</title>"),
  });
  const waiting = Array.from({ length: 20 }, (_, n) =>
    pages.gather(`${site.origin}/slow`, { user: `user ${n % 10}` }).catch(() => null),
  );
  await eventually(() => expect(slow).toHaveLength(20));
  const { html: text } = await pages.gather(`${site.origin}/quick`, { user: "another" });
  expect(text).toContain("Quick");
  for (const response of slow) response.end("<title>Slow</title>");
  await Promise.all(waiting);
});
