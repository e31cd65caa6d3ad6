/**
 * The demand of a project's pages from what was read by day. Where several properties of one kind report a page, the largest
 * figure counts: a domain property already has what the properties of its hosts have. Kinds are added up.
 */
import { randomUUID } from "node:crypto";
import { PERIOD_DAYS } from "@citeworthy/core/demand/properties";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import {
  pageDays as days,
  pageDemand as demand,
  projectPages as pages,
  projects,
  connectedProperties as properties,
  demandQuestions as questions,
  searchRows,
} from "../../schema/all.ts";

const KEPT_QUESTIONS = 100;

/** Each service settles its figures after other days, so a period ends with the last day read of the property. */
const RECENT = sql.raw(`d.day > p.read_through - ${PERIOD_DAYS}`);
const BEFORE = sql.raw(`d.day <= p.read_through - ${PERIOD_DAYS}`);
const KEPT = sql.raw(`d.day > p.read_through - ${2 * PERIOD_DAYS}`);

const FIGURES = [
  "clicks",
  "impressions",
  "positions",
  "sessions",
  "key_events",
  "revenue",
  "ai_sessions",
  "ai_key_events",
  "ai_revenue",
];
const COMPARED = ["clicks", "impressions", "sessions", "ai_sessions"];
const ALL = [...FIGURES, ...COMPARED.map((name) => `${name}_before`)];
/** `max(clicks) as clicks, ...` */
const each = (by: "max" | "sum"): SQL => sql.raw(ALL.map((name) => `${by}(${name}) as ${name}`).join(", "));
const inPeriod = (name: string, period: SQL): SQL =>
  sql`coalesce(sum(d.${sql.raw(name)}) filter (where ${period}), 0)`;
const byProperty: SQL = sql.join(
  [
    ...FIGURES.map((name) => sql`${inPeriod(name, RECENT)} as ${sql.raw(name)}`),
    ...COMPARED.map((name) => sql`${inPeriod(name, BEFORE)} as ${sql.raw(`${name}_before`)}`),
  ],
  sql`, `,
);

export async function rebuildDemand(tx: Db, projectId: string): Promise<void> {
  const rebuild = sql`${randomUUID()}::uuid`;
  await tx.execute(sql`
    with read as (
        select p.kind, p.id, d.key, min(d.page) as page, min(d.url) as url,
          (array_agg(d.top_query order by d.top_impressions desc, d.day desc) filter (where d.top_query is not null))[1] as top_query,
          ${byProperty}
        from ${properties} p join ${days} d on d.property_id = p.id and ${KEPT}
        where p.project_id = ${projectId}::uuid group by p.kind, p.id, d.key),
      kinds as (select kind, key, min(page) as page, min(url) as url, min(top_query) as top_query, ${each("max")}
        from read group by kind, key),
      totals as (select key, min(page) as page, min(url) as url, min(top_query) as top_query, ${each("sum")}
        from kinds group by key),
      ranked as (select *, impressions > 0 and ntile(3) over (order by impressions desc) = 1 as is_high from totals)
    insert into ${demand} (workspace_id, project_id, key, page, url, title, words, search_id, score, clicks, impressions, position,
      top_query, sessions, key_events, revenue, ai_sessions, ai_key_events, ai_revenue, clicks_before, impressions_before,
      sessions_before, ai_sessions_before, is_high, rebuild_id)
    select j.user_id, j.id, t.key, t.page, t.url, g.title, lower(t.url || ' ' || coalesce(g.title, '')), g.search_id,
      coalesce(g.score, -1), t.clicks, t.impressions, t.positions / nullif(t.impressions, 0), t.top_query, t.sessions,
      t.key_events, t.revenue, t.ai_sessions, t.ai_key_events, t.ai_revenue, t.clicks_before, t.impressions_before,
      t.sessions_before, t.ai_sessions_before, t.is_high, ${rebuild}
    from ranked t join ${projects} j on j.id = ${projectId}::uuid
      left join ${pages} g on g.user_id = j.user_id and md5(g.key) = replace(t.key::text, '-', '') and g.deleted_at is null
    on conflict (project_id, key) do update set
      ${sql.raw(
        [
          ...[
            "url",
            "title",
            "words",
            "search_id",
            "score",
            "clicks",
            "impressions",
            "position",
            "top_query",
          ],
          ...["sessions", "key_events", "revenue", "ai_sessions", "ai_key_events", "ai_revenue"],
          ...["clicks_before", "impressions_before", "sessions_before", "ai_sessions_before"],
          ...["is_high", "rebuild_id"],
        ]
          .map((name) => `${name} = excluded.${name}`)
          .join(", "),
      )}`);
  await tx.execute(
    sql`delete from ${demand} where project_id = ${projectId}::uuid and rebuild_id <> ${rebuild}`,
  );
}

export async function rebuildQuestions(tx: Db, projectId: string): Promise<void> {
  await tx.execute(sql`delete from ${questions} where project_id = ${projectId}::uuid`);
  await tx.execute(sql`
    with asked as (
        select d.query, d.url, sum(d.impressions) as impressions, sum(d.clicks) as clicks
        from ${properties} p join ${searchRows} d on d.property_id = p.id and d.is_question and ${RECENT}
        where p.project_id = ${projectId}::uuid group by p.id, d.query, d.url),
      pages as (select query, url, max(impressions) as impressions, max(clicks) as clicks from asked group by query, url),
      queries as (select query, (array_agg(url order by impressions desc, url))[1] as url, sum(impressions) as impressions,
        sum(clicks) as clicks from pages group by query)
    insert into ${questions} (workspace_id, project_id, key, query, url, impressions, clicks)
    select j.user_id, j.id, md5(q.query)::uuid, q.query, q.url, q.impressions, q.clicks
    from queries q join ${projects} j on j.id = ${projectId}::uuid
    order by q.impressions desc, q.query limit ${KEPT_QUESTIONS}`);
}
