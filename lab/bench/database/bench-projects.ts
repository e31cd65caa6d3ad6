/**
 * `npm run bench -- projects`: a project of 100,000 pages in its own PostgreSQL, and how long its list takes at the server:
 * first and deep parts of every order, filters, figures and faults. `BENCH_PAGES=10000` takes fewer.
 */
import { sql } from "drizzle-orm";
import { openDatabase } from "../../../server/src/adapters/db/open-database.ts";
import { projectStore } from "../../../server/src/adapters/db/stores/projects/projects.ts";
import { PAGE_SORTS } from "../../../server/src/ports/projects/projects.ts";
import { freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { repeatTimed } from "./repeat-timed.ts";

const PAGES = Number(process.env.BENCH_PAGES ?? 100_000);
const RUNS = 20;
const LIST_LIMIT_MS = 50;
const round = (ms: number) => Math.round(ms * 10) / 10;
const PROJECT = "00000000-0000-4000-8000-000000000001";

async function time(what: string, work: () => Promise<unknown>) {
  const times = await repeatTimed(RUNS, work);
  return { what, median: round(times[RUNS / 2] ?? 0), max: round(times.at(-1) ?? 0) };
}

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const database = await openDatabase({ databaseUrl: await freshPostgresUrl(postgres.url), dataDir: null });
const { db } = database;
try {
  await db.execute(sql`insert into users (id, name, email) values ('u', 'u', 'u@example.com')`);
  await db.execute(sql`insert into projects (id, user_id, name) values (${PROJECT}::uuid, 'u', 'bench')`);
  await db.execute(sql`insert into project_pages
    (user_id, project_id, key, url, folder, title, score, change, kind, question, search_id, analyzed_at)
    select 'u', ${PROJECT}::uuid, 'example.com/g' || n % 20 || '/' || n, 'https://example.com/g' || n % 20 || '/' || n,
      '/g' || n % 20 || '/', 'Page number ' || md5(n::text), n % 101, case n % 3 when 0 then null else n % 21 - 10 end,
      (array['explainer', 'how-to', 'news'])[n % 3 + 1], 'What is ' || n || '?', gen_random_uuid(),
      now() - n * interval '1 minute' from generate_series(1, ${PAGES}) n`);
  await db.execute(sql`insert into page_findings (page_id, audit, title, fault, found, quote, points)
    select p.id, 'audit-' || a, 'Audit ' || a, 'A fault', 'Found', '', 1.5 from project_pages p, generate_series(1, 10) a
    where (p.score + a) % 3 = 0`);
  await db.execute(sql`analyze project_pages`);
  await db.execute(sql`analyze page_findings`);

  const store = projectStore(db);
  const filter = { projectId: PROJECT, archived: false };
  const timings = [];
  for (const sort of PAGE_SORTS) {
    const first = await store.pages({ ...filter, sort, limit: 51, after: null });
    timings.push(
      await time(`first part, ${sort}`, () => store.pages({ ...filter, sort, limit: 51, after: null })),
    );
    const deep = await store.pages({ ...filter, sort, limit: Math.floor(PAGES * 0.9), after: null });
    const after = deep.at(-1)?.mark ?? first[0]?.mark ?? null;
    timings.push(await time(`deep part, ${sort}`, () => store.pages({ ...filter, sort, limit: 51, after })));
  }
  const list = { ...filter, sort: "newest" as const, limit: 51, after: null };
  const others = [
    await time("search, no match", () => store.pages({ ...list, text: "no such page" })),
    await time("filter by kind", () => store.pages({ ...list, kind: "news" })),
    await time("filter by fault", () => store.pages({ ...list, audit: "audit-3" })),
    await time("count", () => store.count(filter)),
    await time("figures", () => store.overview(PROJECT)),
    await time("faults across pages", () => store.faults({ projectId: PROJECT })),
  ];
  console.table([...timings, ...others]);
  const { rows } = await db.execute<
    Record<string, string>
  >(sql`explain (costs off) select id from project_pages
    where project_id = ${PROJECT}::uuid and deleted_at is null and archived_at is null
      and (analyzed_at, id) < (now() - interval '60 days', ${PROJECT}::uuid)
    order by analyzed_at desc nulls last, id desc nulls last limit 51`);
  console.log(rows.map((row) => Object.values(row)[0]).join("\n"));
  const slow = timings.filter(({ median }) => median > LIST_LIMIT_MS);
  console.log(
    slow.length === 0 ? `every part of the list within ${LIST_LIMIT_MS} ms` : "some parts are slow",
  );
  process.exitCode = slow.length === 0 ? 0 : 1;
} finally {
  await database.close();
  await postgres.stop();
}
