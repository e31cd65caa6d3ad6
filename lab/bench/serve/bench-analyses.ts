/**
 * `BENCH_DATA=folder npm run bench -- analyses`: what an analysis costs through the product on the embedded database, next to
 * the engine alone in this process: 72 labelled pages, eight users at once, after as many others, in which the code is
 * compiled. Also its starts, and what it takes when nobody asks. Build first. `BENCH_PRODUCT=folder` measures the product of
 * another checkout with the same pages.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyze } from "../../../core/src/analysis/analyze.ts";
import { freePort } from "../../../e2e/product/free-port.ts";
import { html, startStubPage } from "../../../server/src/testing/stub-page.ts";
import { readLabelledPages } from "../../labels/labelled-pages.ts";
import { savedPage } from "../../labels/saved-page.ts";
import { call } from "../fairness/callers.ts";
import { memoryOf, startProcess } from "./product-process.ts";

const PAGES = 72;
const USERS = 8;
/** In the first round the engine's code is compiled, in each of its threads, and its models are read. */
const WARM_UP = 72;
const JUDGE_THREADS = 2;
const METRICS_TOKEN = "bench-of-the-analyses";

const folder = process.env.BENCH_DATA;
if (!folder) throw new Error("BENCH_DATA names the folder with the labelled pages");
/** Larger ones are refused when they are fetched. */
const LARGEST = 2_000_000;
const all = readLabelledPages(folder).filter((page) => page.html.length < LARGEST);
const every = Math.floor(all.length / (PAGES + WARM_UP));
const chosen = all.filter((_, at) => at % every === 0).slice(0, PAGES + WARM_UP);

/** Seconds of all threads of a process. */
function cpuOf(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) / 100;
}

function engineAlone(): number {
  for (const { url, html: text } of chosen.slice(0, WARM_UP)) analyze(savedPage(url, text));
  const started = process.cpuUsage();
  for (const { url, html: text } of chosen.slice(WARM_UP)) analyze(savedPage(url, text));
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6 / PAGES;
}

function stopped(product: ChildProcess): Promise<unknown> {
  const ended = new Promise((done) => product.once("exit", done));
  product.kill("SIGTERM");
  return ended;
}

async function throughProduct() {
  const paths = chosen.map((page, at) => [`/page-${at}`, html(page.html)] as const);
  const site = await startStubPage(Object.fromEntries(paths));
  const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-analyses-"));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const settings = {
    MALLOC_ARENA_MAX: "2",
    NODE_COMPILE_CACHE: "node_modules/.cache/node",
    PORT: String(port),
    DATA_DIR: dataDir,
    FETCH_ALLOW_HOSTS: site.host,
    LOG_LEVEL: "error",
    METRICS_TOKEN,
  };
  const start = async () => {
    const before = performance.now();
    const process = await startProcess(base, settings);
    return { process, seconds: (performance.now() - before) / 1_000 };
  };
  const first = await start();
  await stopped(first.process);
  const { process: product, seconds: restartSeconds } = await start();
  const pid = product.pid ?? 0;
  /** How long the engine's threads have worked on pages. */
  const engineSeconds = async () => {
    const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return Number(/engine_seconds_sum\{task="judge"\} (\S+)/.exec(await answer.text())?.[1] ?? 0);
  };
  try {
    const users = await Promise.all(
      Array.from({ length: 2 * USERS }, async (_, at) => {
        const visitor = { cookie: "", address: `198.51.100.${at + 1}` };
        const body = { email: `user${at}@example.com`, password: "correct horse battery" };
        const { cookie } = await call(base, visitor, "/api/auth/sign-up/email", body);
        return { ...visitor, cookie };
      }),
    );
    let failed = 0;
    const run = async (numbers: number[], people: typeof users) => {
      await Promise.all(
        people.map(async (person, turn) => {
          // The same number for each, because a trial has ten uses.
          for (const at of numbers.filter((_, n) => n % people.length === turn)) {
            const input = site.url(`/page-${at}`);
            const { status } = await call(base, person, "/functions/analyze-content", { input });
            if (status !== 200) failed++;
          }
        }),
      );
    };
    const idleBefore = cpuOf(pid);
    await new Promise((done) => setTimeout(done, 10_000));
    const idle = (cpuOf(pid) - idleBefore) / 10;
    const idleMegabytes = memoryOf(product);
    const numbers = chosen.map((_, at) => at);
    await run(numbers.slice(0, WARM_UP), users.slice(USERS));
    const [cpu, engine, time] = [cpuOf(pid), await engineSeconds(), performance.now()];
    await run(numbers.slice(WARM_UP), users.slice(0, USERS));
    const seconds = (performance.now() - time) / 1_000;
    return {
      startSeconds: first.seconds,
      restartSeconds,
      idle,
      idleMegabytes,
      busy: ((await engineSeconds()) - engine) / seconds / JUDGE_THREADS,
      failed,
      perAnalysis: (cpuOf(pid) - cpu) / PAGES,
      perSecond: PAGES / seconds,
    };
  } finally {
    await stopped(product);
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const product = await throughProduct();
const alone = engineAlone();
const rounded = (value: number) => Number(value.toFixed(3));
console.log(
  JSON.stringify({
    engineSeconds: rounded(alone),
    productSeconds: rounded(product.perAnalysis),
    ratio: rounded(product.perAnalysis / alone),
    analysesPerSecond: rounded(product.perSecond),
    threadsBusy: rounded(product.busy),
    idleProcessorShare: rounded(product.idle),
    idleMegabytes: product.idleMegabytes,
    startSeconds: rounded(product.startSeconds),
    restartSeconds: rounded(product.restartSeconds),
    failed: product.failed,
  }),
);
process.exitCode = product.failed === 0 ? 0 : 1;
