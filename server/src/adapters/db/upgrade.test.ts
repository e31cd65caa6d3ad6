import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as onPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as onPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { expect, test } from "vitest";
import { freshPostgresUrl, serverDatabases } from "../../testing/databases.ts";
import { FIRST_ROWS, firstSchemaFolder } from "../../testing/first-schema.ts";
import { migrations } from "../backup/own-tables.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const folder = firstSchemaFolder();

async function firstOnDisk(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-upgrade-"));
  mkdirSync(join(dataDir, "pglite"), { recursive: true });
  const pglite = await PGlite.create(join(dataDir, "pglite"));
  const db = onPglite(pglite);
  await migratePglite(db, { migrationsFolder: folder });
  for (const row of FIRST_ROWS) await db.execute(row);
  await pglite.close();
  return dataDir;
}

async function firstOnPostgres(server: string): Promise<string> {
  const url = await freshPostgresUrl(server);
  const client = new pg.Client(url);
  await client.connect();
  const db = onPostgres(client);
  await migratePostgres(db, { migrationsFolder: folder });
  for (const row of FIRST_ROWS) await db.execute(row);
  await client.end();
  return url;
}

/** The rows of the first release are there, all changes were made, and the sums that came later count old rows. */
async function expectUpgraded({ db, close }: Database): Promise<void> {
  const rows = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
  expect(
    await rows(sql`select u.email, s.plan_type, h.score, h.result->>'overallScore' as exact, j.state
    from users u join subscriptions s on s.user_id = u.id join searches h on h.user_id = u.id join jobs j on j.id = h.id`),
  ).toEqual([{ email: "ada@example.com", plan_type: "pro", score: 72, exact: "71.5", state: "done" }]);
  expect(
    await rows(sql`select p.name, s.host, g.key, g.folder, g.score, g.analyses, h.page_id = g.id as filed
    from projects p join project_sites s on s.project_id = p.id join project_pages g on g.project_id = p.id
    join searches h on h.id = g.search_id`),
  ).toEqual([
    expect.objectContaining({
      name: "example.com",
      host: "example.com",
      score: 72,
      analyses: 1,
      filed: true,
    }),
  ]);
  const [made] = await rows(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  expect(made?.count).toBe(migrations().length);
  await close();
}

async function upgradedOnDisk(): Promise<void> {
  const dataDir = await firstOnDisk();
  await expectUpgraded(await openDatabase({ databaseUrl: null, dataDir }));
  rmSync(dataDir, { recursive: true, force: true });
}

async function upgradedOnPostgres(): Promise<void> {
  const databaseUrl = await firstOnPostgres(process.env.TEST_DATABASE_URL ?? "");
  await expectUpgraded(await openDatabase({ databaseUrl, dataDir: null }));
}

test.each(serverDatabases)(
  "a $kind database of the first release is brought up to date when it is opened",
  ({ kind }) => (kind === "pglite" ? upgradedOnDisk() : upgradedOnPostgres()),
);
