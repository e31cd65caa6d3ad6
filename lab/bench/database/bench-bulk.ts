/**
 * `npm run bench -- bulk`: 1,000 pages of a loopback site in one bulk run on PostgreSQL with two workers, one of which is killed
 * with -9 halfway. Every page must have one result and cost one use. `BENCH_PAGES=100` takes fewer pages.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { bulkRun } from "../../../server/src/testing/proofs/bulk-run.ts";

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-bulk-"));
try {
  const report = await bulkRun({
    databaseUrl: await freshPostgresUrl(postgres.url),
    dataDir,
    pages: Number(process.env.BENCH_PAGES ?? 1_000),
    ...(process.env.BENCH_VERBOSE && { onProgress: (words: string) => console.log(words) }),
  });
  const { faults, ...figures } = report;
  console.table([figures]);
  console.log(faults.length === 0 ? "one result and one use a page, none twice" : faults.join("\n"));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
