/**
 * Whether tracking parameters change what is said about a page: `BENCH_DATA=folder npm run bench -- addresses` analyzes
 * every labelled page with and without them, and fails where two results differ.
 */
import { isDeepStrictEqual } from "node:util";
import { analyze } from "../../core/src/analysis/analyze.ts";
import { readLabelledPages } from "../labels/labelled-pages.ts";
import { savedPage } from "../labels/saved-page.ts";

/** With a number that looks like a date and words that look like a slug, because these are read from addresses. */
const TRACKING = "srsltid=AfmBOoq_2020-03-09_best-guide&utm_source=chatgpt.com&gbraid=0AAA";

const data = process.env.BENCH_DATA;
if (!data) throw new Error("BENCH_DATA must name the folder that holds judgement/labels.jsonl.");

const pages = readLabelledPages(data);
let different = 0;
let scores = 0;
for (const { url: listed, html } of pages) {
  // Some pages were saved without their address.
  const url = listed || "https://example.com/guides/page";
  const plain = analyze(savedPage(url, html));
  const tracked = analyze(savedPage(withTracking(url), html));
  if (!isDeepStrictEqual(plain, tracked)) different++;
  if (plain.score.score !== tracked.score.score) scores++;
}
console.log(`${pages.length} pages: ${different} results differ with tracking parameters, ${scores} scores.`);
process.exitCode = different === 0 ? 0 : 1;

function withTracking(address: string): string {
  const url = new URL(address);
  url.search = url.search === "" ? TRACKING : `${url.search}&${TRACKING}`;
  return url.href;
}
