import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { cpuClock } from "./cpu-clock.ts";

const SAYS_WHEN = "const { parentPort } = require('node:worker_threads'); parentPort.postMessage(null);";
const NEVER_MS = 600_000;

async function threadThat(work: string): Promise<Worker> {
  const thread = new Worker(`${SAYS_WHEN} ${work}`, { eval: true });
  onTestFinished(async () => void (await thread.terminate()));
  await once(thread, "message");
  return thread;
}

test("a thread that never stops working is over its limit, also inside a regular expression", async () => {
  for (const work of ["for (;;) {}", "/^(a+)+$/.test('a'.repeat(60) + 'b')"]) {
    const limits = { cpuMs: 50, waitMs: NEVER_MS, lookEveryMs: 10 };
    const { signal, stop } = cpuClock(await threadThat(work), limits);
    onTestFinished(stop);
    await expect.poll(() => signal.aborted).toBe(true);
  }
});

const RESTS = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)";

test("waiting doesn't count as work", async () => {
  const thread = await threadThat(RESTS);
  const looks: unknown[] = [];
  const used = { user: 0, system: 0 };
  thread.cpuUsage = async () => {
    looks.push(used);
    return used;
  };
  const { signal, stop } = cpuClock(thread, { cpuMs: 1, waitMs: NEVER_MS, lookEveryMs: 1 });
  onTestFinished(stop);
  await expect.poll(() => looks.length).toBeGreaterThan(3);
  expect(signal.aborted).toBe(false);
});

test("a page that waits too long is given up", async () => {
  const { signal, stop } = cpuClock(await threadThat(RESTS), { cpuMs: NEVER_MS, waitMs: 1, lookEveryMs: 1 });
  onTestFinished(stop);
  await expect.poll(() => signal.aborted).toBe(true);
});
