import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPages } from "./pages.server.ts";

/** Longer than the shortest limit that can be set. */
const SLOW_MS = 1_800;
const slow = createServer((_request, response) => {
  setTimeout(() => response.writeHead(200, { "content-type": "text/html" }).end("<p>Late</p>"), SLOW_MS);
});
let host = "";
beforeAll(async () => {
  await new Promise<void>((opened) => slow.listen(0, "127.0.0.1", opened));
  host = `127.0.0.1:${(slow.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => slow.close(closed)));

async function gather(settings: Record<string, string>) {
  const pages = openPages({ FETCH_ALLOW_HOSTS: host, ...settings }, () => new Date());
  return pages.gather(`http://${host}/`, {}).finally(() => pages.close());
}

test("a slow page is fetched, and not where the operator set a shorter limit", async () => {
  expect((await gather({ TEST_PATIENCE: "60" })).html).toContain("Late");
  await expect(gather({ FETCH_TIMEOUT_SECONDS: "1" })).rejects.toMatchObject({ code: "page/timeout" });
});
