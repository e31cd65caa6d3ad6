import { request as rawRequest } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { bodyBudget } from "./body-budget.ts";
import type { Edge } from "./context.ts";
import { answerFailure } from "./failures.ts";
import { BODY_LIMIT, readBody } from "./read-body.ts";

let server: TestServer;
let person: Person;
beforeAll(async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  server = await startTestServer(testDatabase);
  person = await server.signUp();
});
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  server.call("/functions/analyze-content", { body, cookie: person.cookie, headers });

test("health answers in the words that other programs rely on", async () => {
  const { status, body } = await server.call("/healthz");
  expect({ status, body }).toEqual({ status: 200, body: { status: "ok" } });
});

test.each([
  ["that is no JSON", "{bad", {}, 400, "The request body must be JSON."],
  ["that is a list", "[]", {}, 400, "Please enter a URL"],
  ["with a list for a text", '{"input":["a"]}', {}, 400, "Please enter a URL"],
  [
    "of another type",
    '{"input":"x"}',
    { "content-type": "text/plain" },
    415,
    "Send the request with the content type application/json.",
  ],
  ["of 200 kB", JSON.stringify({ input: "x".repeat(200_000) }), {}, 413, "The request is too large."],
])("a body %s is answered as JSON with its status", async (_kind, body, headers, status, error) => {
  const answer = await post(body, headers as Record<string, string>);
  expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
  expect(answer.headers.get("content-type")).toContain("application/json");
});

/**
 * A body that is too large is refused at its last byte, and isn't ended before the answer: a server that hangs up on bytes it
 * hasn't read can reset the connection before its answer is seen.
 */
const postChunks = (path: string, bytes: number) =>
  new Promise<number>((done, failed) => {
    const request = rawRequest(new URL(path, server.url), {
      method: "POST",
      headers: { "content-type": "application/json", "transfer-encoding": "chunked", cookie: person.cookie },
    });
    request.on("response", (response) => {
      done(response.statusCode ?? 0);
      request.destroy();
    });
    request.on("error", failed);
    request.write("x".repeat(bytes - 1));
    request.write("x");
    if (bytes <= BODY_LIMIT) request.end();
  });

test("an oversized body in chunks is refused too", async () => {
  expect(await postChunks("/functions/analyze-content", BODY_LIMIT + 1)).toBe(413);
});

