/** Before a test run: one PostgreSQL for all tests, and a migrated database of each kind to copy. */
import { startPostgres } from "./postgres.ts";
import { createTemplate, snapshot } from "./prepared-databases.ts";

async function offerPostgres(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env.TEST_DATABASE_TEMPLATE = await createTemplate(given);
    return async () => {};
  }
  const postgres = await startPostgres();
  if (postgres === null) {
    // Nobody reads a green run, so what CI couldn't test has to be red.
    if (process.env.CI) throw new Error("Tests on PostgreSQL need its server binaries, and none were found.");
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
  const [file, stopPostgres] = await Promise.all([snapshot(), offerPostgres()]);
  process.env.TEST_PGLITE_SNAPSHOT = file;
  return stopPostgres;
}
