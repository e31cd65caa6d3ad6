/**
 * `npm run bench -- crash`: the worker is killed with -9 at a hundred random points while analyses and payments come in.
 * No job may be lost and nothing counted twice. `BENCH_ROUNDS=10` kills less often, `BENCH_SEED` picks other points.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { crashWorker } from "../../../server/src/testing/proofs/crash-worker.ts";

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-crash-"));
try {
  const report = await crashWorker({
    databaseUrl: await freshPostgresUrl(postgres.url),
    dataDir,
    rounds: Number(process.env.BENCH_ROUNDS ?? 100),
    seed: Number(process.env.BENCH_SEED ?? 1),
    analysesARound: 3,
  });
  const { faults, ...figures } = report;
  console.table([figures]);
  console.log(faults.length === 0 ? "nothing lost, nothing counted twice" : faults.join("\n"));
  console.log(JSON.stringify(report));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
