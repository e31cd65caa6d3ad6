/** `npm run bench`: every bench, one after another, each with its own tables and JSON. Those on labelled pages need BENCH_DATA. */
import { spawnSync } from "node:child_process";

const ON_DATA = ["engine", "judge", "article", "rank"];
const ON_POSTGRES = ["admin", "quota", "crash"];
const IN_A_BROWSER = ["lighthouse"];

const hasData = Boolean(process.env.BENCH_DATA);
if (!hasData) console.log(`BENCH_DATA is not set, so these are left out: ${ON_DATA.join(", ")}.`);

const failed = [...(hasData ? ON_DATA : []), ...ON_POSTGRES, ...IN_A_BROWSER].filter((name) => {
  console.log(`\n== bench:${name}`);
  return spawnSync("npm", ["run", "--silent", `bench:${name}`], { stdio: "inherit" }).status !== 0;
});
console.log(failed.length === 0 ? "\nevery bench ended well" : `\nfailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
