/** Under which pages addresses were filed before. The index holds digests, because addresses may be long. */
import { createHash } from "node:crypto";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { searches } from "../schema/all.ts";

const AT_ONCE = 1_000;
const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

export async function pageIdsOf(
  db: Db,
  userId: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < urls.length; from += AT_ONCE) {
    const digests = urls.slice(from, from + AT_ONCE).map(md5);
    const rows = await db
      .select({ url: searches.query, pageId: searches.pageId })
      .from(searches)
      .where(
        and(
          eq(searches.userId, userId),
          inArray(sql`md5(${searches.query})`, digests),
          isNotNull(searches.pageId),
        ),
      )
      .orderBy(searches.createdAt);
    for (const { url, pageId } of rows) if (pageId !== null) found.set(url, pageId);
  }
  return found;
}
