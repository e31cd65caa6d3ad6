import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isModelHost } from "../../pages/guard/model-address.ts";
import { type LoopbackSite, recordedDial } from "../../pages/testing/loopback-site.ts";
import { createVendorFetch, vendorFetch } from "./vendor-fetch.ts";

const MiB = 1024 * 1024;
const asked: string[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? "";
  asked.push(path);
  if (path === "/moved") response.writeHead(307, { location: "/elsewhere" }).end();
  else if (path === "/deep") response.end("[".repeat(MiB));
  else if (path === "/long") response.end(`"${"a".repeat(3 * MiB)}"`);
  else if (path === "/bomb")
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(64 * MiB, " ")));
  else if (path === "/stream") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (let n = 0; n < 20_000; n++) response.write('data: {"choices":[{"delta":{"content":"word "}}]}\n\n');
    response.end();
  } else if (path.startsWith("/endless")) {
    if (path === "/endless-stream") response.writeHead(200, { "content-type": "text/event-stream" });
    const timer = setInterval(() => response.write(" ".repeat(MiB)));
    response.on("close", () => clearInterval(timer));
  } else
    response
      .writeHead(path === "/busy" ? 429 : 200, { "content-encoding": "gzip", "retry-after": "7" })
      .end(gzipSync('{"text":"four minutes"}'));
});
let base = "";
beforeAll(async () => {
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

test.each(["/deep", "/long", "/bomb", "/endless", "/endless-stream"])(
  "a reply that is %s fails while it is read, and soon",
  async (path) => {
    const sent = vendorFetch(`${base}${path}`, { method: "POST", body: "the prompt" });
    await expect(sent.then((answer) => answer.text())).rejects.toThrow("larger than a reply is");
  },
);

test("a redirect isn't followed, so the prompt stays here", async () => {
  for (const method of ["POST", "GET"])
    await expect(
      vendorFetch(`${base}/moved`, { method, ...(method === "POST" && { body: "the prompt" }) }),
    ).rejects.toThrow("fetch failed");
  expect(asked).not.toContain("/elsewhere");
});

/** Each name resolves as said; what is dialled is only recorded. */
function onNetwork(names: Record<string, string[]>) {
  const site = { port: (server.address() as AddressInfo).port } as LoopbackSite;
  const { dial, dialled } = recordedDial(site);
  const resolve = async (name: string) =>
    (names[name] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  return { get: createVendorFetch({ resolve, dial }), dialled };
}

test.each([
  "169.254.169.254",
  "169.254.170.2",
  "2852039166",
  "0xa9fea9fe",
  "[fe80::1]",
  "metadata.google.internal",
  "[::ffff:169.254.169.254]",
  "[fd00:ec2::254]",
  "metadata.google.internal.",
  "metadata",
  "100.100.100.200",
  "[64:ff9b::a9fe:a9fe]",
  "[2002:a9fe:a9fe::]",
  "192.0.0.192",
  "168.63.129.16",
  "[fd20:ce::254]",
  "instance-data.ec2.internal",
])("%s, which hands out the machine's credentials, is refused by the form and not called", async (host) => {
  const { get, dialled } = onNetwork({
    metadata: ["169.254.169.254"],
    "metadata.google.internal": ["10.0.0.7"],
    "metadata.google.internal.": ["10.0.0.7"],
    "instance-data.ec2.internal": ["10.0.0.7"],
  });
  expect(isModelHost(new URL(`http://${host}/v1`).hostname)).toBe(false);
  await expect(get(`http://${host}/v1`)).rejects.toMatchObject({
    cause: { code: "page/refused-address" },
  });
  expect(dialled).toEqual([]);
});

test("a name that leads to such an address is refused at the call, also where only one of its addresses does", async () => {
  const names = {
    "models.example": ["169.254.169.254"],
    "mixed.example": ["93.184.215.14", "::ffff:169.254.169.254"],
    "translated.example": ["64:ff9b::a9fe:a9fe"],
  };
  const { get, dialled } = onNetwork(names);
  for (const name of Object.keys(names))
    await expect(get(`http://${name}/v1`), name).rejects.toMatchObject({
      cause: { code: "page/refused-address" },
    });
  expect(dialled).toEqual([]);
});

test("a server on this machine, in a private network, behind a NAT64 gateway or on the internet is called", async () => {
  const names = {
    localhost: ["127.0.0.1", "::1"],
    "ollama.lan": ["192.168.1.20"],
    "host.docker.internal": ["172.17.0.1"],
    "gpu.tail.example": ["100.101.1.2", "fd7a:115c:a1e0::1"],
    "api.vendor.example": ["64:ff9b::5db8:d70e"],
  };
  const { get, dialled } = onNetwork(names);
  const literals = ["127.0.0.1", "0.0.0.0", "10.1.2.3", "93.184.215.14", "[::1]", "[fd12:3456::1]"];
  for (const host of [...Object.keys(names), ...literals])
    expect((await get(`http://${host}/good`)).status, host).toBe(200);
  expect(dialled).toHaveLength(Object.keys(names).length + literals.length);
});

test("any other reply arrives as it is, with its status and headers", async () => {
  expect(await (await vendorFetch(`${base}/good`)).json()).toEqual({ text: "four minutes" });
  // Long for one reply, usual for a stream of words.
  expect((await (await vendorFetch(`${base}/stream`)).text()).length).toBeGreaterThan(900_000);
  const busy = await vendorFetch(`${base}/busy`);
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "7"]);
});
