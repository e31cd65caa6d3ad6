/** Which tables are ours, in an order in which a row comes after the rows it refers to. */
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { type Db, migrationsFolder } from "../db/database.ts";

export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
type Reference = { from: string; to: string };

/** `folder`: the migrations that this version knows. Proofs give those of an older version. */
export const migrations = (folder = migrationsFolder): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: folder });

const CREATED = /create (?:or replace )?(table|function)(?: if not exists)? "(\w+)"/gi;

/** Whatever any migration created: a database may hold other people's tables too, which we leave alone. */
export function ownNames(kind: "table" | "function", folder = migrationsFolder): string[] {
  const statements = migrations(folder).flatMap((migration) => migration.sql);
  const found = statements.flatMap((statement) => [...statement.matchAll(CREATED)]);
  return [
    ...new Set(found.filter(([, what]) => what?.toLowerCase() === kind).map(([, , name]) => name ?? "")),
  ];
}

export const rowsOf = async <Row extends Record<string, unknown>>(
  tx: Tx,
  statement: string,
): Promise<Row[]> => (await tx.execute<Row>(sql.raw(statement))).rows;

const quotedList = (names: string[]) => names.map((name) => `'${name}'`).join(", ");

/** Tables that refer to others come after them. */
function inOrder(tables: string[], references: Reference[]): string[] {
  const ordered: string[] = [];
  let left = tables;
  while (left.length > 0) {
    const isFree = (table: string) =>
      references.every(({ from, to }) => from !== table || to === table || !left.includes(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.join(", ")}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

export async function ownTables(tx: Tx, folder = migrationsFolder): Promise<string[]> {
  const names = quotedList(ownNames("table", folder));
  const present = await rowsOf<{ name: string }>(
    tx,
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname in (${names}) order by 1`,
  );
  const references = await rowsOf<Reference>(
    tx,
    `select a.relname as "from", b.relname as "to" from pg_constraint k
     join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid where k.contype = 'f'`,
  );
  return inOrder(
    present.map(({ name }) => name),
    references,
  );
}
