/**
 * `BENCH_DATA=folder npm run bench:engine`: quality, speed, growth and hostile pages, beside Readability on linkedom
 * and defuddle in the same run. `BENCH_EVERY=5` reads every fifth page only.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Judged } from "./bench/measure-analysis.ts";
import type { Cost } from "./bench/measure-cost.ts";
import type { Measured } from "./bench/measure-reader.ts";
import { spreadOf } from "./bench/spread.ts";

const SETS = ["extraction-articles", "extraction-web", "dates"];
const READERS = ["citeworthy", "readability", "defuddle"];

const data = process.env.BENCH_DATA;
const every = process.env.BENCH_EVERY ?? "1";
if (!data || !existsSync(data)) {
  console.error("Set BENCH_DATA to the folder that holds extraction-articles, extraction-web and dates.");
  process.exit(2);
}

const child = <Result>(script: string, ...args: string[]): Result => {
  const path = join(import.meta.dirname, "bench", script);
  const run = spawnSync(process.execPath, [path, ...args], { encoding: "utf8", maxBuffer: 1 << 26 });
  if (run.status !== 0) throw new Error(`${script} ${args.join(" ")} failed: ${run.stderr.slice(-2_000)}`);
  return JSON.parse(run.stdout.trim().split("\n").at(-1) ?? "{}");
};

const quality: Record<string, Measured[]> = {};
for (const set of SETS.filter((name) => existsSync(join(data, name)))) {
  quality[set] = READERS.map((reader) =>
    child<Measured>("measure-reader.ts", reader, join(data, set), every),
  );
  console.log(`\n${set}`);
  console.table(
    quality[set].map(({ ms, byType: _, ...row }) => ({
      ...row,
      median: ms.median,
      p95: ms.p95,
      max: ms.max,
    })),
  );
  const types = quality[set].filter(({ byType }) => Object.keys(byType).length > 0);
  if (types.length > 0)
    console.table(Object.fromEntries(types.map(({ reader, byType }) => [reader, byType])));
}

const scores: Judged["scores"] = [];
const analyses: Record<string, Omit<Judged, "scores">> = {};
for (const set of ["extraction-articles", "extraction-web"].filter((name) => existsSync(join(data, name)))) {
  const { scores: found, ...rest } = child<Judged>("measure-analysis.ts", join(data, set), every);
  scores.push(...found);
  analyses[set] = rest;
}
console.log("\nwhole analysis (CPU ms)");
console.table(Object.entries(analyses).map(([set, { ms, ...row }]) => ({ set, ...row, ...ms })));
const spread = Object.fromEntries(
  ["all", ...new Set(scores.map(({ type }) => type))].map((type) => [
    type,
    spreadOf(scores.filter((one) => type === "all" || one.type === type).map(({ score }) => score)),
  ]),
);
console.log("\nscores by page type");
console.table(spread);

const cost = child<Cost>("measure-cost.ts", join(data, SETS[0] ?? ""));
console.log("\ncost against length (CPU ms)");
console.table(
  cost.growth.map(({ reader, exponent, points }) => ({
    reader,
    exponent,
    ...Object.fromEntries(points.map(({ times, ms }) => [`${times}x`, ms])),
  })),
);
console.log("\nhostile pages (CPU ms)");
console.table(cost.hostile);
console.log(JSON.stringify({ quality, analyses, spread, cost }));
