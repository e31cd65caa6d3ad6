/** nginx and Caddy with the examples of deploy/ in front of two web processes, on sockets as systemd holds them, and a worker. */
import { request as plainRequest } from "node:http";
import { connect } from "node:http2";
import { brotliDecompressSync } from "node:zlib";
import { freshPostgresUrl, lacksPrograms } from "@citeworthy/server/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../e2e/product/free-port.ts";
import { type HostRun, runHost } from "../../e2e/product/run-host.ts";
import { SupervisedHost } from "../../e2e/product/supervised-host.ts";
import { startStubSite } from "../../e2e/stub-site/stub-site.ts";
import { type Asked, ask, HOST, type ProxyKind, type RunningProxy, startProxy } from "./proxy-examples.ts";

const server = process.env.TEST_DATABASE_URL;
const isImpossible =
  server === undefined ||
  lacksPrograms(
    "the proxy examples",
    { command: "nginx", package: "nginx-light" },
    { command: "caddy", package: "caddy" },
    { command: "openssl", package: "openssl" },
  );
/** Three processes start at once, beside other proofs. */
const START_LIMIT_MS = 600_000;
const ATTEMPTS = 5;
const ORIGIN = `https://${HOST}`;
const JSON_TYPE = { "content-type": "application/json" };
const MB = 1024 * 1024;

