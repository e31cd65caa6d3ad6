/** Rows and bytes that one analysis leaves in each table, with its indexes and what PostgreSQL stores out of line. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>;
export type TableSize = { table: string; rows: number; bytes: number };

export async function tableSizes(ask: Ask): Promise<TableSize[]> {
  const names = await ask(
    `select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'queue') and c.relkind = 'r' order by 1`,
  );
  const sizes: TableSize[] = [];
  for (const { name } of names) {
    const [found] = await ask(
      `select count(*)::int as rows, pg_total_relation_size('${name}')::int as bytes from ${name}`,
    );
    sizes.push({ table: String(name), rows: Number(found?.rows), bytes: Number(found?.bytes) });
  }
  return sizes;
}

export const measureTables = (before: TableSize[], after: TableSize[], analyses: number): TableSize[] =>
  after
    .map(({ table, rows, bytes }) => {
      const old = before.find((size) => size.table === table) ?? { rows: 0, bytes: 0 };
      return {
        table,
        rows: Number(((rows - old.rows) / analyses).toFixed(2)),
        bytes: Math.round((bytes - old.bytes) / analyses),
      };
    })
    .filter(({ rows, bytes }) => rows > 0 || bytes > 0);