test.each(["/dashboard", "/pricing", "/ai-visibility-monitor", "/analysis/1"])(
  "the form of the page %s has the same body limit, with a declared length and in chunks",
  async (path) => {
    const declared = await server.call(path, {
      body: "a=b&".repeat(50_000),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(declared).toMatchObject({ status: 413, body: { error: "The request is too large." } });
    expect(await postChunks(path, BODY_LIMIT + 1)).toBe(413);
  },
);

test("a small body in chunks reaches its route", async () => {
  expect(await postChunks("/functions/analyze-content", BODY_LIMIT)).toBe(400);
});

const nul = "a\0b@example.com";
test.each([
  ["a path", "/r/%00", undefined],
  ["a query", "/api/auth/verify-email?token=%00", undefined],
  ["a sign-in", "/api/auth/sign-in/email", { email: nul, password: "some password" }],
  ["an API sign-in", "/api/session", { email: nul, password: "some password" }],
  ["a reset token", "/api/auth/reset-password", { newPassword: "some password", token: "a\0b" }],
  ["a page to analyze", "/functions/analyze-content", { input: "https://example.com/\0" }],
  ["a raw body", "/functions/analyze-content", '{"input":"a\0b"}'],
])("a NUL character in %s is refused with 400", async (_where, path, body) => {
  const { status, body: answer } = await server.call(path, {
    cookie: person.cookie,
    ...(body !== undefined && { body }),
  });
  expect({ status, error: answer.error }).toEqual({
    status: 400,
    error: "The request is not in the expected format.",
  });
});

test("a NUL character in a form is refused too, and text that only mentions one is not", async () => {
  const form = await server.call("/dashboard", {
    body: "name=a%00b",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(form.status).toBe(400);
  const mentioned = await post(JSON.stringify({ input: "\\u0000 and %00" }));
  expect(mentioned.body.error).not.toBe("The request is not in the expected format.");
});

test("where no payments are set up, the provider's messages are turned away and nothing else is there", async () => {
  const posted = await server.call("/webhooks/dodo", { body: { type: "subscription.active" } });
  expect(posted).toMatchObject({ status: 503, body: { error: "Payments are not set up on this site." } });
  expect((await server.call("/webhooks/dodo")).status).toBe(405);
  expect((await server.call("/webhooks/other", { body: {} })).status).toBe(404);
});

test.each(["https://evil.example", "null", "http://127.0.0.1:1"])(
  "a request from the origin %s changes nothing",
  async (origin) => {
    const { status, body } = await server.call("/api/auth/sign-out", {
      body: {},
      cookie: person.cookie,
      headers: { origin },
    });
    expect(status).toBe(403);
    expect(body.error).toBe("This request came from another site and was refused.");
    expect((await server.call("/api/session", { cookie: person.cookie })).body.user).toMatchObject({
      id: person.id,
    });
  },
);

test("a cross-site form without an origin header is recognized by its fetch metadata", async () => {
  const { status } = await server.call("/api/auth/sign-out", {
    method: "POST",
    cookie: person.cookie,
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(status).toBe(403);
});

test("unknown addresses of ours answer in JSON, and a wrong method says which is right", async () => {
  expect(await server.call("/functions/nope", { body: {} })).toMatchObject({
    status: 404,
    body: { error: "Nothing found at this URL." },
  });
  const get = await server.call("/functions/analyze-content");
  expect(get).toMatchObject({ status: 405, body: { error: "Use POST for this URL." } });
  expect(get.headers.get("allow")).toBe("POST");
});

test("every answer carries its id and the headers that keep a browser careful", async () => {
  const { headers } = await server.call("/api/session");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a file that isn't a page loads nothing when it is opened, nor does the sample page", async () => {
  const sample = await server.call("/sample-page");
  expect(sample.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(sample.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const text = await server.call("/nothing-here");
  expect(text.headers.get("content-type")).toContain("text/plain");
  expect(text.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a bearer token that is not one is a visitor's", async () => {
  const { status } = await server.call("/functions/analyze-content", {
    body: { input: "https://example.com" },
    headers: { authorization: "Bearer nonsense" },
  });
  expect(status).toBe(401);
});

const large = (bytes: number) => JSON.stringify({ urls: ["x".repeat(bytes)] });

test.each(["/api/batches", "/projects/add", "/projects/add.data", "/ai-reports/import"])(
  "nobody without an account has a large body read: %s",
  async (path) => {
    expect((await server.call(path, { body: large(200_000) })).status).toBe(413);
    const invalid = { authorization: "Bearer none" };
    expect((await server.call(path, { body: large(200_000), headers: invalid })).status).toBe(413);
  },
);

test("a person's large list is read, and one of many small parts is refused before it is parsed", async () => {
  const send = (body: string, type = "application/json") =>
    server.call("/api/batches", { body, cookie: person.cookie, headers: { "content-type": type } });
  expect((await send(large(200_000))).body.details).toEqual({ code: "request/invalid" });
  const lines = Array.from({ length: 20_000 }, (_, n) => `https://a.example/${n}`);
  expect((await send(JSON.stringify({ urls: lines, start: false }))).status).toBe(200);
  const before = process.threadCpuUsage();
  for (const [body, type] of [
    ["a=b&".repeat(2_000_000), "application/x-www-form-urlencoded"],
    ["[".repeat(7_000_000), "application/json"],
    [`[${"{},".repeat(2_000_000)}1]`, "application/json"],
    [`{${'"a":1,'.repeat(1_000_000)}"b":2}`, "application/json"],
    [
      `--x\r\n${"Content-Disposition: form-data;name=a\r\n\r\n--x\r\n".repeat(20_000)}`,
      "multipart/form-data;boundary=x",
    ],
  ] as const)
    expect((await send(body, type)).status).toBe(400);
  const { user, system } = process.threadCpuUsage(before);
  // The test's own sending is in it; parsing these took seconds each.
  expect((user + system) / 1_000).toBeLessThan(2_000);
});

test("a sender who hangs up during an upload is no failure of ours: nothing is logged as one", async () => {
  const errors: string[] = [];
  const note = () => {};
  const log = { debug: note, info: note, warn: note, error: (event: string) => void errors.push(event) };
  const app = new Hono<Edge>();
  app.onError(answerFailure(log));
  app.use(readBody({}, server.services));
  app.post("/", (c) => c.text("read"));
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error("aborted")) });
  const answer = await app.request("/", { method: "POST", body, duplex: "half" } as RequestInit);
  expect([answer.status, errors]).toEqual([400, []]);
});

test("small bodies that are being sent have a budget by network, and the room of known callers isn't theirs", async () => {
  const budgets = { known: bodyBudget(100_000, 100_000), anyone: bodyBudget(200_000, 100_000) };
  const app = new Hono<Edge>();
  app.onError(answerFailure(server.services.log));
  app.use(async (c, next) => {
    c.set("clientAddress", c.req.header("x-from") ?? "");
    await next();
  });
  app.use(readBody({}, server.services, budgets));
  app.post("/", (c) => c.text("read"));
  const post = (from: string, body: string | ReadableStream) =>
    app.request("/", { method: "POST", body, headers: { "x-from": from }, duplex: "half" } as RequestInit);
  /** A body that arrives and doesn't end until it is told to. */
  const open = (from: string, bytes: number) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const answer = post(from, readable);
    return { answer, sent: writer.write(new Uint8Array(bytes).fill(97)), end: () => writer.close() };
  };
  const slow = [open("one", 60_000), open("one", 30_000), open("two", 90_000)];
  await Promise.all(slow.map(({ sent }) => sent));
  const refused = await post("one", "a".repeat(20_000));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
  // All networks together.
  expect((await post("three", "a".repeat(30_000))).status).toBe(429);
  expect((await post("three", "a".repeat(10_000))).status).toBe(200);
  budgets.known.open("person").take(100_000);
  await Promise.all(slow.map(({ end }) => end()));
  for (const { answer } of slow) expect((await answer).status).toBe(200);
  expect((await post("one", "a".repeat(90_000))).status).toBe(200);
});

test("bodies have a budget, for all callers and for each", () => {
  const budget = bodyBudget(10, 6);
  const [one, other] = [budget.open("one"), budget.open("one")];
  one.take(4);
  expect(() => other.take(3)).toThrow("Too many requests");
  other.take(2);
  const third = budget.open("two");
  third.take(4);
  expect(() => third.take(1)).toThrow("Too many requests");
  one.giveBack();
  third.take(1);
});

test.each([
  ["/functions/analyze-content", { input: "https://a.example", question: "half \ud800" }],
  ["/functions/monitor-ai-visibility", { url: "https://a.example", query: "\udfff" }],
  ["/api/keys", { name: "\ud800", scopes: ["read"] }],
])("half of a character pair is refused, a whole one isn't: %s", async (path, body) => {
  const answer = await server.call(path, { body, cookie: person.cookie });
  expect(answer.status).toBe(400);
});
test.each([{ redirect_uris: ["https://a.example/?q=\ud800"] }, { client_name: "\udfff" }])(
  "an app can't register with half of a character pair: %o",
  async (half) => {
    const body = { redirect_uris: ["https://a.example/cb"], ...half };
    const answer = await server.call("/api/oauth/register", { body });
    expect(answer).toMatchObject({ status: 400, body: { error: "invalid_client_metadata" } });
  },
);
test("an escaped emoji is text like any other", async () => {
  const body = '{"name":"Build \\ud83d\\ude00","scopes":["read"]}';
  expect((await server.call("/api/keys", { body, cookie: person.cookie })).status).toBe(201);
});
