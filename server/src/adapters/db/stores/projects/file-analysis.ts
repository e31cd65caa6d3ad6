/** Notes an analysis at its page. Page, site and project are created where they are missing, once, whatever runs beside. */
import type { PageSummary } from "@citeworthy/core/projects/page-summary";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Filed } from "../../../../ports/projects/projects.ts";
import type { Db } from "../../database.ts";
import {
  pageDemand,
  pageFindings,
  projectPages,
  projectSites,
  projects,
  searches,
} from "../../schema/all.ts";

export async function fileAnalysis(tx: Db, filed: Filed, newId: () => string): Promise<void> {
  const projectId = filed.known?.projectId ?? (await projectFor(tx, filed, newId));
  await notePage(tx, filed, projectId);
}

async function notePage(tx: Db, filed: Filed, projectId: string): Promise<void> {
  const { userId, searchId, place, summary, change } = filed;
  const { title, score, kind, question } = summary;
  const { key, url, folder } = place;
  const now = sql`${filed.now.toISOString()}::timestamptz`;
  const comparisons = change && JSON.stringify({ [change.rubric]: change.comparison });
  const changes = change && JSON.stringify(change.note);
  await tx.execute(sql`
    with page as (
      insert into ${projectPages} (user_id, project_id, key, url, folder, title, score, kind, question, search_id, analyzed_at)
      values (${userId}, ${projectId}::uuid, ${key}, ${url}, ${folder}, ${title}, ${score}, ${kind}, ${question},
        ${searchId}::uuid, ${now})
      on conflict (user_id, md5(key)) do update set
        url = excluded.url, folder = excluded.folder, title = excluded.title, kind = excluded.kind,
        question = excluded.question, score = excluded.score,
        search_id = excluded.search_id, analyzed_at = excluded.analyzed_at,
        analyses = project_pages.analyses + 1, deleted_at = null, archived_at = null,
        change = ${change?.note.points ?? null}::int, changes = ${changes}::jsonb, again_due_at = ${now}
      returning id, user_id, key
    ), noted as (
      update ${searches} s set page_id = page.id, comparisons = ${comparisons}::jsonb
      from page where s.id = ${searchId}::uuid
    ), ${noteSummary(summary, searchId)}`);
}

/** Findings and demand of what `page` returns. The fewest statements, because each is work on the embedded database's thread. */
function noteSummary({ title, score, findings }: PageSummary, searchId: string): SQL {
  const audits = sql`${sql.param(findings.map(({ audit }) => audit))}::text[]`;
  // Each audit once: a row can't be written twice in one statement.
  return sql`cleared as (
      delete from ${pageFindings} f using page where f.page_id = page.id and f.audit <> all(${audits})
    ), found as (
      insert into ${pageFindings} (page_id, audit, title, fault, found, quote, points)
      select distinct on (audit) page.id, one.* from page, jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
        as one(audit text, title text, fault text, found text, quote text, points real)
      on conflict (page_id, audit) do update set title = excluded.title, fault = excluded.fault,
        found = excluded.found, quote = excluded.quote, points = excluded.points
    )
    update ${pageDemand} d set title = ${title}, score = ${score}, search_id = ${searchId}::uuid,
      words = lower(d.url || ' ' || ${title}::text)
    from page where d.workspace_id = page.user_id and d.key = md5(page.key)::uuid`;
}

/** The project named by the batch, else the one that has the host, else a new one with the host's name. */
async function projectFor(
  tx: Db,
  { userId, place, projectId, now }: Filed,
  newId: () => string,
): Promise<string> {
  const { host } = place;
  const [named] = projectId
    ? await tx
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, projectId), eq(projects.userId, userId)))
    : [];
  const wanted = named?.id ?? newId();
  const mine = and(eq(projectSites.userId, userId), eq(projectSites.host, host));
  const [site] = await tx.select({ id: projectSites.projectId }).from(projectSites).where(mine);
  if (site) return named?.id ?? site.id;
  if (!named) await tx.insert(projects).values({ id: wanted, userId, name: host, createdAt: now });
  const proof = newId().replaceAll("-", "");
  const [added] = await tx
    .insert(projectSites)
    .values({ userId, host, projectId: wanted, proof })
    .onConflictDoNothing()
    .returning({ id: projectSites.projectId });
  if (added || named) return wanted;
  // Another job of this user created the project in the meantime.
  await tx.delete(projects).where(eq(projects.id, wanted));
  const [other] = await tx.select({ id: projectSites.projectId }).from(projectSites).where(mine);
  if (!other) throw new Error(`No project for ${host}`);
  return other.id;
}

/** An analysis that was judged again changes its page only where it is the latest one. */
export async function refreshPage(db: Db, searchId: string, summary: PageSummary): Promise<void> {
  const { title, score, kind, question } = summary;
  await db.execute(sql`
    with page as (
      update ${projectPages} set title = ${title}, kind = ${kind}, question = ${question}, score = ${score}
      where search_id = ${searchId}::uuid returning id, user_id, key
    ), ${noteSummary(summary, searchId)}`);
}
