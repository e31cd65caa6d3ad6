/** Figures over all pages of a project or a batch: averages, bands, and faults by folder. */

import type { FolderFault } from "@citeworthy/core/projects/group-faults";
import { EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { ProjectOverview } from "../../../ports/projects.ts";
import type { Db } from "../database.ts";
import { batchPages, pageFindings, projectPages as pages, searches } from "../schema/all.ts";

export async function overviewOf(db: Db, projectId: string): Promise<ProjectOverview> {
  const active = sql`${pages.archivedAt} is null`;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${active} and ${condition}))::int`;
  const [row] = await db
    .select({
      pages: counted(sql`true`),
      archived: sql<number>`(count(*) filter (where not (${active})))::int`,
      average: sql<number | null>`round(avg(${pages.score}) filter (where ${active}))::int`,
      excellent: counted(sql`${pages.score} >= ${EXCELLENT}`),
      good: counted(sql`${pages.score} >= ${GOOD} and ${pages.score} < ${EXCELLENT}`),
      poor: counted(sql`${pages.score} < ${GOOD}`),
      kinds: sql<string[] | null>`json_agg(distinct ${pages.kind})`,
    })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), isNull(pages.deletedAt)));
  if (!row)
    return { pages: 0, archived: 0, average: null, bands: { excellent: 0, good: 0, poor: 0 }, kinds: [] };
  const { excellent, good, poor, kinds, ...rest } = row;
  return { ...rest, bands: { excellent, good, poor }, kinds: kinds ?? [] };
}

export async function faultsOf(
  db: Db,
  where: { projectId: string } | { batchId: string },
): Promise<FolderFault[]> {
  const chosen =
    "projectId" in where
      ? sql`select id, folder from ${pages} where project_id = ${where.projectId}::uuid and deleted_at is null and archived_at is null`
      : sql`select distinct p.id, p.folder from ${batchPages} b join ${searches} s on s.id = b.job_id
          join ${pages} p on p.id = s.page_id where b.batch_id = ${where.batchId}::uuid and b.state = 'done' and p.deleted_at is null`;
  const { rows } = (await db.execute(sql`
    with chosen as materialized (${chosen}),
      folders as (select folder, count(*)::int as pages from chosen group by folder)
    select f.audit, min(f.title) as title, c.folder, min(f.fault) as fault,
      count(distinct f.fault)::int as faults, min(f.found) as found, count(distinct f.found)::int as founds, min(f.quote) as quote,
      count(*)::int as pages, min(o.pages)::int as "folderPages",
      count(distinct f.quote)::int as quotes, sum(f.points)::float8 as points
    from chosen c join folders o on o.folder = c.folder join ${pageFindings} f on f.page_id = c.id
    group by f.audit, c.folder order by pages desc, f.audit`)) as unknown as { rows: FolderFault[] };
  return rows;
}
