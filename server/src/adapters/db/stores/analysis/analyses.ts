import { SECTIONS, type Section } from "@citeworthy/core/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import type { AnalysisMark, AnalysisStore } from "../../../../ports/analysis/analyses.ts";
import type { Db } from "../../database.ts";
import { profiles, searches, users } from "../../schema/all.ts";

const summary = {
  id: searches.id,
  query: searches.query,
  score: searches.score,
  createdAt: searches.createdAt,
};

/** Only the numbers: a result is large, and a trend has many. */
const scorePoint = {
  id: searches.id,
  score: searches.score,
  rubricVersion: sql<string>`${searches.result}->>'rubricVersion'`,
  sections: sql<Record<Section, number>>`json_build_object(${sql.join(
    SECTIONS.flatMap((section) => [
      sql.raw(`'${section}'`),
      sql`(${searches.result}->${sql.raw(`'${section}'`)}->'score'->>'score')::numeric`,
    ]),
    sql`, `,
  )})`,
};

const isBefore = ({ createdAt, id }: AnalysisMark) =>
  sql`(${searches.createdAt}, ${searches.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

const savedResults = (db: Db): Pick<AnalysisStore, "save" | "replace" | "countSearch"> => ({
  async save({ id, userId, query, result, now }) {
    const saved = await db
      .insert(searches)
      .values({ id, userId, query, result, score: result.score.score, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: searches.id });
    return saved.length > 0;
  },
  async replace({ id, userId, result }) {
    const replaced = await db
      .update(searches)
      .set({ result, score: result.score.score })
      .where(and(eq(searches.id, id), eq(searches.userId, userId)))
      .returning({ id: searches.id });
    return replaced.length > 0;
  },
  async countSearch(userId, now) {
    await db.execute(sql`
        insert into ${profiles} (id, email, search_count, updated_at)
          select id, email, 1, ${now.toISOString()}::timestamptz from ${users} where id = ${userId}
        on conflict (id) do update
          set search_count = ${profiles}.search_count + 1, updated_at = excluded.updated_at`);
  },
});

const foundResults = (db: Db): Pick<AnalysisStore, "recent" | "scoresOf" | "find"> => ({
  recent: (userId, limit, after = null) =>
    db
      .select(summary)
      .from(searches)
      .where(and(eq(searches.userId, userId), after ? isBefore(after) : undefined))
      .orderBy(desc(searches.createdAt), desc(searches.id))
      .limit(limit),
  async scoresOf(userId, query, limit) {
    const latest = await db
      .select({ ...scorePoint, createdAt: searches.createdAt })
      .from(searches)
      .where(
        and(
          eq(searches.userId, userId),
          sql`md5(${searches.query}) = md5(${query})`,
          eq(searches.query, query),
        ),
      )
      .orderBy(desc(searches.createdAt), desc(searches.id))
      .limit(limit);
    return latest.toReversed();
  },
  async find(id) {
    const [row] = await db
      .select({ ...summary, userId: searches.userId, result: searches.result })
      .from(searches)
      .where(eq(searches.id, id));
    return row ?? null;
  },
});

export const analysisStore = (db: Db): AnalysisStore => ({
  ...savedResults(db),
  ...foundResults(db),
});
