/**
 * `BENCH_DATA=folder npm run bench -- engine`: quality, speed, growth and hostile pages, beside Readability on linkedom
 * and defuddle in the same run. `BENCH_EVERY=5` reads every fifth page only; `BENCH_JSON=file` writes the figures there.
 */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { goals, type Results } from "./goals.ts";
import type { Judged } from "./measure-analysis.ts";
import type { Cost } from "./measure-cost.ts";
import type { Measured } from "./measure-reader.ts";
import { spreadOf } from "./spread.ts";

const SETS = ["extraction-articles", "extraction-web", "dates"];
const LABELLED_TEXT = ["extraction-articles", "extraction-web"];
/** Peers read a sample of the larger sets, for so many seconds at most: the columns `pages` and `of` say what was read. */
const READERS: { name: string; every: Record<string, number>; seconds: number }[] = [
  { name: "citeworthy", every: {}, seconds: Number.POSITIVE_INFINITY },
  { name: "readability", every: { dates: 5 }, seconds: 90 },
  { name: "defuddle", every: { "extraction-web": 2, dates: 10 }, seconds: 90 },
];

const data = process.env.BENCH_DATA;
const every = Number(process.env.BENCH_EVERY ?? "1");
if (!data || !existsSync(data)) {
  console.error("Set BENCH_DATA to the folder that holds extraction-articles, extraction-web and dates.");
  process.exit(2);
}
const present = (names: string[]) => names.filter((name) => existsSync(join(data, name)));

const child = <Result>(script: string, ...args: (string | number)[]): Result => {
  const path = join(import.meta.dirname, script);
  const run = spawnSync(process.execPath, [path, ...args.map(String)], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`${script} ${args.join(" ")} failed: ${run.stderr.slice(-2_000)}`);
  return JSON.parse(run.stdout.trim().split("\n").at(-1) ?? "{}");
};

const quality: Results["quality"] = {};
for (const set of present(SETS)) {
  quality[set] = READERS.map((reader) =>
    child<Measured>(
      "measure-reader.ts",
      reader.name,
      join(data, set),
      every * (reader.every[set] ?? 1),
      reader.seconds,
    ),
  );
  console.log(`\n${set} (CPU ms a page)`);
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
const analyses: Results["analyses"] = {};
for (const set of present(SETS)) {
  const { scores: found, ...rest } = child<Judged>("measure-analysis.ts", join(data, set), every);
  if (LABELLED_TEXT.includes(set)) scores.push(...found);
  analyses[set] = rest;
}
console.log("\nwhole analysis (CPU ms a page)");
console.table(Object.entries(analyses).map(([set, { ms, ...row }]) => ({ set, ...row, ...ms })));
const spread: Results["spread"] = Object.fromEntries(
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
console.log(
  `\nhostile pages (CPU ms, better of two runs; peak memory of the process ${cost.peakMegabytes} MB)`,
);
console.table(cost.hostile);

const results: Results = { quality, analyses, spread, cost };
const reached = goals(results);
console.log("\ngoals");
console.table(reached);
const json = JSON.stringify({ goals: reached, ...results });
if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, `${json}\n`);
console.log(json);
