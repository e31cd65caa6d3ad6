/** Properties with 50,000 rows of a day each, read by a worker that is killed with -9 halfway, and read again. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../adapters/db/open-database.ts";
import { readConfig } from "../../config/config.ts";
import { wire } from "../../wire.ts";
import { freshPostgresUrl } from "../databases.ts";
import { type LoopbackGoogle, startGoogleData } from "../demand/start-google.ts";
import { runProcess } from "./run-process.ts";

const postgres = process.env.TEST_DATABASE_URL ?? "";
const PROPERTIES = 20;
/** One account has several properties; two workspaces at least, so that two properties are read at the same time. */
const WORKSPACES = 4;
const ROWS = 50_000;
const PAGES = 5_000;
const SLOW = { timeout: 1_700_000, interval: 500 };
/** A worker without work takes about 200 MB; two parts of 25,000 rows at a time come on top. */
const MAX_RSS_MB = 700;
const PER_PROPERTY = ROWS + PAGES;

/** Pages: one part and the empty one; queries: two parts and the empty one. */
const PARTS = [
  { part: 0, row: 0 },
  { part: 0, row: PAGES },
  { part: 1, row: 0 },
  { part: 1, row: ROWS / 2 },
  { part: 1, row: ROWS },
];

/** Which property each call asked for, and from where on. */
const placesAsked = ({ calls }: LoopbackGoogle) =>
  calls.flatMap(({ path, body }) => {
    const site = /brew\.example%2F(\d+)%2F\/searchAnalytics/.exec(path)?.[1];
    const { dimensions, startRow } = JSON.parse(site ? body : "{}");
    return site ? [{ site: Number(site), at: { part: dimensions.length - 1, row: startRow } }] : [];
  });

const peakMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

async function stage() {
  const queryRows = Array.from({ length: ROWS }, (_, n) => ({
    keys: [`https://brew.example/guides/page-${n % PAGES}`, `how to brew number ${n}`],
    clicks: n % 7,
    impressions: (n % 90) + 10,
    position: 1 + (n % 30),
  }));
  const pageRows = queryRows.slice(0, PAGES).map((row) => ({ ...row, keys: row.keys.slice(0, 1) }));
  const google = await startGoogleData({
    email: "owner@brew.example",
    clientId: "client",
    sites: Array.from({ length: PROPERTIES }, (_, n) => ({
      siteUrl: `https://brew.example/${n}/`,
      permissionLevel: "siteOwner",
    })),
    properties: [],
    search: ({ by }) => (by === "page" ? pageRows : queryRows),
    visits: () => [],
  });
  const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-sync-"));
  const databaseUrl = await freshPostgresUrl(postgres);
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    AUTH_SECRET: "a-secret-that-both-processes-know-of",
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_TEST_URL: google.url,
  };
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const services = await wire(readConfig(settings), database);
  onTestFinished(async () => {
    await services.close();
    await google.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { google, settings, services, db: database.db };
}

test.skipIf(!postgres || process.platform !== "linux")(
  "a killed worker loses nothing and repeats at most the parts it was reading; reading again gives the same rows",
  async () => {
    const { google, settings, services, db } = await stage();
    const count = async (query: ReturnType<typeof sql>): Promise<number> =>
      (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
    for (let workspace = 0; workspace < WORKSPACES; workspace++) {
      const id = `owner-${workspace}`;
      await db.execute(
        sql`insert into users (id, name, email) values (${id}, ${id}, ${`${id}@example.com`})`,
      );
      const by = { workspaceId: id, actor: { id }, sessionId: id, requestId: null };
      const page = await (await fetch(await services.connectedData.startGoogle(by))).text();
      const back = /href="([^"]+)">Allow/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
      await services.connectedData.finishGoogle(by, Object.fromEntries(new URL(back).searchParams));
      for (let n = workspace; n < PROPERTIES; n += WORKSPACES) {
        const name = `https://brew.example/${n}/`;
        const { id: projectId } = await services.createProject({ userId: id, name });
        await services.connectedData.addProperty(by, { kind: "search_console", name, projectId });
      }
    }
    // One day is left to read: the last settled one. Adding the properties has queued them.
    const leaveOneDay = () =>
      db.execute(sql`update connected_properties set read_through = (now() at time zone 'utc')::date - 4,
        cursor = null, synced_at = null, failure = null`);
    await leaveOneDay();
    const places = () => placesAsked(google);
    const storedPlaces = async () => {
      const { rows } = await db.execute<{ cursor: { part: number; row: number } | null }>(
        // By the number in the name: as text, 10 comes before 2.
        sql`select cursor from connected_properties order by split_part(name, '/', 4)::int`,
      );
      return rows.map(({ cursor }) => cursor && { part: cursor.part, row: cursor.row });
    };
    const stored = () => count(sql`select count(*)::int as n from search_rows`);
    const done = () =>
      count(sql`select count(*)::int as n from connected_properties where synced_at is not null`);

    const first = await runProcess("worker", settings);
    await expect.poll(stored, SLOW).toBeGreaterThan((PROPERTIES * PER_PROPERTY) / 3);
    const firstPeak = peakMb(first.pid);
    await first.kill();
    const [beforeKill, cursors] = [places().length, await storedPlaces()];
    await db.execute(sql`update queue.job set heartbeat_on = heartbeat_on - interval '2 minutes'`);

    const second = await runProcess("worker", settings);
    onTestFinished(() => second.kill());
    await expect.poll(done, SLOW).toBe(PROPERTIES);
    expect(await stored()).toBe(PROPERTIES * PER_PROPERTY);
    // What was stored isn't read again: the second worker starts where the first one stored its last part.
    for (let n = 0; n < PROPERTIES; n++) {
      const asked = places().filter(({ site }) => site === n);
      const [next] = places()
        .slice(beforeKill)
        .filter(({ site }) => site === n);
      if (next) expect(next.at, `property ${n}`).toEqual(cursors[n] ?? PARTS[0]);
      const order = asked.map(({ at }) => PARTS.findIndex((part) => isDeepStrictEqual(part, at)));
      expect(order).toEqual([...order].sort());
      expect(new Set(order)).toEqual(new Set(PARTS.keys()));
    }
    const sums = () =>
      db.execute(sql`select property_id, count(*)::int as pages, sum(impressions)::text as impressions
        from page_days group by property_id order by property_id`);
    const rowsDigest = () =>
      db.execute(sql`select count(*)::int as n, sum(impressions)::text as i, sum(clicks)::text as c,
        md5(string_agg(property_id::text || key::text, '' order by property_id, key)) as keys from search_rows`);
    const before = [(await sums()).rows, (await rowsDigest()).rows];
    expect(await count(sql`select count(*)::int as n from page_demand`)).toBe(PROPERTIES * PAGES);

    await leaveOneDay();
    await db.execute(sql`update connected_properties set next_sync_at = now()`);
    await expect.poll(done, SLOW).toBe(PROPERTIES);
    expect([(await sums()).rows, (await rowsDigest()).rows]).toEqual(before);
    const peaks = [firstPeak, peakMb(second.pid)].map(Math.round);
    process.stdout.write(`peak memory of the two workers: ${peaks.join(" and ")} MB
`);
    expect(Math.max(...peaks)).toBeLessThan(MAX_RSS_MB);
  },
);
