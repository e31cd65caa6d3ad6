/** The real product in its own process: production build, new data folder, free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PATIENCE } from "@citeworthy/server/testing";
import { freePort } from "./free-port.ts";
import { preparedData } from "./prepared-data.ts";

export type Product = { url: string; dataDir: string; stop: () => Promise<void> };

const house = join(import.meta.dirname, "../..");
/** Beside other journeys, on a busy machine. */
const START_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 15_000;
const LOG_TAIL = 4_000;

/** `settings` are environment variables; `name` tells the logs of several products apart. */
export async function startProduct(
  name: string,
  settings: Record<string, string>,
  limitMs = START_LIMIT_MS,
): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), `citeworthy-${name}-`));
  if (!settings.DATABASE_URL) preparedData.copyTo(dataDir);
  const child = spawn(process.execPath, ["web/host.ts"], {
    cwd: house,
    env: { ...cleanEnvironment(), PORT: String(port), BASE_URL: url, DATA_DIR: dataDir, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = keepLog(child, name);
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    await end(child, gone);
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    await untilHealthy(url, child, log, limitMs);
  } catch (failure) {
    await stop();
    // Another program took the port in the meantime.
    if (log().includes(`Port ${port} is in use`)) return startProduct(name, settings, limitMs);
    throw failure;
  }
  return { url, dataDir, stop };
}

/** Nothing of the developer's own settings, such as API keys, reaches the product under test. */
function cleanEnvironment(): Record<string, string> {
  const kept = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_COMPILE_CACHE"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: "production",
    TZ: "UTC",
    // No limit of the product should be reached because the machine is busy.
    TEST_SETTINGS: "yes",
    TEST_PATIENCE: String(PATIENCE),
  };
}

/** The whole log is kept beside the traces; its end goes into the message of a failed start. */
function keepLog(child: ChildProcess, name: string): () => string {
  mkdirSync(join(house, "test-results"), { recursive: true });
  const file = createWriteStream(join(house, "test-results", `product-${name}.log`));
  let tail = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      file.write(chunk);
      tail = (tail + chunk).slice(-LOG_TAIL);
    });
  }
  return () => tail;
}

async function untilHealthy(
  url: string,
  child: ChildProcess,
  log: () => string,
  limitMs: number,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product stopped while starting:\n${log()}`);
    if (performance.now() > deadline) throw new Error(`The product did not become healthy:\n${log()}`);
    await sleep(100);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, gone: Promise<void>): Promise<void> {
  child.kill("SIGTERM");
  const inTime = await Promise.race([gone.then(() => true), sleep(STOP_LIMIT_MS, false, { ref: false })]);
  if (!inTime) child.kill("SIGKILL");
  await gone;
}
