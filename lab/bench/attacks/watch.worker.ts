/**
 * Asks /healthz/live again and again, in a thread that nothing else keeps busy. Tells the slowest answer, and the most CPU
 * time that the product's main thread spent on anything while one question waited: that part of the wait is the product's
 * own, on however busy a machine.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { mainThreadMs } from "./main-thread.ts";

const PAUSE_MS = 100;
const { base, pid } = workerData as { base: string; pid: number };
const seen = { slowestMs: 0, heldMs: 0, asked: 0 };
let isOver = false;

async function ask(): Promise<void> {
  const [started, cpu] = [performance.now(), mainThreadMs(pid)];
  await fetch(`${base}/healthz/live`).then(
    (answer) => answer.text(),
    () => null,
  );
  seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - started));
  seen.asked++;
  seen.heldMs = Math.max(seen.heldMs, mainThreadMs(pid) - cpu);
}

parentPort?.once("message", () => {
  isOver = true;
});
await ask();
Object.assign(seen, { slowestMs: 0, heldMs: 0, asked: 0 });
parentPort?.postMessage("ready");
while (!isOver) {
  await ask();
  await sleep(PAUSE_MS);
}
parentPort?.postMessage(seen);
