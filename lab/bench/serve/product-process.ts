/** The built product as a process, for benches that measure it from outside. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 200;

/** `settings`: its environment, with nothing but the path taken from ours. Returns when it is ready. `BENCH_PRODUCT` names another checkout. */
export async function startProcess(base: string, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "web/host.ts"], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: "inherit",
    cwd: process.env.BENCH_PRODUCT ?? process.cwd(),
  });
  const isReady = () =>
    fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(POLL_MS);
  return child;
}

/** In megabytes. */
export const memoryOf = ({ pid }: Pick<ChildProcess, "pid">): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
