import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ArticleStore, StoredArticle } from "../../../../ports/analysis/articles.ts";
import type { Db } from "../../database.ts";
import { articles } from "../../schema/all.ts";

export function articleStore(db: Db): ArticleStore {
  const first = async (which: SQL): Promise<StoredArticle | null> => {
    const [row] = await db
      .select()
      .from(articles)
      .where(which)
      .orderBy(desc(articles.createdAt), desc(articles.id))
      .limit(1);
    if (!row) return null;
    const { id, userId, searchId, url, markdown, report } = row;
    return { id, userId, searchId, url, result: { ...report, article: markdown } };
  };
  return {
    async save({ id, userId, searchId, url, result }, now) {
      const { article: markdown, ...report } = result;
      await db
        .insert(articles)
        .values({ id, userId, searchId, url, markdown, report, createdAt: now })
        .onConflictDoNothing();
    },
    async replace(id, { article: markdown, ...report }) {
      await db.update(articles).set({ markdown, report }).where(eq(articles.id, id));
    },
    async choose(id, { undone, markdown }) {
      const report = sql`jsonb_set(${articles.report} - 'kept', '{undone}', ${JSON.stringify(undone)}::jsonb)`;
      await db.update(articles).set({ markdown, report }).where(eq(articles.id, id));
    },
    async scoreChoice(id, { undone, kept }) {
      const report = sql`jsonb_set(${articles.report}, '{kept}', ${JSON.stringify(kept)}::jsonb)`;
      const isSame = sql`${articles.report} -> 'undone' = ${JSON.stringify(undone)}::jsonb`;
      await db
        .update(articles)
        .set({ report })
        .where(and(eq(articles.id, id), isSame));
    },
    find: (id) => first(eq(articles.id, id)),
    latestFor: (searchId) => first(eq(articles.searchId, searchId)),
  };
}
