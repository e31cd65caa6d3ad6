import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { ProjectStore, ProjectSummary } from "../../../../ports/projects/projects.ts";
import type { Db } from "../../database.ts";
import { inTransaction } from "../../in-transaction.ts";
import { projectPages, projectSites, projects, searches } from "../../schema/all.ts";
import { changedPages } from "./changed-pages.ts";
import { fileAnalysis, refreshPage } from "./file-analysis.ts";
import { pageFollowers } from "./page-followers.ts";
import { pageIdsOf } from "./page-ids.ts";
import { faultsOf, overviewOf } from "./project-figures.ts";
import { isAfter, isFound, isSelected, orderBy, sortValue } from "./project-filter.ts";
import { projectSiteStore } from "./project-sites.ts";
import { reportLinkStore } from "./report-links.ts";

const owned = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(projects.id, id), eq(projects.userId, userId));

/** The longest waiting page of each user comes first, so that one user's many pages don't hold up all others. */
const turnOfUser = sql`row_number() over (partition by ${projectPages.userId} order by ${projectPages.againDueAt})`;

export const PAGE_COLUMNS = {
  id: projectPages.id,
  projectId: projectPages.projectId,
  url: projectPages.url,
  title: projectPages.title,
  score: projectPages.score,
  change: projectPages.change,
  changes: projectPages.changes,
  kind: projectPages.kind,
  question: projectPages.question,
  searchId: projectPages.searchId,
  analyses: projectPages.analyses,
  analyzedAt: projectPages.analyzedAt,
};

const savedProjects = (db: Db): Pick<ProjectStore, "create" | "rename" | "remove" | "find" | "listOf"> => ({
  async create(project) {
    await db.insert(projects).values(project);
  },
  async rename({ name, ...project }) {
    await db.update(projects).set({ name }).where(owned(project));
  },
  async remove(project) {
    await db.delete(projects).where(owned(project));
  },
  async find(project) {
    const { id, userId, name, createdAt } = projects;
    const [row] = await db.select({ id, userId, name, createdAt }).from(projects).where(owned(project));
    return row ?? null;
  },
  listOf: (userId) => summaries(db, userId),
});

const listedPages = (
  db: Db,
): Pick<
  ProjectStore,
  "followers" | "file" | "refresh" | "page" | "pages" | "pageIdsOf" | "urlsOf" | "count"
> => ({
  followers: (of) => pageFollowers(db, of),
  file: (analysis, newId) => inTransaction(db, (tx) => fileAnalysis(tx, analysis, newId)),
  refresh: (searchId, summary) => refreshPage(db, searchId, summary),
  async page({ id, userId }) {
    const mine = and(eq(projectPages.id, id), eq(projectPages.userId, userId));
    const [row] = await db.select(PAGE_COLUMNS).from(projectPages).where(mine);
    return row ?? null;
  },
  async pages({ sort, limit, after, ...filter }) {
    const rows = await db
      .select({ ...PAGE_COLUMNS, sortValue: sortValue(sort) })
      .from(projectPages)
      .where(and(isFound(filter), after ? isAfter(sort, after) : undefined))
      .orderBy(...orderBy(sort))
      .limit(limit);
    return rows.map(({ sortValue: value, ...row }) => ({ ...row, mark: { value, id: row.id } }));
  },
  pageIdsOf: (userId, urls) => pageIdsOf(db, userId, urls),
  async urlsOf(selection, most) {
    const where = isSelected(selection);
    const rows = await db
      .select({ url: projectPages.url })
      .from(projectPages)
      .where(and(where, sql`${projectPages.deletedAt} is null`))
      .orderBy(asc(projectPages.id))
      .limit(most);
    return rows.map(({ url }) => url);
  },
  async count(filter) {
    const [row] = await db.select({ pages: count() }).from(projectPages).where(isFound(filter));
    return row?.pages ?? 0;
  },
});

const pageResults = (
  db: Db,
): Pick<
  ProjectStore,
  "overview" | "noteChange" | "setAgainDue" | "againDue" | "changedPages" | "pageIdOf" | "faults"
> => ({
  overview: (projectId) => overviewOf(db, projectId),
  async noteChange(pageId, changes) {
    await db
      .update(projectPages)
      .set({ change: changes?.points ?? null, changes })
      .where(eq(projectPages.id, pageId));
  },
  async setAgainDue(pageId, since) {
    await db.update(projectPages).set({ againDueAt: since }).where(eq(projectPages.id, pageId));
  },
  againDue: (limit) =>
    db
      .select({ id: projectPages.id, rubric: searches.rubric })
      .from(projectPages)
      .innerJoin(searches, eq(searches.id, projectPages.searchId))
      .where(isNotNull(projectPages.againDueAt))
      .orderBy(turnOfUser, asc(projectPages.againDueAt))
      .limit(limit),
  async pageIdOf(searchId) {
    const [row] = await db.select({ id: searches.pageId }).from(searches).where(eq(searches.id, searchId));
    return row?.id ?? null;
  },
  async changedPages(projectId, limit) {
    const active = isFound({ projectId, archived: false });
    const rows = await db
      .select(PAGE_COLUMNS)
      .from(projectPages)
      .where(and(active, ne(projectPages.change, 0)))
      .orderBy(desc(sql`abs(${projectPages.change})`), asc(projectPages.id))
      .limit(limit);
    const [other] = await db
      .select({ pages: count() })
      .from(projectPages)
      .where(and(active, isNotNull(projectPages.changes), isNull(projectPages.change)));
    const pages = rows.flatMap(({ changes, ...page }) => (changes === null ? [] : [{ ...page, changes }]));
    return { pages, notCompared: other?.pages ?? 0 };
  },
  faults: (where) => faultsOf(db, where),
});

export const projectStore = (db: Db): ProjectStore => ({
  ...savedProjects(db),
  ...reportLinkStore(db),
  ...projectSiteStore(db),
  ...listedPages(db),
  ...pageResults(db),
  ...changedPages(db),
});

async function summaries(db: Db, userId: string): Promise<ProjectSummary[]> {
  const rows = await db
    .select({
      id: projects.id,
      userId: projects.userId,
      name: projects.name,
      createdAt: projects.createdAt,
      hosts: sql<
        string[]
      >`(select coalesce(json_agg(host order by host), '[]') from ${projectSites} s where s.project_id = ${projects.id})`,
      pages: sql<number>`count(${projectPages.id})::int`,
      average: sql<number | null>`round(avg(${projectPages.score}))::int`,
      analyzedAt: sql<string | null>`max(${projectPages.analyzedAt})`,
    })
    .from(projects)
    .leftJoin(
      projectPages,
      sql`${projectPages.projectId} = ${projects.id} and ${projectPages.deletedAt} is null and ${projectPages.archivedAt} is null`,
    )
    .where(eq(projects.userId, userId))
    .groupBy(projects.id)
    .orderBy(sql`max(${projectPages.analyzedAt}) desc nulls last`, desc(projects.createdAt));
  return rows.map((row) => ({
    ...row,
    analyzedAt: row.analyzedAt === null ? null : new Date(row.analyzedAt),
  }));
}
