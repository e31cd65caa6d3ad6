/**
 * `BENCH_DATA=folder npm run bench:judge`: how well the engine agrees with careful readers, by the scorer `judge.mjs` that
 * lies next to the data (or JUDGE_SCRIPT). The tables of the reading are learned anew without each page's fold first, so
 * they have not seen the page. Word order, reader effects, thresholds and blend weights are not: they come from all pages. `--shipped` measures the weights in the repository instead (for pages
 * they were not trained on), `--model` adds the reading of the model that the environment configures.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkGoals } from "./goals.ts";
import { PAGE_FOLDERS } from "./labelled-pages.ts";
import { playOtherSalads } from "./other-salads.ts";

const GAME_PAGES = "160";

const data = process.env.BENCH_DATA;
const scorer = process.env.JUDGE_SCRIPT ?? join(data ?? "", "../bench/judge.mjs");
if (!data || !existsSync(join(data, "judgement")) || !existsSync(scorer)) {
  console.error(
    "Set BENCH_DATA to the folder that holds judgement, and JUDGE_SCRIPT to the scorer judge.mjs.",
  );
  process.exit(2);
}
const args = process.argv.slice(2);
const own = (name: string) => join(import.meta.dirname, name);
const node = (script: string, given: string[]) =>
  spawnSync(process.execPath, [script, ...given], { stdio: "inherit" });

const folds = mkdtempSync(join(tmpdir(), "judge-folds-"));
try {
  const isShipped = args.includes("--shipped");
  if (!isShipped) node(own("training/learn-reading.ts"), ["--folds", folds]);
  const models = isShipped ? "shipped" : folds;
  const analyze = [
    process.execPath,
    own("fold-analyze.ts"),
    models,
    ...(args.includes("--model") ? ["--model"] : []),
  ];
  const run = spawnSync(
    process.execPath,
    [
      scorer,
      join(data, "judgement/labels.jsonl"),
      PAGE_FOLDERS.map((folder) => join(data, folder)).join(","),
      "--second",
      join(data, "judgement/second-readings.jsonl"),
      "--game",
      GAME_PAGES,
      "--json",
      "--",
      ...analyze,
    ],
    { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] },
  );
  console.log(run.stdout);
  const salads = await playOtherSalads(data, models);
  console.table(salads);
  process.exitCode = checkGoals(JSON.parse(run.stdout), salads) ? 0 : 1;
} finally {
  rmSync(folds, { recursive: true, force: true });
}
