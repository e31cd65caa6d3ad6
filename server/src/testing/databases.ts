/** The databases that a test runs on: the embedded one always, PostgreSQL where one could be started. */
import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import pg from "pg";
import type { Database } from "../adapters/db/database.ts";
import { openDatabase } from "../adapters/db/open-database.ts";
import { openPglite } from "../adapters/db/pglite.ts";

export type TestDatabase = { kind: Database["kind"]; open: () => Promise<Database> };

async function openEmbedded(): Promise<Database> {
  const snapshot = process.env.TEST_PGLITE_SNAPSHOT;
  return openPglite(null, snapshot ? await openAsBlob(snapshot) : undefined);
}

/** One statement on a PostgreSQL, past the product. */
export async function askPostgres(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a database that no other test uses: empty, or a copy of `template`. */
export async function freshPostgresUrl(server: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await askPostgres(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const server = process.env.TEST_DATABASE_URL;

const openPostgres = async (at: string): Promise<Database> =>
  openDatabase({
    databaseUrl: await freshPostgresUrl(at, process.env.TEST_DATABASE_TEMPLATE),
    dataDir: null,
  });

/** The tests of the databases themselves run on all of them. */
export const testDatabases: TestDatabase[] = [
  { kind: "pglite", open: openEmbedded },
  ...(server ? [{ kind: "postgres" as const, open: () => openPostgres(server) }] : []),
];

/**
 * Every other suite runs on one database at a time. `npm test` takes PostgreSQL, which opens and answers faster;
 * `npm run proofs` runs the same suites on the embedded database.
 */
const chosen = process.env.TEST_SERVER_DATABASE ?? "postgres";
export const serverDatabases: TestDatabase[] = [
  testDatabases.find(({ kind }) => kind === chosen) ?? { kind: "pglite", open: openEmbedded },
];
