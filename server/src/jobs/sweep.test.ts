import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRegistry } from "../adapters/metrics/registry.ts";
import { sweeper } from "./sweep.ts";

const MINUTE_MS = 60_000;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

test("a step that hangs stops no other step, counts as failed, and isn't started while it runs", async () => {
  let now = 0;
  const ran: string[] = [];
  const logged: unknown[] = [];
  const metrics = createRegistry();
  const hanging = Promise.withResolvers<void>();
  const limits: AbortController[] = [];
  const sweep = sweeper(
    {
      log: { ...silent, error: (_event, fields) => logged.push(fields) },
      metrics,
      clock: { now: () => new Date(now) },
      beginWait: () => {
        const limit = new AbortController();
        limits.push(limit);
        return limit.signal;
      },
    },
    {
      slow: async () => {
        ran.push("slow");
        await hanging.promise;
      },
      other: async () => ran.push("other"),
    },
  );
  const first = sweep();
  limits[0]?.abort();
  await first;
  now += MINUTE_MS;
  await sweep();
  expect(ran).toEqual(["slow", "other", "other"]);
  expect(logged).toMatchObject([
    { step: "slow", failures: 1, error: { message: "the step took longer than 60 s" } },
    { step: "slow", failures: 2, error: { message: "the step is still running" } },
  ]);
  const counted = metrics.families().find(({ name }) => name.includes("sweep_steps"))?.samples;
  expect(counted).toContainEqual(
    expect.objectContaining({ labels: { step: "slow", outcome: "failed" }, value: 2 }),
  );

  hanging.resolve();
  await nextTurn();
  now += 60 * MINUTE_MS;
  await sweep();
  expect(ran.slice(3)).toEqual(["slow", "other"]);
});

test("a step that fails stops no other step, is counted and logged, and is tried ever more seldom", async () => {
  let now = 0;
  const ran: string[] = [];
  const logged: unknown[] = [];
  const metrics = createRegistry();
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (_event: string, fields?: object) => logged.push(fields),
  };
  let isBroken = true;
  const sweep = sweeper(
    { log, metrics, clock: { now: () => new Date(now) } },
    {
      poisoned: async () => {
        ran.push("poisoned");
        if (isBroken) throw new Error("bad row");
      },
      other: async () => ran.push("other"),
    },
  );
  for (let minute = 0; minute < 8; minute++, now += MINUTE_MS) await sweep();
  expect(ran.filter((step) => step === "other")).toHaveLength(8);
  // In minutes 0, 1, 3 and 7.
  expect(ran.filter((step) => step === "poisoned")).toHaveLength(4);
  expect(logged).toHaveLength(4);
  expect(logged.at(-1)).toMatchObject({ step: "poisoned", failures: 4 });
  const counted = metrics.families().find(({ name }) => name.includes("sweep_steps"))?.samples;
  expect(counted).toContainEqual(
    expect.objectContaining({ labels: { step: "poisoned", outcome: "failed" }, value: 4 }),
  );

  isBroken = false;
  now += 8 * MINUTE_MS;
  for (let minute = 0; minute < 3; minute++, now += MINUTE_MS) await sweep();
  expect(ran.filter((step) => step === "poisoned")).toHaveLength(7);
});
