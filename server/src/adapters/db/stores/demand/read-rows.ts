/** What was read of a property by day, and the sums of each day. */
import { and, eq, sql } from "drizzle-orm";
import type { DemandStore } from "../../../../ports/demand/demand.ts";
import type { Db } from "../../database.ts";
import { assistantDays, pageDays, searchRows, visitRows } from "../../schema/all.ts";

/** A statement of this many rows is a few hundred kilobytes. */
const INSERTED_AT_ONCE = 2_000;

/** The last of several equal rows counts: one statement can't write a row twice. */
function* parts<T>(rows: readonly T[], keyOf: (row: T) => string): Generator<string> {
  const unique = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  for (let at = 0; at < unique.length; at += INSERTED_AT_ONCE)
    yield JSON.stringify(unique.slice(at, at + INSERTED_AT_ONCE));
}

export const readRows = (
  db: Db,
): Pick<DemandStore, "clearDay" | "addSearchRows" | "addVisitRows" | "sumDay" | "topPages" | "forget"> => ({
  async clearDay(propertyId, day) {
    for (const table of [searchRows, visitRows])
      await db.delete(table).where(and(eq(table.propertyId, propertyId), eq(table.day, day)));
  },
  async addSearchRows(propertyId, rows) {
    for (const part of parts(rows, ({ day, url, query }) => `${day}\n${url}\n${query}`))
      await db.execute(sql`
        insert into ${searchRows} (property_id, day, key, url, page, query, is_question, clicks, impressions, position)
        select ${propertyId}::uuid, r.day, md5(r.url || E'\n' || r.query)::uuid, r.url, r.page, r.query, r."isQuestion",
          r.clicks, r.impressions, r.position
        from json_to_recordset(${part}::json) as r(day date, url text, page text, query text, "isQuestion" boolean,
          clicks int, impressions int, position real)
        on conflict (property_id, day, key) do update set
          clicks = excluded.clicks, impressions = excluded.impressions, position = excluded.position`);
  },
  async addVisitRows(propertyId, day, rows) {
    for (const part of parts(rows, ({ url, source }) => `${url}\n${source}`))
      await db.execute(sql`
        insert into ${visitRows} (property_id, day, key, url, page, source, assistant, sessions, key_events, revenue)
        select ${propertyId}::uuid, ${day}::date, md5(r.url || E'\n' || r.source)::uuid, r.url, r.page, r.source,
          r.assistant, r.sessions, r."keyEvents", r.revenue
        from json_to_recordset(${part}::json) as r(url text, page text, source text, assistant text, sessions int,
          "keyEvents" float8, revenue float8)
        on conflict (property_id, day, key) do update set sessions = excluded.sessions,
          key_events = excluded.key_events, revenue = excluded.revenue, assistant = excluded.assistant`);
  },
  async sumDay(propertyId, day) {
    const ofDay = sql`property_id = ${propertyId}::uuid and day = ${day}::date`;
    await db.execute(sql`delete from ${pageDays} where ${ofDay}`);
    await db.execute(sql`
      insert into ${pageDays} (property_id, day, key, page, url, clicks, impressions, positions, top_query, top_impressions)
      select ${propertyId}::uuid, ${day}::date, md5(p.page)::uuid, p.page, p.url, p.clicks, p.impressions, p.positions,
        q.query, coalesce(q.impressions, 0)
      from (select page, min(url) as url, sum(clicks) as clicks, sum(impressions) as impressions,
          sum(impressions::float8 * position) as positions
        from ${searchRows} where ${ofDay} and query = '' group by page) p
      left join (select distinct on (page) page, query, impressions from ${searchRows}
        where ${ofDay} and query <> '' order by page, impressions desc, query) q on q.page = p.page`);
    await db.execute(sql`
      insert into ${pageDays} (property_id, day, key, page, url, sessions, key_events, revenue, ai_sessions, ai_key_events, ai_revenue)
      select ${propertyId}::uuid, ${day}::date, md5(page)::uuid, page, min(url), sum(sessions), sum(key_events), sum(revenue),
        coalesce(sum(sessions) filter (where assistant is not null), 0),
        coalesce(sum(key_events) filter (where assistant is not null), 0),
        coalesce(sum(revenue) filter (where assistant is not null), 0)
      from ${visitRows} where ${ofDay} group by page`);
    await db.execute(sql`delete from ${assistantDays} where ${ofDay}`);
    await db.execute(sql`
      insert into ${assistantDays} (property_id, day, assistant, sessions, key_events, revenue)
      select ${propertyId}::uuid, ${day}::date, assistant, sum(sessions), sum(key_events), sum(revenue)
      from ${visitRows} where ${ofDay} and assistant is not null group by assistant`);
  },
  async topPages(propertyId, since, limit) {
    const { rows } = await db.execute<{ url: string }>(sql`
      select url from ${searchRows} where property_id = ${propertyId}::uuid and day >= ${since}::date and query = ''
      group by url order by sum(impressions) desc, url limit ${limit}`);
    return rows.map(({ url }) => url);
  },
  async forget({ queries, figures }) {
    let gone = 0;
    for (const table of [searchRows, visitRows]) gone += await forgotten(db, table, queries);
    for (const table of [pageDays, assistantDays]) gone += await forgotten(db, table, figures);
    return gone;
  },
});

/** By property, so that the primary key finds the old days. */
async function forgotten(
  db: Db,
  table: typeof searchRows | typeof visitRows | typeof pageDays | typeof assistantDays,
  before: string,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with gone as (delete from ${table} t using connected_properties p
      where t.property_id = p.id and t.day < ${before}::date returning 1)
    select count(*)::int as n from gone`);
  return rows[0]?.n ?? 0;
}
