/** Before a test run: one PostgreSQL for all, and one snapshot of a migrated embedded database. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { migrationsFolder } from "../adapters/db/database.ts";
import { startPostgres } from "./postgres.ts";

async function saveSnapshot(dir: string): Promise<string> {
  const pglite = await PGlite.create();
  await migrate(drizzle(pglite), { migrationsFolder });
  const snapshot = join(dir, "pglite.tar");
  const dump = await pglite.dumpDataDir("none");
  writeFileSync(snapshot, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  return snapshot;
}

async function offerPostgres(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => {};
  const postgres = await startPostgres();
  if (postgres === null) {
    process.stderr.write(
      "Skipped: tests on PostgreSQL (no server binaries found). The embedded database is tested.\n",
    );
    return async () => {};
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}

export default async function setup() {
  const dir = mkdtempSync(join(tmpdir(), "citeworthy-test-"));
  const [snapshot, stopPostgres] = await Promise.all([saveSnapshot(dir), offerPostgres()]);
  process.env.TEST_PGLITE_SNAPSHOT = snapshot;
  return async () => {
    await stopPostgres();
    rmSync(dir, { recursive: true, force: true });
  };
}
