/**
 * `npm run bench -- quota`: 1,000 requests at once for the last ten uses of each metered tool, through two server
 * processes on a separate PostgreSQL, 20 times. Exactly ten may pass. `BENCH_RUNS=3` takes fewer;
 * `npm run bench -- quota -- ai_visibility` races one tool.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { METERED_TOOLS } from "../../../core/src/product/plans/plans.ts";
import { freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { openArena, type Race, USES_LEFT } from "../../../server/src/testing/proofs/race-quota.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 20);
const REQUESTS = 1_000;
const named = process.argv.slice(2);
const tools = METERED_TOOLS.filter((tool) => named.length === 0 || named.includes(tool));
if (tools.length < named.length) throw new Error(`The metered tools are ${METERED_TOOLS.join(", ")}.`);

const isExact = (race: Race) =>
  race.letThrough === USES_LEFT &&
  race.counted === USES_LEFT &&
  race.shown === USES_LEFT &&
  race.refused === REQUESTS - USES_LEFT &&
  race.other.length === 0;

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-quota-"));
const arena = await openArena(await freshPostgresUrl(postgres.url), dataDir);
try {
  const rows = [];
  for (const tool of tools) {
    const races: Race[] = [];
    for (let run = 0; run < RUNS; run++) races.push(await arena.race(tool, REQUESTS));
    const times = races.map(({ ms }) => ms).sort((one, other) => one - other);
    rows.push({
      tool,
      runs: RUNS,
      exact: races.filter(isExact).length,
      passed: [...new Set(races.map(({ letThrough }) => letThrough))].join(", "),
      counted: [...new Set(races.map(({ counted }) => counted))].join(", "),
      shown: [...new Set(races.map(({ shown }) => shown))].join(", "),
      "other answers": races.reduce((sum, { other }) => sum + other.length, 0),
      "median ms": times[Math.floor(times.length / 2)],
    });
  }
  console.table(rows);
  console.log(JSON.stringify({ requests: REQUESTS, usesLeft: USES_LEFT, rows }));
  process.exitCode = rows.every(({ exact }) => exact === RUNS) ? 0 : 1;
} finally {
  await arena.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
