/**
 * Whether tracking parameters change what is said about a page: `BENCH_DATA=folder npm run bench -- addresses` analyzes
 * every labelled page with and without them, and fails where two results differ.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { analyze } from "../../core/src/analysis/analyze.ts";
import { unfetchedPage } from "../../core/src/unfetched-page.ts";
import { readLabelledPages } from "./labelled-pages.ts";

const NOW = "2026-11-15T00:00:00.000Z";
/** With a number that looks like a date and words that look like a slug, because these are read from addresses. */
const TRACKING = "srsltid=AfmBOoq_2020-03-09_best-guide&utm_source=chatgpt.com&gbraid=0AAA";

const data = process.env.BENCH_DATA;
if (!data) throw new Error("BENCH_DATA must name the folder that holds judgement/labels.jsonl.");

const pages = [...readLabelledPages(data), ...editedPages(data)];
let different = 0;
let scores = 0;
for (const { url: listed, html } of pages) {
  // Some pages were saved without their address.
  const url = listed || "https://example.com/guides/page";
  const plain = judged(html, url);
  const tracked = judged(html, withTracking(url));
  if (!isDeepStrictEqual(plain, tracked)) different++;
  if (plain.score.score !== tracked.score.score) scores++;
}
console.log(`${pages.length} pages: ${different} results differ with tracking parameters, ${scores} scores.`);
process.exitCode = different === 0 ? 0 : 1;

function judged(html: string, url: string) {
  return analyze(unfetchedPage({ url, html, bytes: Buffer.byteLength(html), now: NOW }));
}

function withTracking(address: string): string {
  const url = new URL(address);
  url.search = url.search === "" ? TRACKING : `${url.search}&${TRACKING}`;
  return url.href;
}

function editedPages(folder: string): { url: string; html: string }[] {
  const at = join(folder, "model-edits");
  return readFileSync(join(at, "truth.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { file, url } = JSON.parse(line);
      return { url, html: gunzipSync(readFileSync(join(at, "html", `${file}.gz`))).toString("utf8") };
    });
}
