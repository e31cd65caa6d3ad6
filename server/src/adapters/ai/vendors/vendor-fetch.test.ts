import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { vendorFetch } from "./vendor-fetch.ts";

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
  } else if (path === "/endless") {
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

test.each(["/moved", "/deep", "/long", "/bomb", "/endless"])(
  "a reply that is %s fails, and soon",
  async (path) => {
    const sent = vendorFetch(`${base}${path}`, { method: "POST", body: "the prompt" });
    await expect(sent.then((answer) => answer.text())).rejects.toThrow(/fetch failed|terminated/);
    expect(asked).not.toContain("/elsewhere");
  },
);

test("any other reply arrives as it is, with its status and headers", async () => {
  expect(await (await vendorFetch(`${base}/good`)).json()).toEqual({ text: "four minutes" });
  // Long for one reply, usual for a stream of words.
  expect((await (await vendorFetch(`${base}/stream`)).text()).length).toBeGreaterThan(900_000);
  const busy = await vendorFetch(`${base}/busy`);
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "7"]);
});
