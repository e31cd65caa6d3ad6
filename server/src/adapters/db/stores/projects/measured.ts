import { createHash } from "node:crypto";
import type { ReportSource } from "@citeworthy/core/imports/columns";
import { pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { MeasuredPage, MeasuredStore, ReportRow } from "../../../../ports/projects/measured.ts";
import type { Db } from "../../database.ts";
import { measuredCitations as cited, measuredFiles as files } from "../../schema/all.ts";
import { hashOf } from "../../schema/measured.ts";

/** Rows of one statement; a database takes only so many values at once, and each address is parsed. */
const ROWS_PER_QUERY = 250;
const EXPORTED_AT_ONCE = 5_000;
const DELETED_AT_ONCE = 5_000;
/** Google and Bing. */
const SOURCES = 2;

const keyOf = (page: string, { source, query, day }: ReportRow): string =>
  createHash("sha256")
    .update(JSON.stringify([source, page, query, day]))
    .digest("hex");

/**
 * Reports without dates overlap: only the newest of each source counts. It is looked up once, because a subquery within a sum
 * runs for every row, and each time passes all rows with newer days: with half a million rows that takes hours.
 */
async function newestUndated(db: Db, userId: string): Promise<SQL> {
  const dayOf = async (source: ReportSource) => {
    const [row] = await db
      .select({ day: cited.day })
      .from(cited)
      .where(and(eq(cited.userId, userId), eq(cited.source, source), sql`not ${cited.dated}`))
      .orderBy(desc(cited.day))
      .limit(1);
    return row?.day ?? "";
  };
  const [google, bing] = await Promise.all([dayOf("google"), dayOf("bing")]);
  return sql`(case ${cited.source} when 'google' then ${google} else ${bing} end)`;
}

const total = (plain: boolean, newest: SQL) => {
  const isPlain = plain ? sql`${cited.query} = ''` : sql`${cited.query} <> ''`;
  return sql`coalesce(
    sum(${cited.count}) filter (where ${cited.dated} and ${isPlain}),
    sum(${cited.count}) filter (where not ${cited.dated} and ${isPlain} and ${cited.day} = ${newest}))`;
};

const importedFiles = (db: Db): Pick<MeasuredStore, "add" | "countOf" | "addFile" | "filesOf" | "clear"> => ({
  async add(userId, rows, createdAt) {
    for (let from = 0; from < rows.length; from += ROWS_PER_QUERY) {
      const values = rows.slice(from, from + ROWS_PER_QUERY).map((row) => {
        const page = row.url === "" ? "" : (pageKey(row.url) ?? "");
        return { ...row, userId, page, key: keyOf(page, row), createdAt };
      });
      const distinct = [...new Map(values.map((value) => [value.key, value])).values()];
      await db
        .insert(cited)
        .values(distinct)
        .onConflictDoUpdate({
          target: [cited.userId, cited.key],
          set: {
            count: sql`excluded.count`,
            share: sql`excluded.share`,
            dated: sql`excluded.dated`,
          },
        });
    }
  },
  async countOf(userId) {
    const [row] = await db.select({ rows: count() }).from(cited).where(eq(cited.userId, userId));
    return row?.rows ?? 0;
  },
  async addFile(userId, file) {
    await db
      .insert(files)
      .values({ userId, ...file })
      .onConflictDoNothing();
    // The embedded database collects no statistics by itself. Without them an export of 200,000 rows sorts all of them for
    // each part, and takes 240 s instead of 20.
    await db.execute(sql`analyze ${cited}`);
  },
  async filesOf(userId) {
    const rows = await db.select().from(files).where(eq(files.userId, userId)).orderBy(desc(files.createdAt));
    return rows.map(({ userId: _, ...file }) => file);
  },
  async clear(userId) {
    for (;;) {
      const part = db
        .select({ key: cited.key })
        .from(cited)
        .where(eq(cited.userId, userId))
        .limit(DELETED_AT_ONCE);
      const deleted = await db
        .delete(cited)
        .where(and(eq(cited.userId, userId), inArray(cited.key, part)))
        .returning({ key: cited.key });
      if (deleted.length < DELETED_AT_ONCE) break;
    }
    await db.delete(files).where(eq(files.userId, userId));
  },
});

const isPage = (page: string) => and(eq(hashOf(cited.page), hashOf(page)), eq(cited.page, page));

/** Most cited first. */
async function countedPages(
  db: Db,
  { userId, which, limit }: { userId: string; which: SQL | undefined; limit: number },
): Promise<MeasuredPage[]> {
  const newest = await newestUndated(db, userId);
  const sum = sql<string>`coalesce(${total(true, newest)}, ${total(false, newest)}, 0)`;
  const rows = await db
    .select({ page: cited.page, source: cited.source, url: sql<string>`max(${cited.url})`, count: sum })
    .from(cited)
    .where(and(eq(cited.userId, userId), which))
    .groupBy(cited.page, cited.source)
    .orderBy(sql`4 desc`, asc(cited.page))
    .limit(limit);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

const citedPages = (db: Db): Pick<MeasuredStore, "pagesOf" | "countsOf" | "queriesOf"> => ({
  pagesOf: (userId, limit) => countedPages(db, { userId, which: gt(cited.page, ""), limit }),
  countsOf: (userId, page) =>
    countedPages(db, { userId, which: and(isPage(page), gt(cited.page, "")), limit: SOURCES }),
  async queriesOf(userId, page, limit) {
    const sum = sql<string>`coalesce(${total(false, await newestUndated(db, userId))}, 0)`;
    const rows = await db
      .select({ query: cited.query, source: cited.source, count: sum })
      .from(cited)
      .where(and(eq(cited.userId, userId), isPage(page), gt(cited.query, "")))
      .groupBy(cited.query, cited.source)
      .orderBy(sql`3 desc`, asc(cited.query))
      .limit(limit);
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  },
});

const citedRows = (db: Db): Pick<MeasuredStore, "daysOf" | "rowsOf"> => ({
  async daysOf(userId, page, limit) {
    const plain = sql`sum(${cited.count}) filter (where ${cited.query} = '')`;
    const rows = await db
      .select({
        day: cited.day,
        source: cited.source,
        count: sql<string>`coalesce(${plain}, sum(${cited.count}))`,
      })
      .from(cited)
      .where(and(eq(cited.userId, userId), isPage(page)))
      .groupBy(cited.day, cited.source)
      .orderBy(desc(cited.day))
      .limit(limit);
    return rows.map((row) => ({ ...row, count: Number(row.count) })).toReversed();
  },
  async *rowsOf(userId) {
    const { source, url, query, day, dated, count: times, share } = cited;
    let after = "";
    for (;;) {
      const rows = await db
        .select({ key: cited.key, source, url, query, day, dated, count: times, share })
        .from(cited)
        .where(and(eq(cited.userId, userId), gt(cited.key, after)))
        .orderBy(asc(cited.key))
        .limit(EXPORTED_AT_ONCE);
      for (const { key, ...row } of rows) {
        after = key;
        yield row;
      }
      if (rows.length < EXPORTED_AT_ONCE) return;
    }
  },
});

export const measuredStore = (db: Db): MeasuredStore => ({
  ...importedFiles(db),
  ...citedPages(db),
  ...citedRows(db),
});
