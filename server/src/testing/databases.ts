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
    return (await client.query(statement, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** A database of its own for each caller: tests never meet in one. */
export async function freshPostgresUrl(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await askPostgres(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const server = process.env.TEST_DATABASE_URL;

export const testDatabases: TestDatabase[] = [
  { kind: "pglite", open: openEmbedded },
  ...(server
    ? [
        {
          kind: "postgres" as const,
          open: async () => openDatabase({ databaseUrl: await freshPostgresUrl(server), dataDir: null }),
        },
      ]
    : []),
];
