import { expect, test } from "vitest";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";

const LIMITS = { running: 3, runningPerUser: 2, waiting: 3, waitingPerUser: 2 };
const settled = async (work: Promise<unknown>) =>
  Promise.race([work.then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))]);

test("one person gets two places while others still get theirs", async () => {
  const limiter = createConcurrencyLimiter(LIMITS);
  const leave = await limiter.enter("ann");
  await limiter.enter("ann");
  const third = limiter.enter("ann");
  expect(await settled(third)).toBe(false);
  expect(await settled(limiter.enter("bob"))).toBe(true);

  leave();
  expect(await settled(third)).toBe(true);
});

test("nobody gets more than all places together", async () => {
  const limiter = createConcurrencyLimiter(LIMITS);
  const leaves = await Promise.all(["ann", "bob", undefined].map((user) => limiter.enter(user)));
  const fourth = limiter.enter(undefined);
  expect(await settled(fourth)).toBe(false);
  leaves[2]?.();
  expect(await settled(fourth)).toBe(true);
});

test("someone whose own places are taken does not hold up those behind", async () => {
  const limiter = createConcurrencyLimiter(LIMITS);
  await limiter.enter("ann");
  await limiter.enter("ann");
  const leave = await limiter.enter("bob");
  const ann = limiter.enter("ann");
  const cleo = limiter.enter("cleo");
  const dan = limiter.enter("dan");
  leave();
  expect(await settled(cleo)).toBe(true);
  expect(await settled(ann)).toBe(false);
  expect(await settled(dan)).toBe(false);
});

test("the queue is bounded, for one person and for all", async () => {
  const limiter = createConcurrencyLimiter(LIMITS);
  for (const user of ["ann", "ann", "bob"]) await limiter.enter(user);
  const waiting = ["ann", "ann", "cleo"].map((user) => limiter.enter(user));
  expect(await settled(Promise.race(waiting))).toBe(false);
  await expect(limiter.enter("dan")).rejects.toMatchObject({ code: "request/too-many" });

  const other = createConcurrencyLimiter(LIMITS);
  for (const user of ["ann", "ann"]) await other.enter(user);
  const own = [other.enter("ann"), other.enter("ann")];
  expect(await settled(Promise.race(own))).toBe(false);
  await expect(other.enter("ann")).rejects.toMatchObject({ code: "request/too-many" });
});

test("who gives up waiting leaves the queue, and a place is given back only once", async () => {
  const limiter = createConcurrencyLimiter({ ...LIMITS, running: 1 });
  const leave = await limiter.enter("ann");
  const controller = new AbortController();
  const impatient = limiter.enter("bob", controller.signal);
  const next = limiter.enter("cleo");
  controller.abort(new Error("gone"));
  await expect(impatient).rejects.toThrow("gone");

  leave();
  leave();
  expect(await settled(next)).toBe(true);
  expect(await settled(limiter.enter("dan"))).toBe(false);
  await expect(limiter.enter("eve", AbortSignal.abort(new Error("never")))).rejects.toThrow("never");
});

test("a newcomer waits for one place, not behind all that others put in the queue", async () => {
  const limiter = createConcurrencyLimiter({ running: 1, runningPerUser: 1, waiting: 20, waitingPerUser: 5 });
  const order: string[] = [];
  const run = async (user: string) => {
    const leave = await limiter.enter(user);
    order.push(user);
    await new Promise((resolve) => setImmediate(resolve));
    leave();
  };
  const tasks = ["ann", "bob", "ann", "bob", "ann", "bob", "ann"].map(run);
  await new Promise((resolve) => setImmediate(resolve));
  tasks.push(run("new"));
  await Promise.all(tasks);
  expect(order.indexOf("new")).toBeLessThanOrEqual(2);
  expect(order).toHaveLength(8);
});
