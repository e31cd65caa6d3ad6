/** Under which pages addresses were filed before. The index holds digests, because addresses may be long. */
import { createHash } from "node:crypto";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { projectPages, searches } from "../../schema/all.ts";

const ROWS_PER_QUERY = 500;
const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

export async function pageIdsOf(
  db: Db,
  userId: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < urls.length; from += ROWS_PER_QUERY) {
    const digests = urls.slice(from, from + ROWS_PER_QUERY).map(md5);
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
  await addFiled(db, { userId, urls: urls.filter((url) => !found.has(url)) }, found);
  return found;
}

type Unknown = { userId: string; urls: readonly string[] };

/** An address that was never analyzed itself may be the canonical one of a page that was. */
async function addFiled(db: Db, { userId, urls }: Unknown, found: Map<string, string>): Promise<void> {
  for (let from = 0; from < urls.length; from += ROWS_PER_QUERY) {
    const keys = new Map(
      urls.slice(from, from + ROWS_PER_QUERY).flatMap((url) => {
        const key = placeOf(url)?.key;
        return key === undefined ? [] : [[key, url] as const];
      }),
    );
    if (keys.size === 0) continue;
    const rows = await db
      .select({ id: projectPages.id, key: projectPages.key })
      .from(projectPages)
      .where(
        and(
          eq(projectPages.userId, userId),
          inArray(sql`md5(${projectPages.key})`, [...keys.keys()].map(md5)),
        ),
      );
    for (const { id, key } of rows) {
      const url = keys.get(key);
      if (url !== undefined) found.set(url, id);
    }
  }
}
