/** Notes an analysis at its page. Page, site and project are created where they are missing, once, whatever runs beside. */
import type { PageFinding, PageSummary } from "@citeworthy/core/projects/page-summary";
import { and, eq, sql } from "drizzle-orm";
import type { Filed, FiledAnalysis } from "../../../../ports/projects/projects.ts";
import type { Db } from "../../database.ts";
import { pageFindings, projectPages, projectSites, projects, searches } from "../../schema/all.ts";
import { demandStore } from "../demand/demand.ts";

export async function fileAnalysis(tx: Db, filed: Filed, newId: () => string): Promise<FiledAnalysis> {
  const known = await pageOf(tx, filed);
  const projectId = known ?? (await projectFor(tx, filed, newId));
  const pageId = await upsertPage(tx, filed, projectId);
  const before = await noteAtPage(tx, pageId, filed.searchId);
  await replaceFindings(tx, pageId, filed.summary.findings);
  const { title, score } = filed.summary;
  const { userId, place, searchId } = filed;
  await demandStore(tx).setScore(userId, { page: place.key, title, score, searchId });
  return { pageId, before };
}

/** Returns the page's latest other analysis. */
async function noteAtPage(tx: Db, pageId: string, searchId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with noted as (update ${searches} set page_id = ${pageId}::uuid where id = ${searchId}::uuid)
    select id from ${searches} where page_id = ${pageId}::uuid and id <> ${searchId}::uuid
    order by created_at desc, id desc limit 1`);
  return rows[0]?.id ?? null;
}

/** The project of the page, where the user has analyzed it before. */
async function pageOf(tx: Db, { userId, place }: Filed): Promise<string | null> {
  const [row] = await tx
    .select({ projectId: projectPages.projectId })
    .from(projectPages)
    .where(
      and(
        eq(projectPages.userId, userId),
        sql`md5(${projectPages.key}) = md5(${place.key})`,
        eq(projectPages.key, place.key),
      ),
    );
  return row?.projectId ?? null;
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

async function upsertPage(tx: Db, { userId, searchId, place, summary, now }: Filed, projectId: string) {
  const { title, score, kind, question } = summary;
  const { key, url, folder } = place;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${projectPages} (user_id, project_id, key, url, folder, title, score, kind, question, search_id, analyzed_at)
    values (${userId}, ${projectId}::uuid, ${key}, ${url}, ${folder}, ${title}, ${score}, ${kind}, ${question},
      ${searchId}::uuid, ${now.toISOString()}::timestamptz)
    on conflict (user_id, md5(key)) do update set
      url = excluded.url, folder = excluded.folder, title = excluded.title, kind = excluded.kind,
      question = excluded.question, score = excluded.score,
      search_id = excluded.search_id, analyzed_at = excluded.analyzed_at,
      analyses = project_pages.analyses + 1, deleted_at = null, archived_at = null
    returning id`);
  const [row] = rows;
  if (!row) throw new Error("The page was not stored");
  return row.id;
}

async function replaceFindings(tx: Db, pageId: string, findings: readonly PageFinding[]): Promise<void> {
  await tx.delete(pageFindings).where(eq(pageFindings.pageId, pageId));
  if (findings.length > 0)
    await tx
      .insert(pageFindings)
      .values(findings.map((finding) => ({ pageId, ...finding })))
      .onConflictDoNothing();
}

/** An analysis that was judged again changes its page only where it is the latest one. */
export async function refreshPage(db: Db, searchId: string, summary: PageSummary): Promise<void> {
  const { title, score, kind, question, findings } = summary;
  await db.transaction(async (tx) => {
    const [page] = await tx
      .update(projectPages)
      .set({ title, kind, question, score })
      .where(eq(projectPages.searchId, searchId))
      .returning({ id: projectPages.id, userId: projectPages.userId, key: projectPages.key });
    if (!page) return;
    await replaceFindings(tx, page.id, findings);
    await demandStore(tx).setScore(page.userId, { page: page.key, title, score, searchId });
  });
}
