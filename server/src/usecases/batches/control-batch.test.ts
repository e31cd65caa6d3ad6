import { randomUUID } from "node:crypto";
import { type BatchState, NOTHING_LEFT_OUT } from "@citeworthy/core/projects/batch";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { batches, batchPages } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const MAX_OPEN = 10;
const MINUTE_MS = 60_000;

describe.each(serverDatabases)("on $kind", (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  const owner = async () => {
    const { id: userId } = await server.signUp();
    const { id: projectId } = await server.services.createProject({ userId, name: "Many" });
    return { userId, projectId };
  };
  type Owner = Awaited<ReturnType<typeof owner>>;
  const create = async (by: Owner, state: BatchState, createdAt = new Date()) => {
    const batch = { ...by, id: randomUUID(), scheduleId: null, source: "list" as const, state };
    const pages = [{ url: "https://many.example/", folder: "/" }];
    await server.services.storage.batches.create({ ...batch, leftOut: NOTHING_LEFT_OUT, createdAt }, pages);
    return batch.id;
  };

  test("a run that had ended isn't opened again by a retry while ten others are open", async () => {
    const by = await owner();
    const { db } = server.database;
    const ended = await create(by, "done");
    await db.update(batches).set({ finishedAt: new Date() }).where(eq(batches.id, ended));
    await db.update(batchPages).set({ state: "failed" }).where(eq(batchPages.batchId, ended));
    const open: string[] = [];
    for (let count = 0; count < MAX_OPEN; count++) open.push(await create(by, "paused"));
    const retry = () => server.services.retryFailedPages({ id: ended, userId: by.userId });
    const read = () => server.services.readBatch({ id: ended, userId: by.userId, query: {} });

    await expect(retry()).rejects.toMatchObject({ code: "batch/too-many", details: { most: MAX_OPEN } });
    expect(await read()).toMatchObject({ batch: { state: "done" }, counts: { failed: 1 } });
    await server.services.cancelBatch({ id: open[0] ?? "", userId: by.userId });
    await retry();
    expect((await read()).batch.finishedAt).toBeNull();
  });

  test("of many runs that go on, each user's first comes before the second of one", async () => {
    const [greedy, newcomer] = [await owner(), await owner()];
    const now = Date.now();
    const old: string[] = [];
    for (let age = 9; age > 0; age--)
      old.push(await create(greedy, "running", new Date(now - age * MINUTE_MS)));
    const latest = await create(newcomer, "running", new Date(now));
    const ids = (await server.services.storage.batches.running(50)).map(({ id }) => id);
    const places = [old[0], latest, old[1], old[8]].map((id) => ids.indexOf(id ?? ""));
    expect(Math.max(...places.slice(0, 2))).toBeLessThan(places[2] ?? -1);
    expect(places[2]).toBeLessThan(places[3] ?? -1);
  });
});
