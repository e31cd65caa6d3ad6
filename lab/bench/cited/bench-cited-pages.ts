/**
 * `npm run bench -- cited-pages`: a worker reads 1,000 sources of 300 hosts, some slow, endless, looping or private, while
 * another user analyzes pages. Those analyses are timed without and under that load in turn, several rounds, and the worker's
 * memory is watched. Fails if an analysis fails, if their p95 under load is more than 1.5 times that without, in the median
 * round, or if the worker's memory keeps growing while it reads. Other programs slow down some rounds more than others: if the
 * rounds without load differ as much among themselves, the
 * machine is too busy to tell, and the bench says so and ends with status 2.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../../server/src/adapters/db/open-database.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import { askPostgres, freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { queueSources } from "../../../server/src/testing/proofs/queue-sources.ts";
import { runProcess } from "../../../server/src/testing/proofs/run-process.ts";
import { startSourceHosts } from "../../../server/src/testing/proofs/source-hosts.ts";
import { ARTICLE, html, startStubPage } from "../../../server/src/testing/stub-page.ts";
import { wire } from "../../../server/src/wire.ts";
import { type CallResult, call, newSubscriber } from "../fairness/callers.ts";

const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
const ANALYSES = 20;
const PAGES = Number(process.env.BENCH_PAGES ?? 1_000);
/** Enough for as long as the analyses of a round take; only the last round reads all pages. */
const PAGES_OF_ROUND = Math.min(PAGES, 200);
const HOSTS = 300;
const MAX_SLOWDOWN = 1.5;
/** Of the memory at the end of the last round, compared with its middle. */
const MAX_GROWTH = 1.25;
const UNDER_WAY_MS = 3_000;
const MEMORY_EVERY_MS = 500;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const percentile = (answers: CallResult[], share: number) => {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
};
const row = (when: string, answers: CallResult[]) => ({
  when,
  analyses: answers.length,
  failed: answers.filter(({ status }) => status !== 200).length,
  "median ms": percentile(answers, 0.5),
  "p95 ms": percentile(answers, 0.95),
});
const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const sources = await startSourceHosts({ hosts: HOSTS });
const page = await startStubPage(
  Object.fromEntries(Array.from({ length: ANALYSES }, (_, n) => [`/good?${n}`, html(ARTICLE)])),
);
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-cited-pages-"));
const databaseUrl = await freshPostgresUrl(postgres.url);
const settings = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  FETCH_ALLOW_HOSTS: [...sources.hosts, page.host].join(","),
  CITED_PAGES_PER_DAY: "1000000",
  // As npm start sets it; the processes here are started without npm.
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../node_modules/.cache/node"),
  TRUSTED_PROXIES: "1",
  AUTH_ATTEMPTS_PER_MINUTE: "1000",
};
const database = await openDatabase({ databaseUrl, dataDir: null });
const services = await wire(readConfig({ ...settings, LOG_LEVEL: "silent" }), database);
const web = await runProcess("edge", settings);
const worker = await runProcess("worker", settings);

const memory: number[] = [];
let lastRoundAt = 0;
const watch = setInterval(() => memory.push(residentMb(worker.pid)), MEMORY_EVERY_MS);
const ended = async () =>
  Number(
    (await askPostgres(databaseUrl, "select count(*)::int as n from cited_pages where state <> 'waiting'"))[0]
      ?.n,
  );

/** What waits is taken out of the queue, and what runs ends. */
async function endLoad(): Promise<void> {
  await askPostgres(databaseUrl, "delete from queue.job where state < 'active' and name = 'read-cited'");
  const running = "select count(*)::int as jobs from queue.job where state = 'active'";
  for (let left = 1; left > 0; await sleep(500))
    left = Number((await askPostgres(databaseUrl, running))[0]?.jobs ?? 0);
}

try {
  const victim = await newSubscriber(web.url, databaseUrl, "victim", "198.51.100.1");
  const analyses = async () => {
    const answers: CallResult[] = [];
    for (let n = 0; n < ANALYSES; n++)
      answers.push(
        await call(web.url, victim, "/functions/analyze-content", { input: page.url(`/good?${n}`) }),
      );
    return answers;
  };
  await analyses();
  const before: CallResult[] = [];
  const during: CallResult[] = [];
  const rounds: { withoutLoad: number; underLoad: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const isLast = round === ROUNDS - 1;
    if (isLast) lastRoundAt = memory.length;
    const quiet = await analyses();
    const urls = Array.from(
      { length: isLast ? PAGES : PAGES_OF_ROUND },
      (_, n) => `${sources.urlOf(n)}?${round}`,
    );
    await queueSources(services, database.db, { urls, ownUrl: page.url("/good?0"), name: `round-${round}` });
    await sleep(UNDER_WAY_MS);
    const busy = await analyses();
    if (!isLast) await endLoad();
    before.push(...quiet);
    during.push(...busy);
    rounds.push({ withoutLoad: percentile(quiet, 0.95), underLoad: percentile(busy, 0.95) });
  }
  // The last round is read to its end, to see whether memory stays as it is.
  const waiting = async () =>
    Number(
      (
        await askPostgres(
          databaseUrl,
          "select count(*)::int as n from queue.job where name = 'read-cited' and state < 'completed'",
        )
      )[0]?.n,
    );
  while ((await waiting()) > 0) await sleep(1_000);

  const rows = [row("without load", before), row("under load", during)];
  console.table(rows);
  const slowdown = median(rounds.map(({ withoutLoad, underLoad }) => underLoad / withoutLoad));
  const idle = rounds.map(({ withoutLoad }) => withoutLoad);
  const unrest = Math.max(...idle) / Math.min(...idle);
  const quarter = (at: number) =>
    Math.round(Math.max(...memory.slice((at * memory.length) / 4, ((at + 1) * memory.length) / 4)));
  const peakMb = [0, 1, 2, 3].map(quarter);
  console.log(
    JSON.stringify({
      sources: await ended(),
      slowdown: Number(slowdown.toFixed(2)),
      unrest: Number(unrest.toFixed(2)),
      rounds,
      peakMbByQuarter: peakMb,
      rows,
    }),
  );
  const ofLast = memory.slice(lastRoundAt);
  const third = (at: number) =>
    Math.round(median(ofLast.slice((at * ofLast.length) / 3, ((at + 1) * ofLast.length) / 3)));
  const memoryMb = { start: third(0), middle: third(1), end: third(2) };
  console.log(`Memory of the worker in the last round: ${JSON.stringify(memoryMb)} MB`);
  const isFlat = memoryMb.end <= memoryMb.middle * MAX_GROWTH;
  const failed = [...before, ...during].filter(({ status }) => status !== 200).length;
  if (failed === 0 && slowdown > MAX_SLOWDOWN && unrest > MAX_SLOWDOWN) {
    console.log("The machine is too busy to tell: rounds without load differ as much as those under load.");
    process.exitCode = 2;
  } else process.exitCode = failed === 0 && slowdown <= MAX_SLOWDOWN && isFlat ? 0 : 1;
} finally {
  clearInterval(watch);
  await web.kill();
  await worker.kill();
  await services.close();
  await Promise.all([sources.close(), page.close()]);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
