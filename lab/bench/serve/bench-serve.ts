/**
 * `npm run bench -- serve`: what a page costs the server, and what the process weighs. Starts the product without settings
 * on a fresh data folder, then asks for each page in turn, several rounds, so that a busy machine slows all of them.
 * Build first. Fails if the home page serves less than half the requests of a prerendered page, or if memory is over.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../e2e/product/free-port.ts";
import { measureLoad } from "./load.ts";

const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
const SECONDS = 2;
const CONNECTIONS = 16;
const PRERENDERED = "/pricing";
const PAGES = ["/", "/blog", "/ai-visibility-monitor", "/sample-report", "/signin", PRERENDERED];
const MIN_SHARE = 0.5;
const MAX_IDLE_MB = 350;
const SETTLE_MS = 5_000;
const START_LIMIT_MS = 120_000;

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const isReady = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > deadline) throw new Error("The product did not become ready.");
    await sleep(200);
  }
}

async function measurePages(base: string): Promise<Record<string, number[]>> {
  const rates: Record<string, number[]> = {};
  for (const page of PAGES) await fetch(new URL(page, base));
  for (let round = 0; round < ROUNDS; round++)
    for (const page of PAGES) {
      const url = new URL(page, base);
      const rate = await measureLoad({ url, connections: CONNECTIONS, seconds: SECONDS });
      rates[page] = [...(rates[page] ?? []), Math.round(rate)];
    }
  return rates;
}

const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-serve-"));
const { NODE_ENV: _, ...environment } = process.env;
const child = spawn("npm", ["start", "--silent"], {
  env: { ...environment, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" },
  stdio: "inherit",
});
try {
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base);
  await sleep(SETTLE_MS);
  const pid = Number(readFileSync(join(dataDir, "pglite.lock"), "utf8").split(" ")[0]);
  const idle = memoryOf(pid);
  const rates = await measurePages(base);
  const loaded = memoryOf(pid);
  const reference = median(rates[PRERENDERED] ?? []);
  const rows = Object.entries(rates).map(([page, all]) => ({
    page,
    "requests/s": median(all),
    "share of prerendered": Number((median(all) / reference).toFixed(2)),
    rounds: all.join(" "),
  }));
  console.table(rows);
  console.log(JSON.stringify({ rows, idle, loaded }));
  const home = median(rates["/"] ?? []) / reference;
  process.exitCode = home >= MIN_SHARE && idle.now <= MAX_IDLE_MB ? 0 : 1;
} finally {
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}
