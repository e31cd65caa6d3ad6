/**
 * Replaces everything by what a backup holds, in one transaction: tables as they were in its version, its rows, then the
 * changes since. Whatever fails, the database is as it was before.
 */
import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import { productVersion } from "../../version.ts";
import type { Db } from "../db/database.ts";
import { storedSecret } from "../secrets/instance-secret.ts";
import { sealOldKeys } from "../secrets/seal-old-keys.ts";
import { describeUnreadable, unreadableSecrets } from "../secrets/unreadable-secrets.ts";
import { BackupRefused, failed, LINE } from "./backup-format.ts";
import { migrations, ownNames, ownTables, rowsOf, type Tx } from "./own-tables.ts";
import { backupLines, checkBackup } from "./read-backup.ts";

const ROWS_AT_ONCE = 50;

export type Restored = {
  rows: number;
  version: string;
  createdAt: string;
  /** The secret came with the backup, and processes that run have another one in memory. */
  needsRestart: boolean;
};
type RestoreOptions = {
  mayReplace: boolean;
  /** AUTH_SECRET; `null` where the secret is in the database, and so in the backup. */
  authSecret: string | null;
  /** Also restores a backup with values that can't be read under the present secret. */
  leavesUnreadable: boolean;
  /** The migrations that this version knows; proofs give those of an older version. */
  folder?: string;
};

const run = (tx: Tx, statement: string) => rowsOf(tx, statement);

async function dropEverything(tx: Tx, folder?: string): Promise<void> {
  for (const table of await ownTables(tx, folder)) await run(tx, `drop table if exists "${table}" cascade`);
  for (const name of ownNames("function", folder)) await run(tx, `drop function if exists "${name}" cascade`);
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
async function loadRows(tx: Tx, file: string, folder?: string): Promise<void> {
  const tables = await ownTables(tx, folder);
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

/** Tables of a newer version would stay behind, and the next upgrade would fail to create them. */
async function requireKnownTables(tx: Tx, known: MigrationMeta[]): Promise<void> {
  const [latest] = await rowsOf<{ at: string | null }>(
    tx,
    "select max(created_at)::text as at from drizzle.__drizzle_migrations",
  );
  if (Number(latest?.at ?? 0) <= (known.at(-1)?.folderMillis ?? 0)) return;
  throw new BackupRefused(
    `The database was upgraded by a newer version than this one (${productVersion()}), whose tables this one doesn't know. ` +
      "Nothing was changed. Restore the backup into a new, empty database.",
  );
}

async function requireSameSecret(
  tx: Tx,
  file: string,
  { authSecret, leavesUnreadable }: RestoreOptions,
): Promise<void> {
  if (leavesUnreadable) return;
  const secret = authSecret ?? (await storedSecret(tx)) ?? "";
  // A backup of an earlier version has keys that are bound to nothing.
  await sealOldKeys(tx, secret);
  const found = describeUnreadable(await unreadableSecrets(tx, secret));
  if (found === null) return;
  throw new BackupRefused(
    `${file} was made with another AUTH_SECRET, and this one doesn't open what is encrypted in it (${found}). ` +
      "Nothing was changed. Set AUTH_SECRET to the secret of that time and restore again, then change it with " +
      "rotate-secret; if it is gone, add --leave-unreadable.",
  );
}

export async function restoreBackup(db: Db, file: string, options: RestoreOptions): Promise<Restored> {
  try {
    return await replaceEverything(db, file, options);
  } catch (error) {
    throw failed(`${file} could not be restored`, error);
  }
}

async function replaceEverything(db: Db, file: string, options: RestoreOptions): Promise<Restored> {
  const { folder } = options;
  const { rows, version, createdAt, schema } = await checkBackup(file, folder);
  const all = migrations(folder);
  const needsRestart = await db.transaction(async (tx) => {
    await requireConsent(tx, options.mayReplace);
    await requireKnownTables(tx, all);
    const before = await storedSecret(tx);
    await dropEverything(tx, folder);
    await apply(
      tx,
      all.filter(({ folderMillis }) => folderMillis <= schema),
    );
    await loadRows(tx, file, folder);
    await apply(
      tx,
      all.filter(({ folderMillis }) => folderMillis > schema),
    );
    await requireSameSecret(tx, file, options);
    return options.authSecret === null && (await storedSecret(tx)) !== before;
  });
  return { rows, version, createdAt, needsRestart };
}
