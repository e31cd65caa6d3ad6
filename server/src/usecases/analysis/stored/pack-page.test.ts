import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Evidence } from "@citeworthy/core/evidence";
import { expect, test } from "vitest";
import type { KeptPage } from "../../../ports/analysis/kept-evidence.ts";
import { MAX_PACKED_BYTES, packPage, unpackPage } from "./pack-page.ts";

const evidence = (html: string): Evidence => ({
  requestedUrl: "https://example.com/",
  url: "https://example.com/",
  redirects: [],
  status: 200,
  headers: { "content-type": "text/html" },
  html,
  bytes: html.length,
  timings: { firstByteMs: 1, totalMs: 2 },
  robots: { kind: "absent", url: "https://example.com/robots.txt", status: 404 },
  sitemap: null,
  botAnswers: null,
  now: "2026-11-15T08:00:00.000Z",
});
const kept = (html: string): KeptPage => ({
  evidence: evidence(html),
  competitors: [{ url: "https://example.org/", problem: "The page took too long to respond." }],
  modelReading: null,
});

test("a page comes back as it was packed, odd characters included", async () => {
  const page = kept("<p>Größe \u0000 \u{1F375} “16 hours”</p>");
  const packed = await packPage(page);
  expect(await unpackPage(packed ?? new Uint8Array())).toEqual(page);
});

test("a page that an earlier version packed is still read", async () => {
  const page = kept("<p>Old</p>");
  expect(await unpackPage(gzipSync(JSON.stringify({ version: 1, ...page })))).toEqual(page);
});

test("a page above the limit is not kept; the limit counts what is stored, not what was fetched", async () => {
  const noise = randomBytes(MAX_PACKED_BYTES).toString("base64");
  expect(await packPage(kept(noise))).toBeNull();
  expect(await packPage(kept("a".repeat(noise.length)))).not.toBeNull();
});

test("a page in another form is not used", async () => {
  const packed = gzipSync(JSON.stringify({ version: 0, ...kept("<p>Old</p>") }));
  expect(await unpackPage(packed)).toBeNull();
});

test("pages that would take long to read are not kept, however small they are once packed", async () => {
  const competitors = Array.from({ length: 5 }, (_, n) => ({
    url: `https://example.org/${n}`,
    html: "a".repeat(4_500_000),
  }));
  expect(await packPage({ ...kept("<p>Short</p>"), competitors })).toBeNull();
  const few = { ...kept("<p>Short</p>"), competitors: competitors.slice(0, 3) };
  expect(await unpackPage((await packPage(few)) ?? new Uint8Array())).toEqual(few);
});
