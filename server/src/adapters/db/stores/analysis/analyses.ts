import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Measured } from "@citeworthy/core/history/measurement";
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { AnalysisMark, AnalysisStore, PointFilter } from "../../../../ports/analysis/analyses.ts";
import type { Db } from "../../database.ts";
import { keptEvidence, profiles, projectPages, searches, users } from "../../schema/all.ts";
import { comparisonStore, forgetComparisons } from "./comparisons.ts";

const summary = {
  id: searches.id,
  query: searches.query,
  score: searches.score,
  rubricVersion: searches.rubric,
  createdAt: searches.createdAt,
};

/** What a chart needs of a result: all but the parts that make it large. */
const measured = (result: typeof searches.result | typeof searches.again) =>
  sql<Measured>`(${result} - ${sql.raw(LARGE_PARTS)}) #- '{reading,details}' #- '{reading,checks}'`;
const LARGE_PARTS = "array['audits', 'crawlerView', 'crawlers', 'edits', 'gates', 'page', 'leftOut']";

const isOf = (where: PointFilter) =>
  "pageId" in where
    ? and(eq(searches.pageId, where.pageId), where.userId ? eq(searches.userId, where.userId) : undefined)
    : and(
        eq(searches.userId, where.userId),
        sql`md5(${searches.query}) = md5(${where.query})`,
        eq(searches.query, where.query),
      );

const isBefore = ({ createdAt, id }: AnalysisMark) =>
  sql`(${searches.createdAt}, ${searches.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

const isLatest = sql`not exists (
  select 1 from ${searches} newer
  where newer.user_id = ${searches.userId} and md5(newer.query) = md5(${searches.query}) and newer.query = ${searches.query}
    and (newer.created_at, newer.id) > (${searches.createdAt}, ${searches.id}))`;

const figuresOf = ({ score, rubricVersion }: AnalysisResult) => ({
  score: score.score,
  rubric: rubricVersion,
});

const savedResults = (db: Db): Pick<AnalysisStore, "save" | "replace" | "countSearch"> => ({
  async save({ id, userId, query, result, packed, now }) {
    const { score, rubric } = figuresOf(result);
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await db.execute(sql`
      with saved as (
        insert into ${searches} (id, user_id, query, result, score, rubric, created_at)
        values (${id}::uuid, ${userId}, ${query}, ${JSON.stringify(result)}::jsonb, ${score}, ${rubric}, ${at})
        on conflict do nothing returning id
      ), kept as (
        insert into ${keptEvidence} (search_id, packed, created_at)
        select id, ${sql.param(packed, keptEvidence.packed)}::bytea, ${at} from saved
      )
      select id from saved`);
    return rows.length > 0;
  },
  async replace({ id, userId, result }) {
    const replaced = await db
      .update(searches)
      .set({ result, ...figuresOf(result), again: null, againRubric: null })
      .where(and(eq(searches.id, id), eq(searches.userId, userId)))
      .returning({ id: searches.id });
    if (replaced.length > 0) await forgetComparisons(db, id);
    return replaced.length > 0;
  },
  // This isn't part of the statement above, so that the log says which of the two failed.
  async countSearch(userId, now) {
    await db.execute(sql`
      insert into ${profiles} (id, email, search_count, updated_at)
        select id, email, 1, ${now.toISOString()}::timestamptz from ${users} where id = ${userId}
      on conflict (id) do update
        set search_count = ${profiles}.search_count + 1, updated_at = excluded.updated_at`);
  },
});

const foundResults = (db: Db): Pick<AnalysisStore, "recent" | "recentPages" | "find"> => ({
  recent: (userId, limit, after = null) =>
    db
      .select(summary)
      .from(searches)
      .where(and(eq(searches.userId, userId), after ? isBefore(after) : undefined))
      .orderBy(desc(searches.createdAt), desc(searches.id))
      .limit(limit),
  recentPages: (userId, limit, after = null) =>
    db
      .select({ ...summary, title: sql<string | null>`${searches.result} #>> '{page,title}'` })
      .from(searches)
      .where(and(eq(searches.userId, userId), after ? isBefore(after) : undefined, isLatest))
      .orderBy(desc(searches.createdAt), desc(searches.id))
      .limit(limit),
  async find(id) {
    const [row] = await db
      .select({ ...summary, userId: searches.userId, result: searches.result })
      .from(searches)
      .where(eq(searches.id, id));
    return row ?? null;
  },
});

const comparedResults = (
  db: Db,
): Pick<
  AnalysisStore,
  "pointsOf" | "pointsOfProject" | "results" | "latestAt" | "toJudgeAgain" | "keepAgain"
> => ({
  async pointsOf(where, limit) {
    const { id, createdAt, result, again } = searches;
    const latest = await db
      .select({ id, createdAt, measured: measured(result), again: measured(again) })
      .from(searches)
      .where(isOf(where))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
    return latest.toReversed();
  },
  async pointsOfProject({ projectId, since, pages }, limit) {
    const { id, createdAt, result, again } = searches;
    const isActive = and(isNull(projectPages.deletedAt), isNull(projectPages.archivedAt));
    const chosen = db
      .select({ id: projectPages.id })
      .from(projectPages)
      .where(and(eq(projectPages.projectId, projectId), isActive, gte(projectPages.analyses, 2)))
      .orderBy(asc(projectPages.id))
      .limit(pages);
    const latest = await db
      .select({
        ...{ id, createdAt, measured: measured(result), again: measured(again) },
        pageId: sql<string>`${searches.pageId}`,
      })
      .from(searches)
      .where(and(inArray(searches.pageId, chosen), gte(createdAt, since)))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
    return latest.toReversed();
  },
  async results(ids) {
    if (ids.length === 0) return [];
    const { id, createdAt, result, again } = searches;
    const rows = await db
      .select({ id, createdAt, measured: result, again })
      .from(searches)
      .where(inArray(id, [...ids]));
    return ids.flatMap((wanted) => rows.find((row) => row.id === wanted) ?? []);
  },
  async latestAt(userId, key) {
    const { id, createdAt, result, again } = searches;
    const [row] = await db
      .select({ id, createdAt, measured: result, again, pageId: projectPages.id })
      .from(projectPages)
      .innerJoin(searches, eq(searches.id, projectPages.searchId))
      .where(
        and(
          eq(projectPages.userId, userId),
          sql`md5(${projectPages.key}) = md5(${key})`,
          eq(projectPages.key, key),
        ),
      );
    return row ?? null;
  },
  toJudgeAgain({ pageId, rubric, keptSince }, limit) {
    const { id, result, createdAt } = searches;
    return db
      .select({ id, result })
      .from(searches)
      .innerJoin(keptEvidence, eq(keptEvidence.searchId, id))
      .where(
        and(
          eq(searches.pageId, pageId),
          sql`${searches.rubric} is distinct from ${rubric}`,
          sql`${searches.againRubric} is distinct from ${rubric}`,
          gte(keptEvidence.createdAt, keptSince),
          isNotNull(keptEvidence.packed),
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
  },
  async keepAgain({ id, rubric, result }) {
    await db.update(searches).set({ again: result, againRubric: rubric }).where(eq(searches.id, id));
    await forgetComparisons(db, id, rubric);
  },
});

export const analysisStore = (db: Db): AnalysisStore => ({
  ...savedResults(db),
  ...foundResults(db),
  ...comparedResults(db),
  ...comparisonStore(db),
});
