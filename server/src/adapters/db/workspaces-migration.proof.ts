/** Ten thousand accounts with data get their workspaces: nothing is lost, shared or renamed, and the backup made before brings it all back. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as onPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as onPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { freshPostgresUrl, testDatabases } from "../../testing/databases.ts";
import { fillEveryTable, type Tables, tablesOf } from "../../testing/fill-every-table.ts";
import { schemaFolderBefore } from "../../testing/first-schema.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { type Db, migrationsFolder } from "./database.ts";

/** `MIGRATED_ACCOUNTS` makes it shorter while working on a migration. */
const ACCOUNTS = Number(process.env.MIGRATED_ACCOUNTS ?? 10_000);
/** One account has no data. */
const PEOPLE = ACCOUNTS + 1;
const before = schemaFolderBefore("0024_workspaces");
/** The encrypted columns hold made-up text, which no secret opens. */
const leavesUnreadable = true;
const dir = mkdtempSync(join(tmpdir(), "citeworthy-workspaces-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

type Opened = { db: Db; migrate(folder: string): Promise<void>; close(): Promise<void> };

async function openPglite(): Promise<Opened> {
  const client = await PGlite.create();
  const db = onPglite(client);
  return {
    db: db as unknown as Db,
    migrate: (folder) => migratePglite(db, { migrationsFolder: folder }),
    close: () => client.close(),
  };
}

async function openPostgres(): Promise<Opened> {
  const client = new pg.Client(await freshPostgresUrl(process.env.TEST_DATABASE_URL ?? ""));
  await client.connect();
  const db = onPostgres(client);
  return {
    db: db as unknown as Db,
    migrate: (folder) => migratePostgres(db, { migrationsFolder: folder }),
    close: () => client.end(),
  };
}

/** Other names and other values after these migrations: links are found by their hash. */
const REPLACED: Record<string, readonly string[]> = {
  shares: ["token"],
  report_links: ["token"],
  schedules: ["token"],
};
/** Counted anew, by workspace. */
const RECOUNTED = ["user_tallies"];

const rowsOf = async (db: Db, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

/** Every value of every row in the columns that the older version had, as one hash a table. */
async function fingerprints(db: Db, old: Tables): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, columns] of old) {
    if (RECOUNTED.includes(table)) continue;
    const kept = columns.filter(({ name }) => !REPLACED[table]?.includes(name));
    const values = kept.map(({ name }) => sql`to_jsonb(t.${sql.identifier(name)})`);
    const text = sql`jsonb_build_array(${sql.join(values, sql`, `)})::text`;
    const [row] = await rowsOf(
      db,
      sql`select count(*)::int as rows, md5(string_agg(md5(v), '' order by md5(v))) as hash
        from (select ${text} as v from ${sql.identifier(table)} t) x`,
    );
    found[table] = row;
  }
  return found;
}

/** Fills a database of the older version and returns what is in it. */
async function fill(db: Db): Promise<{ tables: Tables; old: Record<string, unknown> }> {
  const counts = await fillEveryTable(db, ACCOUNTS);
  expect(Object.entries(counts).filter(([, rows]) => rows === 0)).toEqual([]);
  const tables = await tablesOf(db);
  const ofAccounts = [...tables].filter(([, columns]) => columns.some(({ name }) => name === "user_id"));
  const few = ofAccounts.filter(
    ([table]) => table !== "users_without_subscription" && counts[table] !== ACCOUNTS,
  );
  expect(few.map(([table]) => table)).toEqual([]);
  return { tables, old: await fingerprints(db, tables) };
}

async function expectOwnWorkspaces(db: Db): Promise<void> {
  const [counts] = await rowsOf(
    db,
    sql`select (select count(*)::int from workspaces) as workspaces,
      (select count(*)::int from members) as members,
      (select count(*)::int from members where workspace_id = user_id and role = 'owner') as owners,
      (select count(*)::int from api_keys where workspace_id = user_id) as keys,
      (select count(*)::int from shares where sealed_token like 'clear:shares.token %') as links,
      (select count(*)::int from members where workspace_id <> user_id) as shared`,
  );
  expect(counts).toEqual({
    workspaces: PEOPLE,
    members: PEOPLE,
    owners: PEOPLE,
    keys: ACCOUNTS,
    links: ACCOUNTS,
    shared: 0,
  });
}

test.each(testDatabases)(
  "on $kind, 10,000 accounts keep every row and get one workspace each; the backup brings the same back",
  async ({ kind }) => {
    const { db, migrate, close } = kind === "pglite" ? await openPglite() : await openPostgres();
    await migrate(before);
    const { tables, old } = await fill(db);
    const file = join(dir, `${kind}.backup`);
    await writeBackup(db, file, new Date("2026-11-17T08:00:00Z"));

    await migrate(migrationsFolder);
    expect(await fingerprints(db, tables)).toEqual(old);
    await expectOwnWorkspaces(db);

    await db.execute(sql`delete from users where id = 'users.id 1'`);
    await db.execute(sql`update projects set name = 'changed'`);
    await restoreBackup(db, file, { mayReplace: true, authSecret: null, leavesUnreadable });
    expect(await fingerprints(db, tables)).toEqual(old);
    await expectOwnWorkspaces(db);
    await close();
  },
);

/** What an operator does who goes back: the older version, which knows the migrations before, and its own backup. */
test.each(testDatabases)(
  "on $kind, the older version takes its backup back into an empty database, and can be upgraded again",
  async ({ kind }) => {
    const open = kind === "pglite" ? openPglite : openPostgres;
    const upgraded = await open();
    await upgraded.migrate(before);
    const { tables, old } = await fill(upgraded.db);
    const file = join(dir, `${kind}-older.backup`);
    await writeBackup(upgraded.db, file, new Date("2026-11-17T08:00:00Z"));
    await upgraded.migrate(migrationsFolder);
    const asOlder = { mayReplace: true, authSecret: null, leavesUnreadable, folder: before };
    await expect(restoreBackup(upgraded.db, file, asOlder)).rejects.toThrow("new, empty database");
    await expectOwnWorkspaces(upgraded.db);
    await upgraded.close();

    const older = await open();
    await older.migrate(before);
    await restoreBackup(older.db, file, { ...asOlder, mayReplace: false });
    expect(await fingerprints(older.db, tables)).toEqual(old);
    const [links] = await rowsOf(
      older.db,
      sql`select (select count(*)::int from shares where token like 'shares.token %') as shares,
        (select count(*)::int from report_links where token like 'report_links.token %') as reports,
        to_regclass('public.workspaces') as workspaces`,
    );
    expect(links).toEqual({ shares: ACCOUNTS, reports: ACCOUNTS, workspaces: null });

    await older.migrate(migrationsFolder);
    expect(await fingerprints(older.db, tables)).toEqual(old);
    await expectOwnWorkspaces(older.db);
    await older.close();
  },
);
