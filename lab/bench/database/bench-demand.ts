/**
 * `npm run bench -- demand`: a project with the demand of 100,000 pages in PostgreSQL and in the embedded database, and how
 * long its table takes at the server: first and deep parts of every order, filters, counts, and a rebuild; then the overview of
 * imported reports with 500,000 rows. `BENCH_PAGES=10000` takes fewer;
 * `BENCH_DATABASE=embedded` or `PostgreSQL` takes one of the two.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMAND_SORTS } from "@citeworthy/core/demand/page-demand";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../../server/src/adapters/db/open-database.ts";
import { openStorage } from "../../../server/src/adapters/db/storage.ts";
import { freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { listDemand } from "../../../server/src/usecases/demand/list-demand.ts";
import { repeatTimed } from "./repeat-timed.ts";

const PAGES = Number(process.env.BENCH_PAGES ?? 100_000);
const ROWS = PAGES * 5;
const RUNS = 20;
const LIST_LIMIT_MS = 100;
const DAYS = 4;
const round = (ms: number) => Math.round(ms * 10) / 10;
const PROJECT = "00000000-0000-4000-8000-000000000001";
const PROPERTY = "00000000-0000-4000-8000-000000000002";

async function time(what: string, work: () => Promise<unknown>, runs = RUNS) {
  const times = await repeatTimed(runs, work);
  return { what, median: round(times[Math.floor(runs / 2)] ?? 0), max: round(times.at(-1) ?? 0) };
}

type Opened = Awaited<ReturnType<typeof openDatabase>>;

async function measure(kind: string, database: Opened): Promise<boolean> {
  const { db } = database;
  await db.execute(sql`insert into users (id, name, email) values ('u', 'u', 'u@example.com')`);
  await db.execute(sql`insert into projects (id, user_id, name) values (${PROJECT}::uuid, 'u', 'bench')`);
  await db.execute(sql`insert into data_connections (id, workspace_id, provider, scopes, sealed_token)
    values (${PROJECT}::uuid, 'u', 'google', '', '')`);
  await db.execute(sql`insert into connected_properties
    (id, connection_id, workspace_id, project_id, kind, name, title, read_through, next_sync_at)
    values (${PROPERTY}::uuid, ${PROJECT}::uuid, 'u', ${PROJECT}::uuid, 'search_console', 's', 's', '2026-11-14', now())`);
  await db.execute(sql`insert into page_days
    (property_id, day, key, page, url, clicks, impressions, positions, top_query, top_impressions, sessions, ai_sessions, key_events)
    select ${PROPERTY}::uuid, date '2026-11-14' - d, md5('example.com/g/' || n)::uuid, 'example.com/g/' || n,
      'https://example.com/g/' || n, n % 97, (n * 7919) % 10007, n % 500, 'query ' || n % 1000, n % 50, n % 53, n % 11, n % 7
    from generate_series(1, ${PAGES}) n, generate_series(0, ${DAYS - 1}) d`);
  await db.execute(sql`insert into project_pages
    (user_id, project_id, key, url, folder, title, score, kind, question, search_id, analyzed_at)
    select 'u', ${PROJECT}::uuid, 'example.com/g/' || n, 'https://example.com/g/' || n, '/g/', 'Page ' || md5(n::text),
      n % 101, 'news', '', gen_random_uuid(), now() from generate_series(1, ${PAGES}, 2) n`);
  await db.execute(sql`analyze page_days`);
  await db.execute(sql`analyze project_pages`);

  const storage = openStorage(database, async () => {});
  const rebuilt = await time("rebuild of the project", () => storage.demand.rebuild(PROJECT), 1);
  await db.execute(sql`update page_demand set counted = 20, cited = case when impressions % 3 = 0 then 2 else 0 end
    where impressions % 5 = 0`);
  await db.execute(sql`vacuum analyze page_demand`);
  const deps = { storage, clock: { now: () => new Date("2026-11-17T06:00:00Z") } };
  const list = (query: Record<string, unknown>) => listDemand(deps, { id: PROJECT, userId: "u", query });
  const timings = [];
  for (const sort of DEMAND_SORTS) {
    timings.push(await time(`first part with count, ${sort}`, () => list({ sort })));
    const deep = await storage.demand.pages(
      { projectId: PROJECT },
      { sort, limit: Math.floor(PAGES * 0.9), after: null },
    );
    const { value = 0, key = "" } = deep.at(-1)?.mark ?? {};
    timings.push(await time(`deep part with count, ${sort}`, () => list({ sort, after: `${value}_${key}` })));
  }
  timings.push(
    await time("search, one match", () => list({ text: `/g/${PAGES - 1}` })),
    await time("search, no match", () => list({ text: "no such page" })),
    await time("search, many matches, by score", () => list({ text: "/g/9", sort: "score" })),
    await time("high demand, never cited", () => list({ preset: "never-cited" })),
    await time("high demand, not measured, by clicks", () =>
      list({ preset: "not-measured", sort: "clicks" }),
    ),
  );
  console.log(kind);
  console.table([...timings, rebuilt, ...(await importedReports(database))]);
  const slow = timings.filter(({ median }) => median > LIST_LIMIT_MS);
  console.log(
    slow.length === 0 ? `every part of the table within ${LIST_LIMIT_MS} ms` : "some parts are slow",
  );
  return slow.length === 0;
}

/** Each row is of its own page or query. The first view after an import counts the totals. */
async function importedReports(database: Opened) {
  const { db } = database;
  await db.execute(sql`
    insert into measured_citations (user_id, key, source, url, page, query, day, count, dated)
    select 'u', md5(n::text), 'bing', case n % 3 when 0 then '' else 'https://example.com/' || n end,
      case n % 3 when 0 then '' else 'example.com/' || n end, case n % 3 when 2 then '' else 'query ' || n end,
      (date '2026-11-01' - (n % 300)::int)::text, n % 90, n % 2 = 0 from generate_series(1, ${ROWS}) n`);
  await db.execute(sql`analyze measured_citations`);
  const { measured } = openStorage(database, async () => {});
  const view = () => Promise.all([measured.pagesOf("u", 500), measured.queriesOf("u", "", 100)]);
  return [
    await time("imported reports, first view", view, 1),
    await time("imported reports, later views", view),
  ];
}

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-demand-"));
try {
  const databaseUrl = await freshPostgresUrl(postgres.url);
  const places = { PostgreSQL: { databaseUrl, dataDir: null }, embedded: { databaseUrl: null, dataDir } };
  for (const [kind, place] of Object.entries(places)) {
    if (![undefined, kind].includes(process.env.BENCH_DATABASE)) continue;
    const database = await openDatabase(place);
    const isFast = await measure(kind, database).finally(() => database.close());
    if (!isFast) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
