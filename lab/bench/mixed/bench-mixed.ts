/**
 * `npm run bench -- mixed`: an hour of mixed load on 2 web and 4 worker processes of the built product and one PostgreSQL, while
 * every five minutes one process, in turn, is killed with -9 and started again. Build first. `BENCH_MINUTES=3` takes less time,
 * `BENCH_KILL_SECONDS=30` kills more often, `BENCH_ANALYSIS_SECONDS=3` starts a single analysis every three seconds instead of
 * two, and `BENCH_OUT=file` writes everything as JSON and keeps the logs beside it.
 *
 * Fails if a request failed for another reason than a kill, or if a job, a delivery, an answer or an imported row is missing.
 * Callers, pages, vendors, PostgreSQL and all processes share this machine: compare only runs on the same one. In the
 * line of each minute `own` is the share of the machine that this run uses, `busy` the share that all programs use.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { freshPostgresUrl } from "../../../server/src/testing/databases.ts";
import { startPostgres } from "../../../server/src/testing/postgres.ts";
import { ANALYSIS, analyze, REPORT_ROWS, type Stage } from "./activities.ts";
import { closeBooks, settle } from "./books.ts";
import { type Cast, gatherCast } from "./cast.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { runLoad } from "./load.ts";
import { openWorld, type World } from "./loopback-world.ts";
import { loadMeter } from "./machine.ts";
import { openMemory } from "./memory.ts";
import { idleRow, printReport, reportOf } from "./report.ts";
import { openSender } from "./sender.ts";
import { durationsOf, openTally, percentile, type Tally } from "./tally.ts";
import { watchProcesses } from "./watch-processes.ts";

const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
const KILL_SECONDS = Number(process.env.BENCH_KILL_SECONDS ?? 300);
const OUT = process.env.BENCH_OUT;
/** Four for each worker process, so that every engine thread has started and is warm. */
const WARM_UP_ANALYSES = 16;
const IDLE_ANALYSES = 30;
/** The queue notices a dead worker after about 20 seconds, and a delivery that failed is tried again within minutes. */
const MAX_SETTLE_MS = 10 * 60_000;

const stageFor = (fleet: Fleet, world: World, tally: Tally): Stage => ({
  send: openSender(fleet, tally),
  world,
  tally,
});

/** How long an analysis takes while nothing else happens, one after another. */
async function timeIdle(stage: Stage, cast: Cast): Promise<number[]> {
  const times: number[] = [];
  for (let page = 0; page < WARM_UP_ANALYSES + IDLE_ANALYSES; page++) {
    const answer = await analyze(stage, cast.analyst(page), page);
    if (answer && page >= WARM_UP_ANALYSES) times.push(answer.endedAt - answer.startedAt);
  }
  return times;
}

/** One line a minute, so that a run that is interrupted has said something. */
function minuteLines({ tally, world }: Stage, fleet: Fleet) {
  const measureLoad = loadMeter();
  const lines: object[] = [];
  const onMinute = (minute: number, figures: { cores: number; mb: Record<string, number> }) => {
    const since = performance.now() - 60_000;
    const times = durationsOf(tally.spansOf(ANALYSIS).filter(({ endedAt }) => endedAt > since));
    const line = {
      minute,
      ...tally.totals(),
      analyses: times.length,
      "median ms": percentile(times, 0.5),
      "p95 ms": percentile(times, 0.95),
      kills: fleet.kills.length,
      ...measureLoad(),
      load: Number(loadavg()[0]?.toFixed(1)),
      ...figures,
      received: world.received.size,
      "vendor calls": world.takeVendorCalls(),
    };
    lines.push(line);
    console.log(JSON.stringify(line));
  };
  return { lines, onMinute };
}

const postgres = await startPostgres();
if (postgres === null) throw new Error("No PostgreSQL on this machine: see CONTRIBUTING.md.");
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const world = await openWorld();
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-mixed-"));
const logFolder = OUT ? `${OUT}.logs` : join(dataDir, "logs");
// Processes add to their logs each time they start: those of an earlier run would be among them.
rmSync(logFolder, { recursive: true, force: true });
mkdirSync(logFolder, { recursive: true });
const databaseUrl = await freshPostgresUrl(postgres.url);
const fleet = await startFleet({
  web: 2,
  worker: 4,
  logFolder,
  settings: {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: "the-secret-of-all-six-processes-0123456789",
    LOG_LEVEL: "warn",
    TRUSTED_PROXIES: "1",
    AUTH_ATTEMPTS_PER_MINUTE: "1000",
    AI_LOCAL_PORTS: "none",
    AI_BUDGET_PER_DAY: "100000",
    ...world.settings,
  },
});

try {
  const before = stageFor(fleet, world, openTally());
  const cast = await gatherCast(before, databaseUrl);
  const idle = await timeIdle(before, cast);
  console.log(JSON.stringify({ idle: idleRow(idle), load: loadavg()[0] }));

  const tally = openTally();
  const stage = stageFor(fleet, world, tally);
  const memory = openMemory(performance.now());
  const progress = minuteLines(stage, fleet);
  const watch = watchProcesses(fleet, memory, progress.onMinute);
  const firstPage = WARM_UP_ANALYSES + IDLE_ANALYSES;
  const plan = { minutes: MINUTES, killSeconds: KILL_SECONDS, firstPage };
  const { imports } = await runLoad(stage, fleet, cast, plan);
  const unsettled = await settle(databaseUrl, MAX_SETTLE_MS);
  watch.stop();

  const books = await closeBooks({
    databaseUrl,
    subscriber: cast.subscriber,
    received: world.received,
    importedRows: imports * REPORT_ROWS,
  });
  const failures = [...before.tally.failures, ...tally.failures];
  const found = { idle, lines: progress.lines, tally, memory, fleet, books, logFolder, failures, unsettled };
  const report = reportOf({ minutes: MINUTES, killSeconds: KILL_SECONDS, ...found });
  printReport(report);
  if (OUT) writeFileSync(OUT, JSON.stringify(report, null, 2));
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} finally {
  await fleet.stop();
  await world.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
