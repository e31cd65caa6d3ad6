/** Rows in every table of a database, made from its schema, so that a table that is added isn't forgotten. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../adapters/db/database.ts";

type Column = { table: string; name: string; type: string; default: string | null };
type Reference = { table: string; column: string; target: string; targetColumn: string };
type Allowed = { table: string; definition: string };
export type Tables = Map<string, Column[]>;

/** Written by triggers. */
const DERIVED = new Set(["user_tallies", "users_without_subscription"]);
/** What a column needs besides its type. */
const SPECIAL: Record<string, string> = {
  // A page at the top of its site, as its key says.
  "project_pages.folder": "'/'",
};

const rowsOf = async <T>(db: Db, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** Every table of the product, with the columns that are stored and not computed. */
export async function tablesOf(db: Db): Promise<Tables> {
  const columns = await rowsOf<Column>(
    db,
    sql`select c.table_name as table, c.column_name as name, c.data_type as type, c.column_default as default
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.is_identity = 'NO'
      order by c.table_name, c.ordinal_position`,
  );
  return Map.groupBy(columns, ({ table }) => table);
}

const referencesOf = (db: Db) =>
  rowsOf<Reference>(
    db,
    sql`select c.conrelid::regclass::text as table, a.attname as column,
        c.confrelid::regclass::text as target, t.attname as "targetColumn"
      from pg_constraint c
      cross join lateral generate_subscripts(c.conkey, 1) place
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[place]
      join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[place]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );

/** The values of columns that take only some words. */
async function wordsOf(db: Db): Promise<Map<string, string[]>> {
  const checks = await rowsOf<Allowed>(
    db,
    sql`select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  const words = new Map<string, string[]>();
  for (const { table, definition } of checks) {
    const [, column, list] = /\(+"?(\w+)"? = (?:ANY \(ARRAY\[(.*?)\]|'.*?')/.exec(definition) ?? [];
    const allowed = [...(list ?? definition).matchAll(/'([^']*)'/g)].map(([, word = ""]) => word);
    if (column && allowed.length > 0) words.set(`${table}.${column}`, allowed);
  }
  return words;
}

/** Tables after those they refer to. */
function inOrder(tables: Tables, references: readonly Reference[]): string[] {
  const done = new Set<string>();
  const place = (table: string) => {
    if (done.has(table)) return;
    done.add(table);
    for (const one of references) if (one.table === table) place(one.target);
    ordered.push(table);
  };
  const ordered: string[] = [];
  for (const table of tables.keys()) place(table);
  return ordered;
}

/** The value of a column in the nth row, as an expression. A reference has the value of the column that it refers to. */
function expressionOf({ table, name, type }: Column, words: Map<string, string[]>): string {
  const place = `${table}.${name}`;
  const special = SPECIAL[place];
  if (special) return special;
  const allowed = words.get(place);
  if (allowed) return `(array[${allowed.map((word) => `'${word}'`).join(", ")}])[1 + n % ${allowed.length}]`;
  switch (type) {
    case "text":
      return `'${place} ' || n`;
    case "uuid":
      return `md5('${place} ' || n)::uuid`;
    case "boolean":
      return "n % 2 = 0";
    case "jsonb":
      return `jsonb_build_object('${name}', n)`;
    case "bytea":
      return `decode(md5('${place} ' || n), 'hex')`;
    case "date":
      return "'2026-11-01'::date + n % 28";
    case "timestamp with time zone":
      return "'2026-11-01'::timestamptz + n * interval '1 second'";
    case "smallint":
    case "integer":
    case "bigint":
    case "real":
    case "double precision":
    case "numeric":
      return "n % 100";
    default:
      throw new Error(`fill-every-table doesn't know how to fill ${place}, a ${type}`);
  }
}

/**
 * One row per account in each table; fewer where a table takes only some keys. One more account has nothing but itself.
 * Returns how many rows each table has.
 */
export async function fillEveryTable(db: Db, accounts: number): Promise<Record<string, number>> {
  const [tables, references, words] = [await tablesOf(db), await referencesOf(db), await wordsOf(db)];
  const columnOf = (table: string, name: string) => tables.get(table)?.find((one) => one.name === name);
  const sourceOf = (column: Column): Column => {
    const found = references.find((one) => one.table === column.table && one.column === column.name);
    // Rows that outlive their account refer to it without a constraint.
    const target = found
      ? columnOf(found.target, found.targetColumn)
      : column.name === "user_id"
        ? columnOf("users", "id")
        : undefined;
    return target && target !== column ? sourceOf(target) : column;
  };
  const counts: Record<string, number> = {};
  for (const table of inOrder(tables, references)) {
    const columns = (tables.get(table) ?? []).filter((one) => !one.default?.startsWith("nextval"));
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const values = columns.map((column) => expressionOf(sourceOf(column), words)).join(", ");
    const first = table === "users" ? 0 : 1;
    if (!DERIVED.has(table))
      await db.execute(
        sql.raw(
          `insert into "${table}" (${names}) select ${values} from generate_series(${first}, ${accounts}) n on conflict do nothing`,
        ),
      );
  }
  for (const table of tables.keys()) {
    const [row] = await rowsOf<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from ${sql.identifier(table)}`,
    );
    counts[table] = row?.rows ?? 0;
  }
  return counts;
}
