/**
 * `npm run bench` runs the benches below one after another; `npm run bench -- judge --shipped` runs one and passes the rest
 * of the arguments on. Each prints its own tables and JSON. Those on labelled pages need BENCH_DATA.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const FILES: Record<string, string> = {
  engine: "reader/bench-engine.ts",
  kept: "reader/bench-kept.ts",
  judge: "../judge/bench-judge.ts",
  asked: "../judge/bench-asked.ts",
  score: "../judge/bench-score.ts",
  reports: "../judge/bench-reports.ts",
  promises: "../judge/bench-promises.ts",
  addresses: "../judge/tracked-addresses.ts",
  article: "article/bench-article.ts",
  gate: "gate/bench-gate.ts",
  rank: "ranking/bench-rank.ts",
  cited: "cited/bench-cited.ts",
  validity: "validity/bench-validity.ts",
  admin: "database/bench-admin.ts",
  quota: "database/bench-quota.ts",
  crash: "database/bench-crash.ts",
  bulk: "database/bench-bulk.ts",
  projects: "database/bench-projects.ts",
  demand: "database/bench-demand.ts",
  logs: "files/bench-logs.ts",
  import: "files/bench-import.ts",
  serve: "serve/bench-serve.ts",
  memory: "serve/bench-memory.ts",
  analyses: "serve/bench-analyses.ts",
  fairness: "fairness/bench-fairness.ts",
  load: "fairness/bench-load.ts",
  "cited-pages": "cited/bench-cited-pages.ts",
  attacks: "attacks/bench-attacks.ts",
  mixed: "mixed/bench-mixed.ts",
  capacity: "capacity/bench-capacity.ts",
  lighthouse: "lighthouse/bench-lighthouse.ts",
};
const ON_DATA = ["engine", "kept", "judge", "asked", "article", "gate", "rank"];
/** The others measure the machine as much as the product, or take a disk of logs: they run by name. */
const WITHOUT_DATA = ["admin", "quota", "crash", "lighthouse"];

const [named, ...args] = process.argv.slice(2);
process.exitCode = named === undefined ? runAll() : (run(named, args) ?? 1);

function run(name: string, args: readonly string[] = []): number | null {
  const file = FILES[name];
  if (!file) {
    console.error(`There is no bench called ${name}. There are: ${Object.keys(FILES).join(", ")}.`);
    return 2;
  }
  return spawnSync(process.execPath, [join(import.meta.dirname, file), ...args], { stdio: "inherit" }).status;
}

function runAll(): number {
  const hasData = Boolean(process.env.BENCH_DATA);
  if (!hasData) console.log(`BENCH_DATA is not set, so these are left out: ${ON_DATA.join(", ")}.`);
  const failed = [...(hasData ? ON_DATA : []), ...WITHOUT_DATA].filter((name) => {
    console.log(`\n== ${name}`);
    return run(name) !== 0;
  });
  console.log(failed.length === 0 ? "\nevery bench ended well" : `\nfailed: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
}
