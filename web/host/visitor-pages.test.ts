import { Hono } from "hono";
import { expect, test } from "vitest";
import { isVisitor, serveVisitorPages } from "./visitor-pages.ts";

const HOME = { baseUrl: "https://app.example.com", formTargets: [] };
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** `rendered` holds the paths that were rendered for visitors; everything else is answered "for you". */
function open(answer = (path: string) => html(`<script>go()</script>${path}`)) {
  const rendered: string[] = [];
  const clock = { now: 0 };
  const app = new Hono();
  const render = async (path: string) => {
    rendered.push(path);
    return answer(path);
  };
  app.use(serveVisitorPages(["/", "/blog"], render, HOME, () => clock.now));
  app.all("*", (c) => c.text("for you"));
  return { app, rendered, clock };
}
const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html; charset=utf-8", ...init.headers } });

test("many visitors share one rendering", async () => {
  const { app, rendered } = open();
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.request("/")));
  for (const answer of answers) expect(await answer.text()).toBe("<script>go()</script>/");
  expect(rendered).toEqual(["/"]);
});

test("a browser may not keep the page, and its scripts are allowed by hash", async () => {
  const answer = await open().app.request("/");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test.each<[string, string, RequestInit]>([
  ["a session cookie", "/", { headers: { cookie: "a=b; __Host-citeworthy.session_token=x.y" } }],
  ["a bearer token", "/", { headers: { authorization: "Bearer x" } }],
  ["a query", "/blog?search=geo", {}],
  ["a form", "/", { method: "POST" }],
  ["another path", "/dashboard", {}],
])("a request with %s never gets the kept page", async (_, path, init) => {
  const { app } = open();
  await app.request("/");
  expect(await (await app.request(path, init)).text()).toBe("for you");
});

test("other cookies don't make a visitor a user", () => {
  expect(isVisitor(new Headers({ cookie: "consent=yes" }))).toBe(true);
});

test("after a minute the old copy is served once more while a new one is rendered", async () => {
  let version = 1;
  const { app, rendered, clock } = open(() => html(`version ${version}`));
  expect(await (await app.request("/")).text()).toBe("version 1");
  version = 2;
  clock.now = 60_000;
  expect(await (await app.request("/")).text()).toBe("version 1");
  await nextTurn();
  expect(await (await app.request("/")).text()).toBe("version 2");
  expect(rendered).toHaveLength(2);
});

test.each([
  ["a redirect", () => new Response(null, { status: 302, headers: { Location: "/x" } })],
  ["an error page", () => html("broken", { status: 500 })],
  ["a page that sets a cookie", () => html("hello", { headers: { "Set-Cookie": "a=b" } })],
])("%s isn't kept", async (_, answer) => {
  expect(await (await open(answer).app.request("/")).text()).toBe("for you");
});
