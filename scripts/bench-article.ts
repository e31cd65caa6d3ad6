/**
 * `BENCH_DATA=folder npm run bench:article`: the program's own articles over article pages: how much higher they score
 * than their pages, and whether they say anything that their pages do not. `BENCH_PAGES=1000` takes every article page.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { quantile } from "./bench/cost.ts";
import { type LabelledPage, readPages } from "./bench/data-set.ts";
import { type Foreign, foreignFacts } from "./bench/foreign-facts.ts";
import { mean } from "./bench/quality.ts";

const NOW = "2026-11-15T00:00:00Z";
/** What the product promises of its articles. */
const TARGET = { higher: 0.95, median: 10, foreign: 0 };

const data = process.env.BENCH_DATA;
const most = Number(process.env.BENCH_PAGES ?? 300);
if (!data || !existsSync(data)) {
  console.error("Set BENCH_DATA to the folder that holds extraction-articles and extraction-web.");
  process.exit(2);
}

type Standing = { score: number; sections: Record<string, number> };
type Row = {
  file: string;
  error?: string;
  article: string;
  before: Standing;
  after: Standing;
  claims: { status: string; needsSource: boolean }[];
};

function* articlePages(folder: string): Generator<LabelledPage & { path: string }> {
  for (const set of ["extraction-articles", "extraction-web"]) {
    for (const page of readPages(join(folder, set)))
      if ((page.type ?? "article") === "article")
        yield {
          ...page,
          url: URL.canParse(page.url) ? page.url : "",
          path: join(folder, set, "html", `${page.file}.gz`),
        };
  }
}

const pages = [...articlePages(data)].slice(0, most);
const folder = mkdtempSync(join(tmpdir(), "bench-article-"));
const manifest = join(folder, "list.jsonl");
writeFileSync(manifest, pages.map(({ path, url }) => JSON.stringify({ file: path, url })).join("\n"));
const main = join(import.meta.dirname, "..", "cli", "src", "main.ts");
const started = performance.now();
const child = spawn(
  process.execPath,
  [main, "article", "--manifest", manifest, "--json", "--offline", "--now", NOW],
  {
    stdio: ["ignore", "pipe", "inherit"],
  },
);

const gains: number[] = [];
const sections: Record<string, number[]> = {};
const foreign: (Foreign & { file: string })[] = [];
const failed: string[] = [];
const claims: Record<string, number> = { kept: 0, reworded: 0, added: 0, dropped: 0, "need a source": 0 };
let [sentences, verbatim] = [0, 0];
const byPath = new Map(pages.map((page) => [page.path, page]));
for await (const line of createInterface({ input: child.stdout })) {
  const row: Row = JSON.parse(line);
  const page = byPath.get(row.file);
  if (row.error !== undefined || !page) {
    failed.push(`${row.file}: ${row.error}`);
    continue;
  }
  gains.push(row.after.score - row.before.score);
  for (const [name, score] of Object.entries(row.after.sections))
    sections[name] = [...(sections[name] ?? []), score - (row.before.sections[name] ?? 0)];
  for (const { status, needsSource } of row.claims) {
    claims[status] = (claims[status] ?? 0) + 1;
    if (needsSource) claims["need a source"] = (claims["need a source"] ?? 0) + 1;
  }
  const read = foreignFacts(row.article, page.html, page.url);
  foreign.push(...read.foreign.map((one) => ({ ...one, file: page.url })));
  sentences += read.sentences;
  verbatim += read.verbatim;
}
rmSync(folder, { recursive: true, force: true });

const higher = gains.filter((gain) => gain > 0).length / pages.length;
const figures = {
  pages: pages.length,
  failed: failed.length,
  higher: Math.round(higher * 1000) / 1000,
  gain: {
    lowest: Math.min(...gains),
    p10: quantile(gains, 0.1),
    median: quantile(gains, 0.5),
    p90: quantile(gains, 0.9),
    highest: Math.max(...gains),
  },
  sections: Object.fromEntries(
    Object.entries(sections).map(([name, list]) => [name, Math.round(mean(list) * 10) / 10]),
  ),
  foreign: foreign.length,
  lines: sentences,
  linesWordForWord: verbatim,
  claims,
  seconds: Math.round((performance.now() - started) / 1000),
};
for (const one of foreign.slice(0, 40))
  console.log(`not on the page: ${one.kind} “${one.text}” (${one.file})`);
for (const one of failed) console.log(`failed: ${one}`);
const { gain, sections: bySection, claims: byStatus, ...rest } = figures;
console.table([rest]);
console.table([gain]);
console.table([bySection]);
console.table([byStatus]);
console.log(JSON.stringify(figures));
const isMet =
  higher >= TARGET.higher && figures.gain.median >= TARGET.median && foreign.length <= TARGET.foreign;
console.log(isMet ? "The targets are met." : `Not met: ${JSON.stringify(TARGET)}`);
process.exitCode = isMet ? 0 : 1;