describe.skipIf(isImpossible)("behind a proxy", () => {
  let site: Awaited<ReturnType<typeof startStubSite>>;
  let settings: Record<string, string>;
  const webs: SupervisedHost[] = [];
  let worker: HostRun;

  beforeAll(async () => {
    site = await startStubSite();
    settings = {
      DATABASE_URL: await freshPostgresUrl(server ?? "", process.env.TEST_DATABASE_TEMPLATE),
      BASE_URL: ORIGIN,
      TRUSTED_PROXIES: "1",
      FETCH_ALLOW_HOSTS: new URL(site.url).host,
      AUTH_ATTEMPTS_PER_MINUTE: String(ATTEMPTS),
      METRICS_TOKEN: "a-token-for-prometheus",
    };
    for (const port of [await freePort(), await freePort()])
      webs.push(new SupervisedHost(port, settings, ["--web"]));
    worker = runHost(settings, ["--worker"]);
    await Promise.all([worker, ...webs].map((run) => run.ready()));
  }, START_LIMIT_MS);
  afterAll(async () => {
    worker.signal("SIGKILL");
    await Promise.all([worker.ended, ...webs.map((web) => web.kill())]);
    await site.stop();
  });

  describe.each<[ProxyKind, string]>([
    ["nginx", "127.1.0"],
    ["caddy", "127.2.0"],
  ])("%s", (kind, network) => {
    let proxy: RunningProxy;
    let cookie: string;
    const get = (path: string, asked: Asked = {}) => ask(proxy.port, path, asked);
    const post = (path: string, body: unknown, { headers, ...asked }: Asked = {}) =>
      get(path, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { ...JSON_TYPE, origin: ORIGIN, ...headers },
        ...asked,
      });

    beforeAll(async () => {
      proxy = await startProxy(
        kind,
        webs.map(({ port }) => `127.0.0.1:${port}`),
      );
      const account = { email: `${kind}@example.com`, password: "xk8f2qzz", name: kind };
      const signedUp = await post("/api/auth/sign-up/email", account, { from: `${network}.1` });
      expect(signedUp.status).toBe(200);
      cookie = [signedUp.headers["set-cookie"] ?? []]
        .flat()
        .map((line) => line.split(";")[0])
        .join("; ");
    });
    afterAll(() => proxy?.stop());

    test("plain HTTP leads to HTTPS, HTTP/2 is spoken, and metrics stay inside", async () => {
      const redirect = await new Promise<string | undefined>((found) => {
        const options = {
          host: "127.0.0.1",
          port: proxy.plainPort,
          path: "/pricing",
          headers: { host: HOST },
        };
        plainRequest(options, (response) => found(response.headers.location)).end();
      });
      expect(redirect).toMatch(/^https:\/\/geo\.example\.com(:\d+)?\/pricing$/);

      const session = connect(`https://127.0.0.1:${proxy.port}`, {
        servername: HOST,
        rejectUnauthorized: false,
      });
      const status = await new Promise((found) => {
        const stream = session.request({ ":path": "/healthz/live", ":authority": HOST });
        stream.on("response", (headers) => found(headers[":status"]));
      });
      expect(status).toBe(200);
      session.close();

      const headers = { authorization: "Bearer a-token-for-prometheus" };
      expect((await get("/metrics", { headers })).status).toBe(404);
      const inside = await fetch(`http://127.0.0.1:${webs[0]?.port}/metrics`, { headers });
      expect(inside.status).toBe(200);
    });

    test("progress arrives while the analysis runs", async () => {
      const key = `${kind}-stream`;
      let seen = "";
      const streamed = post(
        "/functions/analyze-content",
        { input: `${site.url}/held/${key}/streaming` },
        {
          headers: { cookie, accept: "text/event-stream", "accept-encoding": "gzip, br" },
          onPart: (text) => (seen += text),
        },
      );
      // The page isn't finished before the release below, so these events can't come with the end of the answer.
      await expect.poll(() => seen).toMatch(/event: progress/);
      expect(seen).not.toContain("event: done");
      await fetch(`${site.url}/release/${key}`);
      const { status, headers } = await streamed;
      expect([status, headers["content-type"]]).toEqual([200, "text/event-stream"]);
      expect(seen).toContain("event: done");
    });

    test("a list of 8 MB passes, more is refused, and small forms keep the product's own limit", async () => {
      const list = (bytes: number) => JSON.stringify({ urls: ["x".repeat(bytes)], start: false });
      // Too long for an address, but the product has read it.
      expect((await post("/api/batches", list(7.9 * MB), { headers: { cookie } })).status).toBe(400);
      expect((await post("/api/batches", list(10 * MB), { headers: { cookie } })).status).toBe(413);
      expect((await post("/functions/analyze-content", list(MB), { headers: { cookie } })).status).toBe(413);
    });

    test("limits count the visitor's own address, whatever the visitor writes into headers", async () => {
      const signIn = async (from: string, forged: number) => {
        const headers = {
          "x-forwarded-for": `198.51.100.${forged}`,
          "x-real-ip": `198.51.100.${forged}`,
          forwarded: `for=198.51.100.${forged}`,
        };
        const wrong = { email: `nobody${forged}@example.com`, password: "not the one" };
        return (await post("/api/auth/sign-in/email", wrong, { from, headers })).status;
      };
      const statuses: number[] = [];
      for (let n = 0; n < ATTEMPTS + 3; n++) statuses.push(await signIn(`${network}.2`, n));
      expect(statuses).toEqual([...Array(ATTEMPTS).fill(401), 429, 429, 429]);
      expect(await signIn(`${network}.3`, 100)).toBe(401);
    });

    test("static files are kept for ever, pages are asked for again, and compression passes through", async () => {
      const headers = { "accept-encoding": "br" };
      const home = await get("/", { headers });
      expect(home.headers).toMatchObject({
        "content-encoding": "br",
        "strict-transport-security": expect.stringContaining("max-age="),
      });
      const asset = /\/assets\/[\w.-]+\.css/.exec(brotliDecompressSync(home.body).toString())?.[0] ?? "";
      const first = await get(asset, { headers });
      expect(first.headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-encoding": "br",
        vary: "Accept-Encoding",
        etag: expect.any(String),
      });
      const etag = String(first.headers.etag);
      expect((await get(asset, { headers: { ...headers, "if-none-match": etag } })).status).toBe(304);
    });

    /** Counted by the process itself since it started; only the clients of this test send such requests. */
    const refusedPosts = async (port: number): Promise<number> => {
      const headers = { authorization: "Bearer a-token-for-prometheus" };
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
      return Number(
        /^citeworthy_http_requests\S*\{[^}]*method="POST",status="400"\} (\d+)/m.exec(metrics)?.[1] ?? 0,
      );
    };

    test("both processes are restarted one after the other, and no request fails", async () => {
      const outcomes = new Map<string, number>();
      const slowest = { ms: 0 };
      let isOver = false;
      const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      const client = async (from: string) => {
        for (let n = 0; !isOver; n++) {
          const started = performance.now();
          // A POST must not be sent twice, so the proxy may repeat it only where it never arrived.
          const name = n % 2 ? "POST" : "GET";
          const answer =
            name === "POST"
              ? post("/functions/analyze-content", {}, { from, headers: { cookie } })
              : get("/pricing", { from });
          count(
            await answer.then(
              ({ status, body }) => (status < 500 ? `${name} ${status}` : `${name} ${status} ${body}`),
              (error) => `${name} ${error.message}`,
            ),
          );
          slowest.ms = Math.max(slowest.ms, performance.now() - started);
        }
      };
      const clients = Array.from({ length: 6 }, (_, n) => client(`${network}.${10 + n}`));
      for (const web of webs) {
        await web.restart();
        // The other is stopped once the proxy uses this one again.
        await expect.poll(() => refusedPosts(web.port), { timeout: START_LIMIT_MS }).toBeGreaterThan(0);
      }
      isOver = true;
      await Promise.all(clients);
      console.log(
        `${kind}: ${JSON.stringify(Object.fromEntries(outcomes))}, slowest ${Math.round(slowest.ms)} ms`,
      );
      expect([...outcomes.keys()].toSorted()).toEqual(["GET 200", "POST 400"]);
      expect(outcomes.get("POST 400")).toBeGreaterThan(20);
    });
  });
});
