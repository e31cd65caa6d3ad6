/**
 * `npm run bench -- capacity`: what one analysis costs, on a PostgreSQL of its own: CPU of the product, rows and bytes of each
 * table, write-ahead log, transactions and connections; how large indexes become (measured on a million rows, counted up
 * to 100 million); and how many jobs a second the queue carries. The figures are those of docs/scaling-out.md.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../server/src/adapters/db/open-database.ts";
import { userStore } from "../../../server/src/adapters/db/stores/accounts/users.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import { askPostgres, freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { html, startStubPage } from "../../../server/src/testing/stub-page.ts";
import { wire } from "../../../server/src/wire.ts";
import { measureIndexes } from "./indexes.ts";
import { measureQueue } from "./queue.ts";
import { measureTables, type TableSize, tableSizes } from "./tables.ts";

const ANALYSES = Number(process.env.BENCH_RUNS ?? 60);
const WARM_UP = 5;

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-capacity-"));
const databaseUrl = await freshPostgresUrl(postgres.url);
const ask = (statement: string) => askPostgres(databaseUrl, statement);
const numberOf = async (statement: string) => Number(Object.values((await ask(statement))[0] ?? {})[0]);
const WAL = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')";
const COMMITS = "select xact_commit from pg_stat_database where datname = current_database()";
const CONNECTIONS =
  "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

const pages: Parameters<typeof startStubPage>[0] = {};
const site = await startStubPage(pages);
const environment = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  FETCH_ALLOW_HOSTS: site.host,
  LOG_LEVEL: "error",
};
const services = await wire(readConfig(environment));
pages["/article"] = html(articlePage());
await services.startWorker({ hourly: false });

/** One of our own articles as it is served: a page of usual size. Build first. */
function articlePage(): string {
  const blog = join(import.meta.dirname, "../../../web/build/client/blog");
  const [slug = ""] = readdirSync(blog).sort();
  return readFileSync(join(blog, slug, "index.html"), "utf8");
}

async function newUser(): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: null });
  await ask("insert into users (id, name, email) values ('load', 'Load', 'load@example.com')");
  await userStore(db).setPlan("load", "enterprise", new Date());
  await close();
  return "load";
}

async function analyzeOnce(userId: string): Promise<void> {
  const { jobId } = await services.startAnalysis({ userId, input: site.url("/article") });
  for (;;) {
    const job = await services.findJob({ id: jobId, userId });
    if (job?.state === "done") return;
    if (job?.state === "failed") throw new Error(`analysis failed: ${job.error?.code}`);
    await new Promise((next) => setTimeout(next, 50));
  }
}

try {
  const userId = await newUser();
  for (let n = 0; n < WARM_UP; n++) await analyzeOnce(userId);
  const before = { sizes: await tableSizes(ask), wal: await numberOf(WAL), commits: await numberOf(COMMITS) };
  const cpu = process.cpuUsage();
  for (let n = 0; n < ANALYSES; n++) await analyzeOnce(userId);
  const { user, system } = process.cpuUsage(cpu);
  const one = {
    "CPU ms": Math.round((user + system) / 1000 / ANALYSES),
    "WAL bytes": Math.round(((await numberOf(WAL)) - before.wal) / ANALYSES),
    transactions: Math.round(((await numberOf(COMMITS)) - before.commits) / ANALYSES),
    "open connections": await numberOf(CONNECTIONS),
  };
  const tables: TableSize[] = measureTables(before.sizes, await tableSizes(ask), ANALYSES);
  console.table([one]);
  console.table(tables);
  const queue = await measureQueue(databaseUrl);
  console.table([queue]);
  const indexes = await measureIndexes(ask);
  console.table(indexes);
  console.log(JSON.stringify({ one, tables, queue, indexes }));
} finally {
  await services.close();
  await site.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
