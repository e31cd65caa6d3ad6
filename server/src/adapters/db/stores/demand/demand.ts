import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { DemandStore } from "../../../../ports/demand/demand.ts";
import type { Db } from "../../database.ts";
import {
  assistantDays,
  pageDemand as demand,
  connectedProperties as properties,
  demandQuestions as questions,
} from "../../schema/all.ts";
import { demandOf, isAfter, isFound, orderBy, SORT_COLUMN } from "./demand-filter.ts";
import { readRows } from "./read-rows.ts";
import { rebuildDemand, rebuildQuestions } from "./rebuild.ts";

const figures = (db: Db): Pick<DemandStore, "rebuild" | "setCited" | "forgetCitedExcept"> => ({
  rebuild: (projectId) =>
    db.transaction(async (tx) => {
      await rebuildDemand(tx, projectId);
      await rebuildQuestions(tx, projectId);
    }),
  async setCited(workspaceId, pages) {
    if (pages.length === 0) return;
    await db.execute(sql`
      update ${demand} d set cited = r.cited, counted = r.counted, cited_at = r."citedAt"
      from json_to_recordset(${JSON.stringify(pages)}::json) as r(page text, cited int, counted int, "citedAt" timestamptz)
      where d.workspace_id = ${workspaceId} and d.key = md5(r.page)::uuid`);
  },
  async forgetCitedExcept(workspaceId, pages) {
    await db.execute(sql`
      update ${demand} set cited = 0, counted = 0, cited_at = null
      where workspace_id = ${workspaceId} and counted > 0 and key not in
        (select md5(value)::uuid from json_array_elements_text(${JSON.stringify(pages)}::json))`);
  },
});

const shown = (db: Db): Pick<DemandStore, "pages" | "page" | "count" | "assistantDays" | "questions"> => ({
  async pages(filter, { sort, limit, after }) {
    const rows = await db
      .select()
      .from(demand)
      .where(and(isFound(filter), after ? isAfter(sort, after) : undefined))
      .orderBy(...orderBy(sort))
      .limit(limit);
    return rows.map((row) => ({
      ...demandOf(row),
      mark: { value: Number(row[SORT_COLUMN[sort]]), key: row.key },
    }));
  },
  async page(projectId, page) {
    const isPage = and(eq(demand.projectId, projectId), sql`${demand.key} = md5(${page})::uuid`);
    const [row] = await db.select().from(demand).where(isPage);
    return row ? demandOf(row) : null;
  },
  async count(filter) {
    const [row] = await db.select({ pages: count() }).from(demand).where(isFound(filter));
    return row?.pages ?? 0;
  },
  // Two properties may report the same site: the larger figure is the whole one, and a sum would count visits twice.
  assistantDays: (projectId, since) =>
    db
      .select({
        day: assistantDays.day,
        assistant: assistantDays.assistant,
        sessions: sql<number>`max(${assistantDays.sessions})::float8`,
        keyEvents: sql<number>`max(${assistantDays.keyEvents})`,
        revenue: sql<number>`max(${assistantDays.revenue})`,
      })
      .from(assistantDays)
      .innerJoin(properties, eq(properties.id, assistantDays.propertyId))
      .where(and(eq(properties.projectId, projectId), sql`${assistantDays.day} >= ${since}::date`))
      .groupBy(assistantDays.day, assistantDays.assistant)
      .orderBy(asc(assistantDays.day), asc(assistantDays.assistant)),
  questions: (projectId, limit) =>
    db
      .select({
        query: questions.query,
        url: questions.url,
        impressions: questions.impressions,
        clicks: questions.clicks,
      })
      .from(questions)
      .where(eq(questions.projectId, projectId))
      .orderBy(desc(questions.impressions), asc(questions.query))
      .limit(limit),
});

export const demandStore = (db: Db): DemandStore => ({ ...readRows(db), ...figures(db), ...shown(db) });
