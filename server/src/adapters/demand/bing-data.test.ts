import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "../../testing/listen-on-loopback.ts";
import { bingData, MAX_ROWS } from "./bing-data.ts";

const row = (n: number) => ({
  ...{ Query: `https://brew.example/${n}`, Date: "/Date(1794700800000)/", Clicks: 0 },
  ...{ Impressions: n, AvgImpressionPosition: 3 },
});

async function bingWith(body: string) {
  const server = createServer((_request, response) => response.end(body));
  const port = await listenOnLoopback(server);
  onTestFinished(() => void server.close());
  return bingData(`http://127.0.0.1:${port}`);
}

test("of a site with more rows than are kept, those with the most impressions are", async () => {
  const d = Array.from({ length: MAX_ROWS + 10 }, (_, n) => row(n));
  const rows = await (await bingWith(JSON.stringify({ d }))).pageRows("key", "https://brew.example/");
  expect(rows).toHaveLength(MAX_ROWS);
  expect(Math.min(...rows.map(({ impressions }) => impressions))).toBe(10);
});

test("an answer of more bytes than are read is refused", async () => {
  const bing = await bingWith(JSON.stringify({ d: [row(1)], more: "x".repeat(9_000_000) }));
  await expect(bing.pageRows("key", "https://brew.example/")).rejects.toMatchObject({
    code: "demand/unreadable",
  });
});
