/** What an attack costs the product, seen from outside: CPU time of its main thread, its memory, and how it answers others. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { mainThreadMs } from "./main-thread.ts";

const SAMPLE_MS = 100;

const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

type Answers = { slowestMs: number; heldMs: number; asked: number };
export type Cost = Answers & { cpuMs: number; memoryMb: number; seconds: number; load: number };

/** Runs something, and measures the product meanwhile. */
export async function watched<T>(
  product: { pid: number; base: string },
  work: () => Promise<T>,
): Promise<{ value: T; cost: Cost }> {
  const { pid } = product;
  const worker = new Worker(join(import.meta.dirname, "watch.worker.ts"), { workerData: product });
  await once(worker, "message");
  let most = memoryMb(pid);
  const timer = setInterval(() => {
    most = Math.max(most, memoryMb(pid));
  }, SAMPLE_MS);
  const [cpu, started] = [mainThreadMs(pid), performance.now()];
  try {
    const value = await work();
    const [cpuMs, seconds] = [mainThreadMs(pid) - cpu, (performance.now() - started) / 1000];
    const told = once(worker, "message");
    worker.postMessage("end");
    const [answers] = (await told) as [Answers];
    return { value, cost: { ...answers, cpuMs, memoryMb: most, seconds, load: loadavg()[0] ?? 0 } };
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}
