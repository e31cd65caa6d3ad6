/** What changed from one analysis of a page to the next, kept in the row of the later one. */
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { AnalysisStore } from "../../../../ports/analysis/analyses.ts";
import type { Db } from "../../database.ts";
import { searches } from "../../schema/all.ts";

export const comparisonStore = (db: Db): Pick<AnalysisStore, "keepComparison" | "comparisonsOf"> => ({
  async keepComparison(id, rubric, comparison) {
    const added = JSON.stringify({ [rubric]: comparison });
    await db
      .update(searches)
      .set({ comparisons: sql`coalesce(${searches.comparisons}, '{}') || ${added}::jsonb` })
      .where(eq(searches.id, id));
  },
  async comparisonsOf(ids) {
    if (ids.length === 0) return new Map();
    const { id, comparisons } = searches;
    const rows = await db
      .select({ id, comparisons })
      .from(searches)
      .where(and(inArray(id, [...ids]), isNotNull(comparisons)));
    return new Map(rows.flatMap((row) => (row.comparisons ? [[row.id, row.comparisons] as const] : [])));
  },
});

/** Forgets the comparisons of an analysis, with the one before it and with the one after it: all, or those by one rubric. */
export async function forgetComparisons(db: Db, id: string, rubric?: string): Promise<void> {
  const { comparisons, pageId } = searches;
  const isSince = sql`exists (select 1 from jsonb_each(${comparisons}) kept where kept.value->>'since' = ${id})`;
  const isNext = and(
    eq(pageId, sql`(select page_id from ${searches} one where one.id = ${id}::uuid)`),
    isNotNull(comparisons),
    isSince,
  );
  await db
    .update(searches)
    .set({ comparisons: rubric === undefined ? null : sql`${comparisons} - ${rubric}::text` })
    .where(or(eq(searches.id, id), isNext));
}
