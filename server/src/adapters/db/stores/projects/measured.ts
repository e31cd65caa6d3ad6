import { createHash } from "node:crypto";
import type { ReportSource } from "@citeworthy/core/imports/columns";
import { pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { MeasuredPage, MeasuredStore, ReportRow } from "../../../../ports/projects/measured.ts";
import type { Db } from "../../database.ts";
import {
  measuredCitations as cited,
  measuredFiles as files,
  measuredTotals as totals,
} from "../../schema/all.ts";
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
  // One after the other: a transaction has one connection.
  const google = await dayOf("google");
  const bing = await dayOf("bing");
  return sql`(case ${cited.source} when 'google' then ${google} else ${bing} end)`;
}

const total = (plain: boolean, newest: SQL) => {
  const isPlain = plain ? sql`${cited.query} = ''` : sql`${cited.query} <> ''`;
  return sql`coalesce(
    sum(${cited.count}) filter (where ${cited.dated} and ${isPlain}),
    sum(${cited.count}) filter (where not ${cited.dated} and ${isPlain} and ${cited.day} = ${newest}))`;
};

/** Compared by their bytes: comparing 500,000 addresses by the rules of a language takes a second. */
const anyAddress = sql`max(${cited.url} collate "C")`;
const pageTotal = (newest: SQL) => sql`coalesce(${total(true, newest)}, ${total(false, newest)}, 0)`;
const queryTotal = (newest: SQL) => sql`coalesce(${total(false, newest)}, 0)`;
const isPage = (page: string) => and(eq(hashOf(cited.page), hashOf(page)), eq(cited.page, page));

/** Changes of the rows and counts of the totals of one workspace follow each other: a count never misses a row. */
const inTurn = <T>(db: Db, userId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`measured ${userId}`}, 0))`);
    return work(tx);
  });

const changeRows = <T>(db: Db, userId: string, change: (tx: Db) => Promise<T>): Promise<T> =>
  inTurn(db, userId, async (tx) => {
    await tx.delete(totals).where(eq(totals.userId, userId));
    return change(tx);
  });

/** After a change of the rows, and before the first view with this version. */
async function isUncounted(db: Db, userId: string): Promise<boolean> {
  const own = (table: typeof cited | typeof totals) =>
    db.select({ key: table.key }).from(table).where(eq(table.userId, userId)).limit(1);
  return (await own(totals)).length === 0 && (await own(cited)).length > 0;
}

const countTotals = (db: Db, userId: string): Promise<void> =>
  inTurn(db, userId, async (tx) => {
    // Another view may have counted them while this one waited.
    if (!(await isUncounted(tx, userId))) return;
    const newest = await newestUndated(tx, userId);
    const own = sql`${cited.userId} = ${userId}`;
    const columns = sql.raw("user_id, source, is_query, key, page, query, url, count");
    await tx.execute(sql`
      insert into ${totals} (${columns})
      select ${userId}, ${cited.source}, false, md5(${cited.page})::uuid, ${cited.page}, '', ${anyAddress}, ${pageTotal(newest)}
      from ${cited} where ${own} and ${cited.page} > '' group by ${cited.source}, ${cited.page}`);
    await tx.execute(sql`
      insert into ${totals} (${columns})
      select ${userId}, ${cited.source}, true, md5(${cited.query})::uuid, '', ${cited.query}, '', ${queryTotal(newest)}
      from ${cited} where ${own} and ${isPage("")} and ${cited.query} > '' group by ${cited.source}, ${cited.query}`);
    // As above: without statistics, all totals are sorted for each view.
    await tx.execute(sql`analyze ${totals}`);
  });

const importedFiles = (db: Db): Pick<MeasuredStore, "add" | "countOf" | "addFile" | "filesOf" | "clear"> => ({
  async add(userId, rows, createdAt) {
    await changeRows(db, userId, async (tx) => {
      for (let from = 0; from < rows.length; from += ROWS_PER_QUERY) {
        const values = rows.slice(from, from + ROWS_PER_QUERY).map((row) => {
          const page = row.url === "" ? "" : (pageKey(row.url) ?? "");
          return { ...row, userId, page, key: keyOf(page, row), createdAt };
        });
        const distinct = [...new Map(values.map((value) => [value.key, value])).values()];
        await tx
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
    });
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
      const deleted = await changeRows(db, userId, (tx) =>
        tx
          .delete(cited)
          .where(and(eq(cited.userId, userId), inArray(cited.key, part)))
          .returning({ key: cited.key }),
      );
      if (deleted.length < DELETED_AT_ONCE) break;
    }
    await db.delete(files).where(eq(files.userId, userId));
  },
});

/** Of one page, its rows are found by an index; all pages have totals. Most cited first. */
async function countedPages(db: Db, userId: string, page: string): Promise<MeasuredPage[]> {
  const newest = await newestUndated(db, userId);
  const rows = await db
    .select({
      page: cited.page,
      source: cited.source,
      url: sql<string>`${anyAddress}`,
      count: sql<string>`${pageTotal(newest)}`,
    })
    .from(cited)
    .where(and(eq(cited.userId, userId), isPage(page), gt(cited.page, "")))
    .groupBy(cited.page, cited.source)
    .orderBy(sql`4 desc`)
    .limit(SOURCES);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Most cited first. */
async function keptTotals(
  db: Db,
  { userId, isQuery, limit }: { userId: string; isQuery: boolean; limit: number },
) {
  const { page, query, source, url, count: times } = totals;
  const read = () =>
    db
      .select({ page, query, source, url, count: times })
      .from(totals)
      .where(and(eq(totals.userId, userId), eq(totals.isQuery, isQuery)))
      // Many pages are cited once: sorting all of them by name would take longer than reading the first ones.
      .orderBy(sql`${times} desc nulls last`, asc(totals.key))
      .limit(limit);
  const found = await read();
  if (found.length > 0) return found;
  if (await isUncounted(db, userId)) await countTotals(db, userId);
  // Another view may have counted them since the first look.
  return read();
}

const citedPages = (db: Db): Pick<MeasuredStore, "pagesOf" | "countsOf" | "queriesOf"> => ({
  async pagesOf(userId, limit) {
    const pages = await keptTotals(db, { userId, isQuery: false, limit });
    return pages.map(({ query: _, ...page }) => page);
  },
  countsOf: (userId, page) => countedPages(db, userId, page),
  async queriesOf(userId, page, limit) {
    if (page === "") {
      const queries = await keptTotals(db, { userId, isQuery: true, limit });
      return queries.map(({ query, source, count: times }) => ({ query, source, count: times }));
    }
    const sum = sql<string>`${queryTotal(await newestUndated(db, userId))}`;
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
