/**
 * Replaces everything by what a backup holds, in one transaction: tables as they were in its version, its rows, then the
 * changes since. Whatever fails, the database is as it was before.
 */
import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import type { Db } from "../db/database.ts";
import { BackupRefused, LINE } from "./backup-format.ts";
import { migrations, ownNames, ownTables, rowsOf, type Tx } from "./own-tables.ts";
import { backupLines, checkBackup } from "./read-backup.ts";

const ROWS_AT_ONCE = 50;

export type Restored = { rows: number; version: string; createdAt: string };

const run = (tx: Tx, statement: string) => rowsOf(tx, statement);

async function dropEverything(tx: Tx): Promise<void> {
  for (const table of await ownTables(tx)) await run(tx, `drop table if exists "${table}" cascade`);
  for (const name of ownNames("function")) await run(tx, `drop function if exists "${name}" cascade`);
  await run(tx, "delete from drizzle.__drizzle_migrations");
}

async function apply(tx: Tx, changes: MigrationMeta[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of changes) {
    for (const statement of statements) await run(tx, statement);
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

async function insertRows(tx: Tx, table: string, rows: string[]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} overriding system value
        select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::jsonb)`,
  );
}

async function insertAll(tx: Tx, file: string): Promise<void> {
  let table = "";
  let rows: string[] = [];
  const flush = async () => {
    await insertRows(tx, table, rows);
    rows = [];
  };
  for await (const line of backupLines(file)) {
    if (line.startsWith(LINE.row)) rows.push(line.slice(LINE.row.length));
    if (!line.startsWith(LINE.row) || rows.length >= ROWS_AT_ONCE) await flush();
    if (line.startsWith(LINE.table)) table = line.slice(LINE.table.length);
  }
}

/** Numbers given by the database go on after the highest that was restored. */
async function moveSequences(tx: Tx, tables: string[]): Promise<void> {
  for (const table of tables) {
    const columns = await rowsOf<{ name: string; sequence: string }>(
      tx,
      `select a.attname as name, pg_get_serial_sequence('"${table}"', a.attname) as sequence from pg_attribute a
       where a.attrelid = '"${table}"'::regclass and a.attnum > 0 and not a.attisdropped`,
    );
    for (const { name, sequence } of columns.filter((column) => column.sequence))
      await run(
        tx,
        `select setval('${sequence}', coalesce((select max("${name}") from "${table}"), 0) + 1, false)`,
      );
  }
}

/** Triggers keep sums and guard the audit log; the rows come with their sums. */
async function loadRows(tx: Tx, file: string): Promise<void> {
  const tables = await ownTables(tx);
  const each = async (action: string) => {
    for (const table of tables) await run(tx, `alter table "${table}" ${action} trigger user`);
  };
  await each("disable");
  await run(tx, `truncate ${tables.map((table) => `"${table}"`).join(", ")}`);
  await insertAll(tx, file);
  await moveSequences(tx, tables);
  await each("enable");
}

async function requireConsent(tx: Tx, mayReplace: boolean): Promise<void> {
  const [found] = await rowsOf<{ count: string }>(tx, "select count(*) as count from users");
  if (mayReplace || Number(found?.count ?? 0) === 0) return;
  throw new BackupRefused(
    `The database has ${found?.count} user(s). To delete everything in it and restore the backup, add --replace.`,
  );
}

export async function restoreBackup(
  db: Db,
  file: string,
  { mayReplace }: { mayReplace: boolean },
): Promise<Restored> {
  const { rows, version, createdAt, schema } = await checkBackup(file);
  const all = migrations();
  await db.transaction(async (tx) => {
    await requireConsent(tx, mayReplace);
    await dropEverything(tx);
    await apply(
      tx,
      all.filter(({ folderMillis }) => folderMillis <= schema),
    );
    await loadRows(tx, file);
    await apply(
      tx,
      all.filter(({ folderMillis }) => folderMillis > schema),
    );
  });
  return { rows, version, createdAt };
}
