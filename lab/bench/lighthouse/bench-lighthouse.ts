/**
 * `npm run bench -- lighthouse`: every public page of the built product as Lighthouse sees it, mobile settings, median of
 * three. `-- /pricing /blog` looks at some pages only; BENCH_RUNS=1 looks once. Wants an idle machine.
 */
import { findBrowser } from "../../../e2e/browser/find-browser.ts";
import { startProduct } from "../../../e2e/product/start-product.ts";
import { PUBLIC_PATHS } from "../../../web/app/site/public-pages.ts";
import { articleSlugs } from "../../../web/content/compile/read-articles.ts";
import { docSlugs } from "../../../web/content/compile/read-docs.ts";
import { installLighthouse, lookAt, type Reading } from "./run-lighthouse.ts";
import { LEAST, medianOf, missed } from "./verdict.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const all: readonly string[] = [
  ...PUBLIC_PATHS,
  ...articleSlugs().map((slug) => `/blog/${slug}`),
  ...docSlugs.map((slug) => `/docs/${slug}`),
];
const named = process.argv.slice(2);
const unknown = named.filter((path) => !all.includes(path));
if (unknown.length > 0) throw new Error(`Not a public page: ${unknown.join(", ")}`);
const paths = named.length > 0 ? named : all;

async function readings(url: string, browser: Awaited<ReturnType<typeof findBrowser>>): Promise<Reading[]> {
  const found: Reading[] = [];
  while (found.length < RUNS) found.push(await lookAt(url, browser));
  return found;
}

const widest = Math.max(...paths.map(({ length }) => length));
const COLUMNS = ["perf", "a11y", "best", "seo", "shift", "paint", "blocked", "scripts"];
const row = (path: string, cells: string[], verdict: string) =>
  console.log(`${path.padEnd(widest)} ${cells.map((cell) => cell.padStart(8)).join("")}  ${verdict}`);

const browser = await findBrowser(console.log);
installLighthouse(console.log);
const product = await startProduct("lighthouse", {});
const failed: string[] = [];
let throttling = "";
try {
  row("page", COLUMNS, `verdict (median of ${RUNS})`);
  for (const path of paths) {
    const seen = await readings(product.url + path, browser);
    const figures = medianOf(seen);
    const { scores, layoutShift, largestPaintMs, blockedMs, scriptBytes } = figures;
    const misses = missed(figures);
    throttling = seen[0]?.throttling ?? "";
    row(
      path,
      [
        ...Object.values(scores).map(String),
        layoutShift.toFixed(3),
        `${(largestPaintMs / 1_000).toFixed(2)} s`,
        `${Math.round(blockedMs)} ms`,
        `${(scriptBytes / 1_000).toFixed(1)} kB`,
      ],
      misses.length === 0 ? "ok" : `MISSED: ${misses.join("; ")}`,
    );
    if (misses.length > 0) {
      failed.push(path);
      for (const title of new Set(seen.flatMap(({ lost }) => lost))) console.log(`    lost points: ${title}`);
    }
  }
} finally {
  await product.stop();
}

const least = Object.entries(LEAST).map(([category, score]) => `${category} ${score}`);
console.log(`\nat least: ${least.join(", ")}; layout shift none. Scripts are counted as sent.`);
console.log(`${throttling}. Chromium ${browser.version} (${browser.source}).`);
console.log(
  failed.length === 0
    ? `all ${paths.length} pages pass`
    : `${failed.length} of ${paths.length} miss a target`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
