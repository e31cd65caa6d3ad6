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
import { schemaFolderBefore } from "../../testing/first-schema.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { type Db, migrationsFolder } from "./database.ts";

const ACCOUNTS = 10_000;
const before = schemaFolderBefore("0024_workspaces");
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

/** A number as a UUID, different for each kind of row. */
const id = (kind: number) => sql.raw(`('0000000${kind}-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`);
const everybody = sql.raw(`from generate_series(1, ${ACCOUNTS}) n`);

const ROWS = [
  sql`insert into users (id, name, email, email_verified) select 'u' || n, 'Reader ' || n, 'r' || n || '@example.com', n % 2 = 0 ${everybody}`,
  sql`insert into profiles (id, email) select 'u' || n, 'r' || n || '@example.com' ${everybody}`,
  sql`insert into subscriptions (id, user_id, plan_type, status) select ${id(1)}, 'u' || n, case when n % 3 = 0 then 'pro' else 'free' end, 'active' ${everybody}`,
  sql`insert into subscription_usage (user_id, tool_name, usage_count, period_start, period_end) select 'u' || n, 'content_analyses', n % 7, '2026-11-01', '2026-12-01' ${everybody}`,
  sql`insert into projects (id, user_id, name) select ${id(2)}, 'u' || n, 'Project ' || n ${everybody}`,
  sql`insert into report_links (token, user_id, project_id, expires_at) select 'link' || n, 'u' || n, ${id(2)}, '2027-01-01' ${everybody}`,
  sql`insert into searches (id, user_id, query, result, score) select ${id(3)}, 'u' || n, 'https://example.com/' || n, jsonb_build_object('overallScore', n % 100), n % 100 ${everybody}`,
  sql`insert into shares (token, search_id) select 'share' || n, ${id(3)} ${everybody}`,
  sql`insert into api_keys (id, user_id, name, token_hash, ending, scopes, expires_at) select ${id(4)}, 'u' || n, 'Key', 'hash' || n, 'abcd', '["read"]', '2027-01-01' ${everybody}`,
];
const TABLES = [
  "users",
  "profiles",
  "subscriptions",
  "subscription_usage",
  "projects",
  "report_links",
  "searches",
  "shares",
  "api_keys",
  "users_without_subscription",
];

const rowsOf = async (db: Db, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

/** Every value of every row, as one hash a table. Columns that migrations add, empty, or replace are left out. */
async function fingerprints(db: Db): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of TABLES) {
    const text = sql.raw(
      `(jsonb_strip_nulls(to_jsonb(t)) - '{workspace_id,token,token_hash,sealed_token}'::text[])::text`,
    );
    const [row] = await rowsOf(
      db,
      sql`select count(*)::int as rows, md5(string_agg(${text}, '' order by ${text})) as hash from ${sql.identifier(table)} t`,
    );
    found[table] = row;
  }
  return found;
}

async function expectOwnWorkspaces(db: Db): Promise<void> {
  const [counts] = await rowsOf(
    db,
    sql`select (select count(*)::int from workspaces) as workspaces,
      (select count(*)::int from members) as members,
      (select count(*)::int from members where workspace_id = user_id and role = 'owner') as owners,
      (select count(*)::int from api_keys where workspace_id = user_id) as keys,
      (select count(*)::int from shares where sealed_token like 'clear:share%') as links,
      (select count(*)::int from projects p join members m on m.workspace_id = p.user_id and m.user_id <> p.user_id) as shared`,
  );
  expect(counts).toEqual({
    workspaces: ACCOUNTS,
    members: ACCOUNTS,
    owners: ACCOUNTS,
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
    for (const rows of ROWS) await db.execute(rows);
    const old = await fingerprints(db);
    expect(old.searches).toMatchObject({ rows: ACCOUNTS });
    const file = join(dir, `${kind}.backup`);
    await writeBackup(db, file, new Date("2026-11-17T08:00:00Z"));

    await migrate(migrationsFolder);
    expect(await fingerprints(db)).toEqual(old);
    await expectOwnWorkspaces(db);

    await db.execute(sql`delete from users where id = 'u1'`);
    await db.execute(sql`update projects set name = 'changed'`);
    await restoreBackup(db, file, { mayReplace: true, authSecret: null, leavesUnreadable: false });
    expect(await fingerprints(db)).toEqual(old);
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
    for (const rows of ROWS) await upgraded.db.execute(rows);
    const old = await fingerprints(upgraded.db);
    const file = join(dir, `${kind}-older.backup`);
    await writeBackup(upgraded.db, file, new Date("2026-11-17T08:00:00Z"));
    await upgraded.migrate(migrationsFolder);
    // The check for secrets reads the columns of this version, and nothing here is encrypted.
    const asOlder = { mayReplace: true, authSecret: null, leavesUnreadable: true, folder: before };
    await expect(restoreBackup(upgraded.db, file, asOlder)).rejects.toThrow("new, empty database");
    await expectOwnWorkspaces(upgraded.db);
    await upgraded.close();

    const older = await open();
    await older.migrate(before);
    await restoreBackup(older.db, file, { ...asOlder, mayReplace: false });
    expect(await fingerprints(older.db)).toEqual(old);
    const [links] = await rowsOf(
      older.db,
      sql`select (select count(*)::int from shares where token like 'share%') as shares,
        (select count(*)::int from report_links where token like 'link%') as reports,
        to_regclass('public.workspaces') as workspaces`,
    );
    expect(links).toEqual({ shares: ACCOUNTS, reports: ACCOUNTS, workspaces: null });

    await older.migrate(migrationsFolder);
    expect(await fingerprints(older.db)).toEqual(old);
    await expectOwnWorkspaces(older.db);
    await older.close();
  },
);
