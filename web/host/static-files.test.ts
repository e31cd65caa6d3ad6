import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { site } from "@citeworthy/core/product/identity/site";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStaticFiles, serveStaticFiles } from "./static-files.ts";

const app = new Hono();
let dir = "";
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "citeworthy-static-"));
  mkdirSync(join(dir, "assets"));
  mkdirSync(join(dir, "about"));
  writeFileSync(join(dir, "assets/app-abc.js"), `console.log("${"x".repeat(2000)}")`);
  writeFileSync(
    join(dir, "about/index.html"),
    `<link rel="canonical" href="https://${site.host}/about"><a href="/share?url=https%3A%2F%2F${site.host}%2Fabout">Share</a><script>go()</script>`,
  );
  app.use(serveStaticFiles(loadStaticFiles(dir, { baseUrl: "https://app.example.com", formTargets: [] })));
  app.all("*", (c) => c.text("a page", 404));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test("a hashed asset may be kept forever and comes compressed as asked", async () => {
  const answer = await get("/assets/app-abc.js", { "accept-encoding": "gzip" });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain("console.log");
  expect(
    (await get("/assets/app-abc.js", { "accept-encoding": "br, gzip" })).headers.get("content-encoding"),
  ).toBe("br");
});

test("a page rendered ahead is asked for again, and answered 304 where nothing changed", async () => {
  const first = await get("/about");
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const etag = first.headers.get("etag") ?? "";
  expect((await get("/about", { "if-none-match": etag })).status).toBe(304);
  expect((await get("/about", { "if-none-match": '"other"' })).status).toBe(200);
});

test("the tags that a browser names are read in one pass, also with many spaces between them", async () => {
  const etag = (await get("/about")).headers.get("etag") ?? "";
  const tags = `"a"${" ".repeat(16_000)}"b" , W/${etag}`;
  for (let n = 0; n < 1_000; n++) expect((await get("/about", { "if-none-match": tags })).status).toBe(304);
});

test("a page rendered ahead names the operator's address and allows its own scripts by hash", async () => {
  const answer = await get("/about");
  const html = await answer.text();
  expect(html).toContain('href="https://app.example.com/about"');
  expect(html).toContain("url=https%3A%2F%2Fapp.example.com%2Fabout");
  expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+'/);
});

test("an asset that is gone is a plain 404; a way out of the folder leads nowhere", async () => {
  expect(await (await get("/assets/gone.js")).text()).toBe("Not found");
  expect((await get("/assets/../../package.json")).status).toBe(404);
  expect((await get("/%2e%2e/%2e%2e/package.json")).status).toBe(404);
});
