import { createHash } from "node:crypto";
import { pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import { and, asc, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { MeasuredPage, MeasuredStore, ReportRow } from "../../../../ports/projects/measured.ts";
import type { Db } from "../../database.ts";
import { measuredCitations as cited, measuredFiles as files } from "../../schema/all.ts";

/** Rows of one statement; a database takes only so many values at once, and each address is parsed. */
const ROWS_PER_QUERY = 250;
const EXPORTED_AT_ONCE = 5_000;
/** Google and Bing. */
const SOURCES = 2;

const keyOf = (page: string, { source, query, day }: ReportRow): string =>
  createHash("sha256")
    .update(JSON.stringify([source, page, query, day]))
    .digest("hex");

/** Reports without dates overlap: only the newest of each source counts. */
const newestUndated = sql`(select max(newest.day) from ${cited} newest
  where newest.user_id = ${cited.userId} and newest.source = ${cited.source} and not newest.dated)`;
const total = (plain: boolean) => {
  const isPlain = plain ? sql`${cited.query} = ''` : sql`${cited.query} <> ''`;
  return sql`coalesce(
    sum(${cited.count}) filter (where ${cited.dated} and ${isPlain}),
    sum(${cited.count}) filter (where not ${cited.dated} and ${isPlain} and ${cited.day} = ${newestUndated}))`;
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
    await db.delete(cited).where(eq(cited.userId, userId));
    await db.delete(files).where(eq(files.userId, userId));
  },
});

/** Most cited first. */
async function countedPages(db: Db, which: SQL | undefined, limit: number): Promise<MeasuredPage[]> {
  const sum = sql<string>`coalesce(${total(true)}, ${total(false)}, 0)`;
  const rows = await db
    .select({ page: cited.page, source: cited.source, url: sql<string>`max(${cited.url})`, count: sum })
    .from(cited)
    .where(which)
    .groupBy(cited.userId, cited.page, cited.source)
    .orderBy(desc(sum), asc(cited.page))
    .limit(limit);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

const citedPages = (db: Db): Pick<MeasuredStore, "pagesOf" | "countsOf" | "queriesOf"> => ({
  pagesOf: (userId, limit) => countedPages(db, and(eq(cited.userId, userId), gt(cited.page, "")), limit),
  countsOf: (userId, page) =>
    countedPages(db, and(eq(cited.userId, userId), eq(cited.page, page), gt(cited.page, "")), SOURCES),
  async queriesOf(userId, page, limit) {
    const sum = sql<string>`coalesce(${total(false)}, 0)`;
    const rows = await db
      .select({ query: cited.query, source: cited.source, count: sum })
      .from(cited)
      .where(and(eq(cited.userId, userId), eq(cited.page, page), gt(cited.query, "")))
      .groupBy(cited.userId, cited.query, cited.source)
      .orderBy(desc(sum), asc(cited.query))
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
      .where(and(eq(cited.userId, userId), eq(cited.page, page)))
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
