/**
 * `npm run bench -- load`: analyses a second through 2 web and 4 worker processes on one PostgreSQL, asked by 16 users at a
 * time. `BENCH_RUNS=30` seconds. Client, page, PostgreSQL and all processes share this machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askPostgres, freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { runProcess, type ServerProcess } from "../../../server/src/testing/proofs/run-process.ts";
import { ARTICLE, html, startStubPage } from "../../../server/src/testing/stub-page.ts";
import { call, newSubscriber } from "./callers.ts";

const SECONDS = Number(process.env.BENCH_RUNS ?? 60);
const WEB = 2;
const WORKERS = 4;
const USERS = 16;
const WARM_UP_MS = 10_000;

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const site = await startStubPage({ "/article": html(ARTICLE) });
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-load-"));
const databaseUrl = await freshPostgresUrl(postgres.url);
const settings = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  FETCH_ALLOW_HOSTS: site.host,
  TRUSTED_PROXIES: "1",
  AUTH_ATTEMPTS_PER_MINUTE: "1000",
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../node_modules/.cache/node"),
};
const CONNECTIONS =
  "select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
const running: ServerProcess[] = [];
try {
  for (let n = 0; n < WEB; n++) running.push(await runProcess("edge", settings));
  const webs = running.map(({ url }) => url);
  for (let n = 0; n < WORKERS; n++) running.push(await runProcess("worker", settings));
  const callers = await Promise.all(
    Array.from({ length: USERS }, async (_, n) => {
      const base = webs[n % webs.length] ?? "";
      return { base, who: await newSubscriber(base, databaseUrl, `user${n}`, `198.51.100.${n}`) };
    }),
  );
  const started = performance.now();
  const times: number[] = [];
  let failed = 0;
  const input = site.url("/article");
  await Promise.all(
    callers.map(async ({ base, who }) => {
      while (performance.now() - started < WARM_UP_MS + SECONDS * 1000) {
        const isCounted = performance.now() - started > WARM_UP_MS;
        const { status, ms } = await call(base, who, "/functions/analyze-content", { input });
        if (status !== 200) failed++;
        if (isCounted) times.push(ms);
      }
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  const [connections] = await askPostgres(databaseUrl, CONNECTIONS);
  const row = { analyses: times.length, failed, "a second": Number((times.length / SECONDS).toFixed(1)) };
  console.log(
    JSON.stringify({ ...row, "median ms": at(0.5), "p95 ms": at(0.95), connections: connections?.open }),
  );
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  for (const process of running) await process.kill();
  await site.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
