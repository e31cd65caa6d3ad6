/**
 * `npm run bench -- memory`: whether the memory of one process on the embedded database stays flat over many analyses.
 * `BENCH_RUNS=5000` analyses, 1,000 by default; build first. Fails if the last fifth uses 15 % more than the second.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../e2e/product/free-port.ts";
import { openDatabase } from "../../../server/src/adapters/db/open-database.ts";
import { userStore } from "../../../server/src/adapters/db/stores/accounts/users.ts";
import { ARTICLE, html, startStubPage } from "../../../server/src/testing/stub-page.ts";
import { call } from "../fairness/callers.ts";
import { memoryOf, startProcess } from "./product-process.ts";

const ANALYSES = Number(process.env.BENCH_RUNS ?? 1_000);
const CONCURRENCY = 4;
const SAMPLES = 20;
const MAX_GROWTH = 1.15;
const EMAIL = "soak@example.com";

const site = await startStubPage({ "/article": html(ARTICLE) });
const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-memory-"));
const port = await freePort();
const base = `http://localhost:${port}`;

const start = () =>
  startProcess(base, {
    MALLOC_ARENA_MAX: "2",
    NODE_COMPILE_CACHE: "node_modules/.cache/node",
    PORT: String(port),
    DATA_DIR: dataDir,
    FETCH_ALLOW_HOSTS: site.host,
    LOG_LEVEL: "error",
  });
async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await gone;
}

/** An account without a limit of uses: signed up over the wire, its plan set while the product is stopped. */
async function newSubscriber(): Promise<string> {
  const first = await start();
  const visitor = { cookie: "", address: "198.51.100.1" };
  const body = { email: EMAIL, password: "correct horse battery" };
  const { cookie } = await call(base, visitor, "/api/auth/sign-up/email", body);
  await stop(first);
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const users = userStore(db);
  await users.setPlan((await users.find(EMAIL))?.id ?? "", "enterprise", new Date());
  await close();
  return cookie;
}

const caller = { cookie: await newSubscriber(), address: "198.51.100.1" };
const child = await start();
try {
  const memory = [memoryOf(child)];
  let failed = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const each = Math.ceil(ANALYSES / SAMPLES / CONCURRENCY);
    const runs = Array.from({ length: CONCURRENCY }, async () => {
      for (let n = 0; n < each; n++) {
        const input = site.url("/article");
        const { status } = await call(base, caller, "/functions/analyze-content", { input });
        if (status !== 200) failed++;
      }
    });
    await Promise.all(runs);
    memory.push(memoryOf(child));
  }
  const fifth = SAMPLES / 5;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const growth = mean(memory.slice(-fifth)) / mean(memory.slice(fifth + 1, 2 * fifth + 1));
  console.log(
    JSON.stringify({ analyses: ANALYSES, failed, growth: Number(growth.toFixed(2)), megabytes: memory }),
  );
  process.exitCode = growth <= MAX_GROWTH && failed === 0 ? 0 : 1;
} finally {
  await stop(child);
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
}
