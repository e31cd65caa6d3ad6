import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ReportRow } from "../../ports/projects/measured.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Db, migrationsFolder } from "./database.ts";
import { projectPages, projects, schedules, searches, users } from "./schema/all.ts";
import { measuredCitations } from "./schema/measured.ts";
import { measuredStore } from "./stores/projects/measured.ts";

const STATEMENTS = readFileSync(join(migrationsFolder, "0021_addresses_without_tracking.sql"), "utf8").split(
  "--> statement-breakpoint",
);
const PROJECT = randomUUID();
const day = (n: number) => new Date(`2026-11-0${n}T08:00:00Z`);

type Old = { url: string; on: number; score: number } & Partial<typeof projectPages.$inferInsert>;

/** A page with one analysis, stored under its whole address. */
async function store(db: Db, { url, on, score, ...rest }: Old): Promise<string> {
  const [id, searchId] = [randomUUID(), randomUUID()];
  const key = url.replace("https://", "").replace("/?", "?");
  const page = { id, userId: "u", projectId: PROJECT, key, url, folder: "/", title: url, score };
  const latest = { kind: "other", question: "", searchId, analyzedAt: day(on) };
  await db.insert(projectPages).values({ ...page, ...latest, ...rest });
  await db.insert(searches).values({
    ...{ id: searchId, userId: "u", query: `${url}#part`, result: {} as AnalysisResult, score },
    ...{ createdAt: day(on), pageId: id },
  });
  return id;
}

describe.each(serverDatabases)("on $kind", ({ open }) => {
  const migrated = async (before: (db: Db) => Promise<void>) => {
    const { db, close } = await open();
    await db.insert(users).values({ id: "u", name: "u", email: "u@example.com" });
    await db.insert(projects).values({ id: PROJECT, userId: "u", name: "a.example" });
    await before(db);
    for (const statement of STATEMENTS) await db.execute(sql.raw(statement));
    return { db, close };
  };

  test("pages stored with tracking parameters are found by the address without them", async () => {
    const parameters =
      "b=2&utm_x=1&_ga=1&_gl=1&gclid=1&gclsrc=1&gbraid=1&wbraid=1&dclid=1&gad_source=1&gad_campaignid=1&srsltid=1&fbclid=1&igshid=1&igsh=1&msclkid=1&yclid=1&ysclid=1&_openstat=1&twclid=1&ref_src=1&ttclid=1&li_fat_id=1&TRK=1&epik=1&ScCid=1&rdt_cid=1&mtm_a=1&pk_a=1&piwik_a=1&mc_cid=1&mc_eid=1&_kx=1&__s=1&_hsenc=1&_hsmi=1&__hstc=1&__hssc=1&__hsfp=1&hsCtaTracking=1&hsa_acc=1&mkt_tok=1&vero_id=1&vero_conv=1&oly_enc_id=1&s_kwcid=1&ef_id=1&wickedid=1&_branch_match_id=1&a=1&ref=x&utm";
    const urls = [
      `https://a.example/p?${parameters}`,
      "https://a.example/?p=12&trk=x",
      "https://a.example/?p=13",
      "https://a.example/q?_gl=1",
    ];
    const { db, close } = await migrated(async (before) => {
      for (const url of urls) await store(before, { url, on: 1, score: 50 });
    });
    const rows = await db.select().from(projectPages);
    expect(rows.map(({ key }) => key).toSorted()).toEqual(
      urls.map((url) => placeOf(url)?.key ?? "").toSorted(),
    );
    expect(rows.map(({ url }) => url)).toContain("https://a.example/p?b=2&a=1&ref=x&utm");
    const queries = await db.select({ query: searches.query }).from(searches);
    expect(queries.map(({ query }) => query).toSorted()).toEqual(rows.map(({ url }) => url).toSorted());
    await close();
  });

  test("rows of one page become the newest one, with all analyses", async () => {
    let ids: string[] = [];
    const { db, close } = await migrated(async (before) => {
      ids = [
        await store(before, { url: "https://a.example/p", on: 2, score: 50, analyses: 3 }),
        await store(before, { url: "https://a.example/p?gbraid=1", on: 3, score: 57, archivedAt: day(4) }),
        await store(before, { url: "https://a.example/p?gbraid=2", on: 1, score: 40, deletedAt: day(4) }),
        await store(before, { url: "https://a.example/other", on: 1, score: 40 }),
      ];
      const pageIds = [ids[0] ?? "", ids[3] ?? ""];
      const schedule = { id: randomUUID(), userId: "u", projectId: PROJECT, pageIds };
      const token = { tokenHash: "t", sealedToken: "t" };
      await before.insert(schedules).values({ ...schedule, ...token, every: "weekly", nextRunAt: day(5) });
    });
    const [first, kept, , other] = ids;
    const pages = await db.select().from(projectPages).where(eq(projectPages.key, "a.example/p"));
    expect(pages).toMatchObject([
      { id: kept, url: "https://a.example/p", score: 57, change: 7, analyses: 5 },
    ]);
    expect(pages).toMatchObject([{ archivedAt: null, deletedAt: null }]);
    expect(
      await db
        .select()
        .from(searches)
        .where(eq(searches.pageId, kept ?? "")),
    ).toHaveLength(3);
    const [schedule] = await db.select().from(schedules);
    expect(schedule?.pageIds?.toSorted()).toEqual([kept, other].toSorted());
    expect(schedule?.pageIds).not.toContain(first);
    await close();
  });

  test("measured citations are added up, and the same report imported again replaces them", async () => {
    const row = { query: 'the "best"\t heap', day: "2026-11-01", dated: true, source: "bing" as const };
    const rows = (count: number): ReportRow[] => [{ ...row, url: "https://a.example/p", count, share: null }];
    const { db, close } = await migrated(async (before) => {
      await measuredStore(before).add("u", rows(5), day(1));
      const old = { ...row, url: "https://a.example/p?gbraid=1", page: "a.example/p?gbraid=1" };
      await before
        .insert(measuredCitations)
        .values({ ...old, userId: "u", key: "old", count: 2, share: 0.25 });
    });
    expect(await db.select().from(measuredCitations)).toMatchObject([
      { url: "https://a.example/p", page: "a.example/p", count: 7, share: 0.25 },
    ]);
    await measuredStore(db).add("u", rows(9), day(2));
    expect(await db.select().from(measuredCitations)).toMatchObject([{ count: 9 }]);
    await close();
  });
});
