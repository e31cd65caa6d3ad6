/**
 * `npm run bench -- fairness`: one user with 50 pages that drip for ever and 20 visitors with pages that are as heavy as
 * they may be, against another user's analyses, on one web and one worker process and a PostgreSQL of their own. The
 * other user's analyses are timed without and under load in turn, several rounds, because other programs of the machine
 * come and go. Fails if one of them fails, or if their p95 under load is more than twice that without.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { askPostgres, freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { runProcess } from "../../../server/src/testing/proofs/run-process.ts";
import { openAttackSite } from "./attack-site.ts";
import { type Caller, type CallResult, call, newSubscriber } from "./callers.ts";

const ROUNDS = Number(process.env.BENCH_RUNS ?? 4);
const ANALYSES = 20;
const DRIPPING = 50;
const VISITORS = 20;
const MAX_SLOWDOWN = 2;
const UNDER_WAY_MS = 3_000;
const LATER = { prefer: "respond-async" };

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

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
const site = await openAttackSite();
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-fairness-"));
const databaseUrl = await freshPostgresUrl(postgres.url);
const settings = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  FETCH_ALLOW_HOSTS: site.host,
  // As npm start sets it; the processes here are started without npm.
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../node_modules/.cache/node"),
  TRUSTED_PROXIES: "1",
  AUTH_ATTEMPTS_PER_MINUTE: "1000",
};
const web = await runProcess("edge", settings);
const worker = await runProcess("worker", settings);

const analyze = (who: Caller, path: string, headers = {}) =>
  call(web.url, who, "/functions/analyze-content", { input: site.url(path) }, headers);

async function timeAnalyses(who: Caller): Promise<CallResult[]> {
  const answers: CallResult[] = [];
  for (let n = 0; n < ANALYSES; n++) answers.push(await analyze(who, `/good?${n}`));
  return answers;
}

/** Each visitor asks for both: the review's page, which is too large for them now, and the largest that isn't. */
async function attack(tenant: Caller, analysisResult: unknown): Promise<number> {
  const drips = Array.from({ length: DRIPPING }, (_, n) => analyze(tenant, `/drip?${n}`, LATER));
  const visits = Array.from({ length: VISITORS }, (_, n) => {
    const visitor = { cookie: "", address: `203.0.113.${n}` };
    const ask = (path: string) =>
      call(web.url, visitor, "/functions/generate-article", { url: site.url(path), analysisResult }, LATER);
    return [ask("/big"), ask("/big-for-visitors")];
  });
  const answers = await Promise.all([...drips, ...visits.flat()]);
  return answers.filter(({ status }) => status === 202).length;
}

/** What waits is taken out of the queue; what runs may end. */
async function endAttack(): Promise<void> {
  await askPostgres(databaseUrl, "delete from queue.job where state < 'active' and name not like '\\_\\_%'");
  const running = "select count(*)::int as jobs from queue.job where state = 'active'";
  for (let left = 1; left > 0; await sleep(500))
    left = Number((await askPostgres(databaseUrl, running))[0]?.jobs ?? 0);
}

try {
  const victim = await newSubscriber(web.url, databaseUrl, "victim", "198.51.100.1");
  const tenant = await newSubscriber(web.url, databaseUrl, "tenant", "198.51.100.2");
  const { body } = await analyze(victim, "/good");
  const before: CallResult[] = [];
  const during: CallResult[] = [];
  let accepted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    before.push(...(await timeAnalyses(victim)));
    accepted += await attack(tenant, body);
    await sleep(UNDER_WAY_MS);
    during.push(...(await timeAnalyses(victim)));
    await endAttack();
  }
  const rows = [row("without load", before), row("under load", during)];
  console.table(rows);
  const slowdown = percentile(during, 0.95) / percentile(before, 0.95);
  console.log(JSON.stringify({ accepted, slowdown: Number(slowdown.toFixed(2)), rows }));
  const failed = [...before, ...during].filter(({ status }) => status !== 200).length;
  process.exitCode = failed === 0 && slowdown <= MAX_SLOWDOWN ? 0 : 1;
} finally {
  await web.kill();
  await worker.kill();
  await site.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
