/** Answers made to hang, flood or fool a reader: each must end by itself, before the test's own limit, with the right words. */
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Handler,
  html,
  type LoopbackSite,
  loopbackSite,
  pagesFor,
  rawSite,
  redirect,
  siteWith,
} from "./testing/loopback-site.ts";

const MiB = 1024 * 1024;
/** For answers that only a limit can end. */
const SHORT = { connectMs: 400, headersMs: 400, idleMs: 400, totalMs: 1_500 };
/** Longer than a test may take, for answers that end by what they contain. */
const LONG_MS = 600_000;
const LONG = { connectMs: LONG_MS, headersMs: LONG_MS, idleMs: LONG_MS, totalMs: LONG_MS };
const MEMORY = 64 * MiB;

const HTML = { "content-type": "text/html; charset=utf-8" };
const block = Buffer.alloc(MiB, "a");
const zeros = Buffer.alloc(128 * MiB);
const gzipBomb = gzipSync(zeros);
const brBomb = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const sends =
  (body: string | Buffer, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(200, { ...HTML, ...headers }).end(body);

const endless =
  (status: number, headers: Record<string, string>): Handler =>
  (_request, response) => {
    response.writeHead(status, headers);
    const pour = () => {
      while (!response.destroyed && response.write(block));
      if (!response.destroyed) response.once("drain", pour);
    };
    pour();
  };

/** Repeats a small act until the other side has gone. */
function drip(
  target: { on(event: "close", listener: () => void): unknown },
  act: () => void,
  everyMs: number,
) {
  const timer = setInterval(act, everyMs);
  target.on("close", () => clearInterval(timer));
}

const tooLarge = (limit: string) => ({ code: "page/too-large", details: { limit } });
const notHtml = (type: string) => ({ code: "page/not-html", details: { type } });
const timeout = { code: "page/timeout" };
const unreachable = { code: "page/unreachable" };

const overHttp: Record<string, [Handler, object]> = {
  "/endless": [endless(200, HTML), tooLarge("2 MB")],
  "/gzip-bomb": [sends(gzipBomb, { "content-encoding": "gzip" }), tooLarge("5 MB")],
  "/br-bomb": [sends(brBomb, { "content-encoding": "br" }), tooLarge("5 MB")],
  "/double-gzip": [sends(gzipSync(gzipBomb), { "content-encoding": "gzip, gzip" }), unreachable],
  "/gzip-in-br": [sends(brotliCompressSync(gzipBomb), { "content-encoding": "gzip, br" }), unreachable],
  "/many-encodings": [sends("x", { "content-encoding": Array(200).fill("gzip").join(", ") }), unreachable],
  "/deflate": [sends(deflateSync(block), { "content-encoding": "deflate" }), unreachable],
  "/zstd": [sends("x", { "content-encoding": "zstd" }), unreachable],
  "/bad-gzip": [sends("not gzip at all", { "content-encoding": "gzip" }), unreachable],
  "/cut-gzip": [sends(gzipSync(block).subarray(0, 100), { "content-encoding": "gzip" }), unreachable],
  "/slow-body": [
    (_request, response) => {
      response.writeHead(200, HTML);
      drip(response, () => response.write("a"), 100);
    },
    timeout,
  ],
  "/stalled-body": [(_request, response) => void response.writeHead(200, HTML).write("abc"), timeout],
  "/no-headers": [() => {}, timeout],
  "/lying-length": [
    (_request, response) => {
      response.writeHead(200, { ...HTML, "content-length": "100000" }).write("x", () => response.destroy());
    },
    unreachable,
  ],
  "/pdf": [sends("%PDF", { "content-type": "application/pdf" }), notHtml("application/pdf")],
  "/json": [sends("{}", { "content-type": "Application/JSON; charset=utf-8" }), notHtml("application/json")],
  "/odd-type": [sends("x", { "content-type": "<b>hello</b>" }), notHtml("a file of unknown type")],
  "/no-type": [
    (_request, response) => void response.writeHead(200).end("<p>x"),
    notHtml("a file of unknown type"),
  ],
  "/binary": [sends(Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")), notHtml("binary data")],
  "/empty": [sends(""), { code: "page/empty" }],
  "/no-content": [(_request, response) => void response.writeHead(204).end(), { code: "page/empty" }],
  "/missing": [(_request, response) => void response.writeHead(404, HTML).end("gone"), status(404)],
  "/broken": [endless(503, HTML), status(503)],
  "/not-modified": [(_request, response) => void response.writeHead(304).end(), status(304)],
  "/redirect-nowhere": [(_request, response) => void response.writeHead(302).end(), status(302)],
  "/loop": [redirect("/loop"), { code: "page/too-many-redirects", details: { limit: 5, status: 302 } }],
};

test("a visitor's page may be less large than a signed-in user's", async () => {
  const { gather } = await siteWith({ "/large": html("x".repeat(1.5 * MiB)) });
  await expect(gather("/large")).resolves.toMatchObject({ status: 200 });
  await expect(gather("/large", { isVisitor: true })).rejects.toMatchObject(tooLarge("1 MB"));
});

const belowHttp: Record<string, [Parameters<typeof rawSite>[0][string], object]> = {
  "/slow-headers": [
    (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      drip(socket, () => socket.write("X-A: b\r\n"), 100);
    },
    timeout,
  ],
  "/huge-header": [
    (socket) => socket.write(`HTTP/1.1 200 OK\r\nX: ${"a".repeat(200_000)}\r\n\r\n`),
    unreachable,
  ],
  "/many-headers": [
    (socket) => socket.write(`HTTP/1.1 200 OK\r\n${"X-Flood: yes\r\n".repeat(5_000)}\r\n`),
    unreachable,
  ],
  "/unasked-continue": [
    (socket) => drip(socket, () => socket.write("HTTP/1.1 100 Continue\r\n\r\n".repeat(50)), 1),
    unreachable,
  ],
  "/endless-hints": [
    (socket) =>
      drip(socket, () => socket.write("HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n".repeat(50)), 1),
    timeout,
  ],
  "/garbage": [(socket) => socket.end("\u0000\u0001\u0002SSH-2.0\r\n"), unreachable],
  "/bad-chunk": [
    (socket) =>
      socket.end("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\nZZZ\r\n"),
    unreachable,
  ],
  "/cut-chunk": [
    (socket) =>
      socket.end(
        "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n400\r\nabc",
      ),
    unreachable,
  ],
  "/two-lengths": [
    (socket) =>
      socket.end(
        "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nX",
      ),
    unreachable,
  ],
  "/http-0.9": [(socket) => socket.end("<html>hello"), unreachable],
  "/hang-up": [(socket) => socket.destroy(), unreachable],
};

function status(code: number) {
  return { code: "page/status", details: { status: code } };
}

let site: LoopbackSite;
let raw: LoopbackSite;
let pages: ReturnType<typeof pagesFor>;
let impatient: ReturnType<typeof pagesFor>;

beforeAll(async () => {
  const handlers = Object.entries(overHttp).map(([path, [handler]]) => [path, handler] as const);
  site = await loopbackSite({
    ...Object.fromEntries(handlers),
    "/redirect-endless": endless(302, { location: "/fine" }),
    "/fine": html("<p>fine</p>"),
    "/large": sends(gzipSync(Buffer.alloc(4 * MiB, "b")), { "content-encoding": "gzip" }),
  });
  raw = await rawSite(Object.fromEntries(Object.entries(belowHttp).map(([path, [act]]) => [path, act])));
  pages = pagesFor([site, raw], { limits: LONG });
  impatient = pagesFor([site, raw], { limits: SHORT });
});
afterAll(async () => {
  await pages.close();
  await impatient.close();
  await site.close();
  await raw.close();
});

const cases = [
  ...Object.entries(overHttp).map(([path, [, expected]]) => ({ path, expected, from: () => site })),
  ...Object.entries(belowHttp).map(([path, [, expected]]) => ({ path, expected, from: () => raw })),
];

test.each(cases)(
  "$path ends by itself, with its own words and in little memory",
  async ({ path, expected, from }) => {
    const reader = expected === timeout ? impatient : pages;
    const { failure, growth } = await watchingMemory(() => reader.gather(from().origin + path));

    expect(failure).toMatchObject(expected);
    expect(growth).toBeLessThan(MEMORY);
  },
);

const silent = () => new Promise<never>(() => {});
const patience = [
  { limit: "connectMs", url: () => "http://silent.example/" },
  { limit: "headersMs", url: () => `${site.origin}/no-headers` },
  { limit: "headersMs", url: () => `${raw.origin}/slow-headers` },
  { limit: "idleMs", url: () => `${site.origin}/stalled-body` },
  { limit: "totalMs", url: () => "http://silent.example/" },
  { limit: "totalMs", url: () => `${site.origin}/no-headers` },
  { limit: "totalMs", url: () => `${site.origin}/slow-body` },
];

test.each(patience)("$limit ends a wait by itself", async ({ limit, url }) => {
  // Only the limit under test can end the wait.
  const reader = pagesFor([site, raw], { lookup: silent, limits: { ...LONG, [limit]: 200 } });
  await expect(reader.gather(url())).rejects.toMatchObject(timeout);
  await reader.close();
});

test("a redirect with an endless body is followed without reading it", async () => {
  const evidence = await pages.gather(`${site.origin}/redirect-endless`);
  expect(evidence).toMatchObject({ html: "<p>fine</p>", redirects: [{ status: 302 }] });
});

test.each([302, 503])("the unread body of a %d is hung up on, not left waiting", async (code) => {
  const hungUp = Promise.withResolvers<void>();
  const { gather } = await siteWith(
    {
      "/a": (request, response) => {
        response.on("close", hungUp.resolve);
        endless(code, { location: "/fine" })(request, response);
      },
      "/fine": html("<p>fine</p>"),
    },
    { limits: LONG },
  );
  await gather().catch(() => {});
  await hungUp.promise;
});

test("a large page within the limits is read whole", async () => {
  expect((await pages.gather(`${site.origin}/large`)).bytes).toBe(4 * MiB);
});

test("what a person reads holds no detail of the failure, the cause does", async () => {
  const failure = await pages.gather(`${site.origin}/zstd`).catch((error) => error);
  expect(failure.message).not.toContain("zstd");
  expect(failure.cause.message).toContain("zstd");
});

async function watchingMemory(work: () => Promise<unknown>) {
  const used = () => process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  const before = used();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, used());
  }, 2);
  const failure = await work().catch((error) => error);
  clearInterval(timer);
  return { failure, growth: Math.max(peak, used()) - before };
}
