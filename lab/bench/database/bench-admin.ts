/**
 * `npm run bench -- admin`: a million users in a separate PostgreSQL, and how long the admin list takes at the server:
 * first, deep and last pages of every filter, searches, and the figures above them. `BENCH_USERS=100000` takes fewer.
 */
import { performance } from "node:perf_hooks";
import { USER_FILTERS } from "@citeworthy/core/product/accounts/user-filters";
import pg from "pg";
import { openDatabase } from "../../../server/src/adapters/db/open-database.ts";
import { auditLogStore } from "../../../server/src/adapters/db/stores/accounts/audit-log.ts";
import { userDirectory } from "../../../server/src/adapters/db/stores/accounts/user-directory.ts";
import { subscriptionStore } from "../../../server/src/adapters/db/stores/billing/subscriptions.ts";
import type { UserQuery } from "../../../server/src/ports/accounts/user-directory.ts";
import { freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { startTestServer } from "../../../server/src/testing/test-server.ts";
import { repeatTimed } from "./repeat-timed.ts";
import { seedUsers } from "./seed-users.ts";

const USERS = Number(process.env.BENCH_USERS ?? 1_000_000);
const RUNS = 40;
const PAGE_LIMIT_MS = 50;
const FIGURES_LIMIT_MS = 300;
const round = (ms: number) => Math.round(ms * 10) / 10;

type Timing = { what: string; median: number; p95: number; max: number };

async function time(what: string, work: () => Promise<unknown>): Promise<Timing> {
  const times = await repeatTimed(RUNS, work);
  const at = (share: number) => round(times[Math.min(RUNS - 1, Math.floor(RUNS * share))] ?? 0);
  return { what, median: at(0.5), p95: at(0.95), max: at(1) };
}

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const url = await freshPostgresUrl(postgres.url);
const server = await startTestServer({
  kind: "postgres",
  open: () => openDatabase({ databaseUrl: url, dataDir: null }),
});
const client = new pg.Client(url);
await client.connect();
try {
  const seeded = performance.now();
  await seedUsers(client, USERS);
  console.log(
    `${USERS.toLocaleString("en-US")} users seeded in ${round((performance.now() - seeded) / 1000)} s`,
  );

  const { db } = server.database;
  const directory = userDirectory(db);
  const page = (query: Pick<UserQuery, "filter" | "start">, search: string | null = null) =>
    directory.page({ ...query, search, limit: 50 });

  /** The mark of the user in the middle of a filter's list, found the slow way, once. */
  const middleOf = async (condition: string) => {
    const { rows } = await client.query<{ key: string; user_id: string }>(
      `select coalesce((extract(epoch from trial_end_date) * 1000000)::bigint::text, '') as key, user_id
       from subscriptions where ${condition} order by coalesce(trial_end_date, 'infinity'), user_id
       offset (select count(*) * 9 / 10 from subscriptions where ${condition}) limit 1`,
    );
    const [row] = rows;
    if (!row) throw new Error(`No user matches ${condition}`);
    return Buffer.from(JSON.stringify([0, row.key, row.user_id])).toString("base64url");
  };
  const CONDITIONS = {
    all: "true",
    subscribed: "true",
    trial: "status = 'trial'",
    active: "status = 'active' and plan_type <> 'free'",
    free: "plan_type = 'free'",
    expired: "status = 'expired'",
  };

  const pages: Timing[] = [];
  for (const filter of USER_FILTERS) {
    const deep = await middleOf(CONDITIONS[filter]);
    pages.push(await time(`${filter}: first page`, () => page({ filter, start: { at: "start" } })));
    pages.push(await time(`${filter}: page at 9/10`, () => page({ filter, start: { after: deep } })));
    pages.push(await time(`${filter}: the page before it`, () => page({ filter, start: { before: deep } })));
    pages.push(await time(`${filter}: last page`, () => page({ filter, start: { at: "end" } })));
  }
  for (const search of ["user-777", "user-777777@example7.test", "@example7", "nobody"])
    pages.push(await time(`search ${search}`, () => page({ filter: "all", start: { at: "start" } }, search)));

  const figures: Timing[] = [];
  figures.push(await time("figures, as seeded", () => directory.tallies()));
  const ending = performance.now();
  const ended = await subscriptionStore(db).endTrials(new Date());
  const expireSeconds = round((performance.now() - ending) / 1000);
  figures.push(await time("figures, after a mass change", () => directory.tallies()));
  await directory.compactTallies();
  figures.push(
    await time("plain counts instead", () =>
      client.query(`select (select count(*) from users),
      (select jsonb_object_agg(s || p, n) from (select status s, plan_type p, count(*) n from subscriptions group by 1, 2) t)`),
    ),
  );

  const boss = await server.signUp("bench-admin@example.test");
  await client.query("update users set role = 'admin' where id = $1", [boss.id]);
  const get = (path: string) => server.call(`/api/admin/${path}`, { cookie: boss.cookie });
  const deepMark = await middleOf("true");
  const http: Timing[] = [
    await time("GET users, first page", () => get("users")),
    await time("GET users, page at 9/10", () => get(`users?after=${deepMark}`)),
    await time("GET figures", () => get("figures")),
    await time("audit log", () => auditLogStore(db).read({ before: null, limit: 20 })),
  ];

  console.log("\nlist, ms at the store");
  console.table(pages);
  console.log("\nfigures, ms");
  console.table(figures);
  console.log(`\nexpired ${ended.toLocaleString("en-US")} ended trials in ${expireSeconds} s`);
  console.log("\nthrough the server (session, JSON), ms");
  console.table(http);
  const slow = [
    ...pages.filter(({ p95 }) => p95 > PAGE_LIMIT_MS),
    ...figures.slice(0, 2).filter(({ p95 }) => p95 > FIGURES_LIMIT_MS),
  ];
  console.log(
    slow.length === 0 ? "\nall within limits" : `\ntoo slow: ${slow.map(({ what }) => what).join(", ")}`,
  );
  console.log(
    JSON.stringify({ users: USERS, pages, figures, http, expire: { ended, seconds: expireSeconds } }),
  );
  process.exitCode = slow.length === 0 ? 0 : 1;
} finally {
  await client.end();
  await server.close();
  await postgres.stop();
}
