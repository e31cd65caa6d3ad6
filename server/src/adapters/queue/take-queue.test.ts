import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Concurrency, JobQueue } from "../../ports/runtime/job-queue.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import type { Database } from "../db/database.ts";
import { openQueue } from "./queue.ts";
import { queueDepths } from "./queue-depth.ts";
import { takeQueue } from "./take-queue.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };
const KIND = "analyze-page";
const PLACES = 16;

describe.each(serverDatabases)("jobs on $kind", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  type Opened = Awaited<ReturnType<typeof openQueue>>;
  const put = async (queue: Opened, owner: string) => {
    const id = randomUUID();
    await queue.enqueue(database.db, KIND, id, { owner });
    return id;
  };

  /** Holds each job until it is let go. */
  async function takeHeld(queue: JobQueue, limit: Concurrency) {
    const held = new Map<string, { tries: number; end: (failure?: Error) => void }>();
    await queue.take(KIND, limit, ({ jobId, retryCount }) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const end = (failure?: Error) => {
        held.delete(jobId);
        if (failure) reject(failure);
        else resolve();
      };
      held.set(jobId, { tries: retryCount, end });
      return promise;
    });
    return held;
  }
  const depth = async () => (await queueDepths(database.db)).find(({ queue }) => queue === KIND);

  test("as many run at once as there are places, and no more of one owner than allowed", async () => {
    const queue = await openQueue(database, log);
    const own = [await put(queue, "a"), await put(queue, "a"), await put(queue, "a")];
    const other = await put(queue, "b");
    const held = await takeHeld(queue, { total: 3, perOwner: 2 });
    await eventually(() => expect(held.size).toBe(3));
    expect([...held.keys()].sort()).toEqual([own[0], own[1], other].sort());
    held.get(other)?.end();
    await eventually(async () => expect(await depth()).toMatchObject({ running: 2 }));
    expect(held.has(own[2] ?? ""), "the owner has two").toBe(false);
    held.get(own[0] ?? "")?.end();
    await eventually(() => expect([...held.keys()]).toContain(own[2]));
    for (const one of held.values()) one.end();
    await eventually(async () => expect(await depth()).toBeUndefined());
    await queue.stop(5_000);
  });

  /** Two for each place of a worker for pages, and more than all places of one for webhooks. */
  test.each([
    { limit: { total: 16, perOwner: 2 }, greedy: 9 },
    { limit: { total: 12, perOwner: 1 }, greedy: 12 },
  ])(
    "a newcomer waits for one place, whatever $greedy others put in before ($limit)",
    async ({ limit, greedy }) => {
      const queue = await openQueue(database, log);
      for (let each = 0; each < 3; each++)
        for (let owner = 0; owner < greedy; owner++) await put(queue, `greedy-${owner}`);
      const held = await takeHeld(queue, limit);
      await eventually(() => expect(held.size).toBe(limit.total));
      const newcomers = [await put(queue, "new-1"), await put(queue, "new-2")];
      for (const newcomer of newcomers) {
        const [first] = held.values();
        first?.end();
        await eventually(() => expect(held.size).toBe(limit.total));
        expect([...held.keys()]).toContain(newcomer);
      }
      await eventually(async () => {
        for (const one of held.values()) one.end();
        expect(await depth()).toBeUndefined();
      });
      await queue.stop(5_000);
    },
  );

  test("a worker that starts takes a job of each owner before the second of one", async () => {
    const queue = await openQueue(database, log);
    for (const owner of ["a", "b", "c"]) for (let each = 0; each < 3; each++) await put(queue, owner);
    const newcomer = await put(queue, "new");
    const held = await takeHeld(queue, { total: 4, perOwner: 2 });
    await eventually(() => expect(held.size).toBe(4));
    expect([...held.keys()]).toContain(newcomer);
    await eventually(async () => {
      for (const one of held.values()) one.end();
      expect(await depth()).toBeUndefined();
    });
    await queue.stop(5_000);
  });

  test("a job that fails is tried again, and one that is cut off goes back", async () => {
    const queue = await openQueue(database, log);
    const held = await takeHeld(queue, { total: 1 });
    const id = await put(queue, "a");
    await eventually(() => expect([...held.keys()]).toEqual([id]));
    held.get(id)?.end(new Error("socket closed"));
    await eventually(() => expect(held.get(id)?.tries).toBe(1));
    await queue.stop(1);
    expect(await depth()).toMatchObject({ running: 0, retrying: 1 });

    const later = await openQueue(database, log);
    const again = await takeHeld(later, { total: 1 });
    await eventually(() => expect(again.get(id)?.tries).toBe(2));
    again.get(id)?.end();
    await later.stop(5_000);
    expect(await depth()).toBeUndefined();
  });

  test("a queue asks once for each job and once more, however many places are free", async () => {
    const boss = database.openQueue({ schema: "queue" });
    await boss.start();
    let asked = 0;
    const counted = {
      fetch: ((...args: Parameters<typeof boss.fetch>) => {
        asked++;
        return boss.fetch(...args);
      }) as typeof boss.fetch,
      complete: boss.complete.bind(boss),
      fail: boss.fail.bind(boss),
      touch: boss.touch.bind(boss),
    };
    const ran: string[] = [];
    const taken = takeQueue(counted, log, {
      name: KIND,
      limit: { total: PLACES },
      run: async ({ jobId }) => void ran.push(jobId),
    });
    await eventually(() => expect(asked).toBe(1));
    await boss.send(KIND, { jobId: "one" });
    taken.wake();
    await eventually(() => expect(ran).toEqual(["one"]));
    await taken.stop(AbortSignal.timeout(5_000));
    // Four, and one more for each look of a slow machine. A question for each free place would be 16 at every wake.
    expect(asked).toBeLessThan(PLACES);
    await boss.stop();
  });
});
