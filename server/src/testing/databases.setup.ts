/** Before a test run: one PostgreSQL for all tests, and a migrated database of each kind to copy. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./postgres.ts";
import { createTemplate, saveSnapshot } from "./prepared-databases.ts";

async function offerPostgres(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env.TEST_DATABASE_TEMPLATE = await createTemplate(given);
    return async () => {};
  }
  const postgres = await startPostgres();
  if (postgres === null) {
    process.stderr.write(
      "Skipped: tests on PostgreSQL (no server binaries found). The embedded database is tested.\n",
    );
    return async () => {};
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_DATABASE_TEMPLATE = await createTemplate(postgres.url);
  return postgres.stop;
}

/** Each Vitest project calls this; the projects of one run share the first one's databases. */
export default async function setup() {
  if (process.env.TEST_PGLITE_SNAPSHOT) return;
  const dir = mkdtempSync(join(tmpdir(), "citeworthy-test-"));
  const snapshot = join(dir, "pglite.tar");
  const [stopPostgres] = await Promise.all([offerPostgres(), saveSnapshot(snapshot)]);
  process.env.TEST_PGLITE_SNAPSHOT = snapshot;
  return async () => {
    await stopPostgres();
    rmSync(dir, { recursive: true, force: true });
  };
}
