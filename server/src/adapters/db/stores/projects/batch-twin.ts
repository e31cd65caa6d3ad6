/** Finds another page of a batch that turned out to be the same page. */
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { BatchStore } from "../../../../ports/projects/batches.ts";
import type { Db } from "../../database.ts";
import { batchPages, projectPages, searches } from "../../schema/all.ts";

type Page = Parameters<BatchStore["twinOf"]>[0];

export async function twinInBatch(db: Db, page: Page): Promise<string | null> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${page.batchId} || ' ' || ${page.key}, 0))`,
  );
  return (await listedTwin(db, page)) ?? (await analyzedTwin(db, page));
}

/** Listed under this very address, and analyzed or to be analyzed. */
async function listedTwin(db: Db, { batchId, jobId, key }: Page): Promise<string | null> {
  const [row] = await db
    .select({ url: batchPages.url })
    .from(batchPages)
    .where(
      and(
        eq(batchPages.batchId, batchId),
        sql`md5(${batchPages.key}) = md5(${key})`,
        eq(batchPages.key, key),
        sql`${batchPages.jobId} is distinct from ${jobId}::uuid`,
        inArray(batchPages.state, ["waiting", "started", "done"]),
      ),
    )
    .limit(1);
  return row?.url ?? null;
}

/** Another address that was analyzed in this batch and led to the same page. */
async function analyzedTwin(db: Db, { batchId, jobId, userId, key }: Page): Promise<string | null> {
  const [row] = await db
    .select({ url: batchPages.url })
    .from(projectPages)
    .innerJoin(searches, eq(searches.pageId, projectPages.id))
    .innerJoin(batchPages, eq(batchPages.jobId, searches.id))
    .where(
      and(
        eq(projectPages.userId, userId),
        sql`md5(${projectPages.key}) = md5(${key})`,
        eq(projectPages.key, key),
        eq(batchPages.batchId, batchId),
        eq(batchPages.state, "done"),
        ne(searches.id, jobId),
      ),
    )
    .limit(1);
  return row?.url ?? null;
}
