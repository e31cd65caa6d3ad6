/** Index sizes: measured on a million generated rows without their large columns, counted up to 100 million. */
import type { Ask } from "./tables.ts";

const ROWS = 1_000_000;
const AT = 100_000_000;
const USERS = 10_000;
const MB = 1024 * 1024;

const GENERATE = [
  `insert into users (id, name, email) select 'g' || n, 'n', 'g' || n || '@example.com' from generate_series(1, ${USERS}) n`,
  `insert into searches (user_id, query, result, score, created_at)
   select 'g' || (1 + n % ${USERS}), 'https://example.com/page-' || n, '{}', n % 100, now() - n * interval '1 second'
   from generate_series(1, ${ROWS}) n`,
  `insert into jobs (id, kind, user_id, state, input, created_at)
   select gen_random_uuid(), 'analyze-page', 'g' || (1 + n % ${USERS}), 'done', '{}', now() - n * interval '1 second'
   from generate_series(1, ${ROWS}) n`,
];

export async function measureIndexes(ask: Ask) {
  for (const statement of GENERATE) await ask(statement);
  const found = await ask(
    `select i.relname as index, t.relname as table, pg_relation_size(i.oid)::bigint as bytes from pg_index x
     join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relname in ('searches', 'jobs') and t.relnamespace = 'public'::regnamespace order by 2, 1`,
  );
  return found.map(({ index, table, bytes }) => ({
    table,
    index,
    "bytes a row": Number((Number(bytes) / ROWS).toFixed(1)),
    "GB at 100 million": Number((((Number(bytes) / ROWS) * AT) / MB / 1024).toFixed(1)),
  }));
}
