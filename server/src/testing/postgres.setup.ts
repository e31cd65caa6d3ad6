/** Starts one PostgreSQL for the whole test run and hands its address to the tests by TEST_DATABASE_URL. */
import { startPostgres } from "./postgres.ts";

export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startPostgres();
  if (postgres === null) {
    process.stderr.write(
      "Skipped: tests on PostgreSQL (no server binaries found). PGlite tests still run.\n",
    );
    return;
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}
