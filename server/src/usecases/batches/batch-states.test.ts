/** Walks the table of batch events at random, on a real database; the test ends pages as a worker would. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { batchPages, subscriptions } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { seeded } from "../../testing/seeded.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { BATCH_EVENTS, type BatchEvent } from "./batch-states.ts";

const PAGES = 7;
const STEPS = 40;
const ASKED = ["start", "pause", "resume", "retry", "cancel"] as const;
type Step = (typeof ASKED)[number] | "page done" | "page failed" | "sweep";
const STEPS_TO_PICK: Step[] = [...ASKED, "page done", "page done", "page failed", "page failed", "sweep"];

describe.each(serverDatabases)("on $kind", (database) => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startTestServer(database);
    person = await server.signUp();
    await server.database.db
      .update(subscriptions)
      .set({ planType: "enterprise", status: "active" })
      .where(eq(subscriptions.userId, person.id));
  });
  afterAll(() => server.close());

  const open = async () => {
    const lines = Array.from({ length: PAGES }, (_, n) => `https://walk.example/${n}`);
    const draft = { userId: person.id, projectId: null, source: "list" as const, lines };
    return server.services.draftFromLines(draft);
  };
  const view = async (id: string) => {
    const { batch, counts } = await server.services.readBatch({ id, userId: person.id, query: {} });
    return { state: batch.state, counts };
  };
  const endPage = async (id: string, isGood: boolean) => {
    const { storage } = server.services;
    const [page] = await server.database.db
      .select({ jobId: batchPages.jobId })
      .from(batchPages)
      .where(and(eq(batchPages.batchId, id), eq(batchPages.state, "started")))
      .limit(1);
    if (!page?.jobId) return;
    const now = new Date();
    if (isGood) await storage.jobs.done(page.jobId, {}, now);
    else await storage.jobs.failed(page.jobId, { code: "page/unreachable", text: "away" }, now);
    await server.services.runDueBatches();
  };
  const act = (id: string, step: Step): Promise<unknown> => {
    const owned = { id, userId: person.id };
    const { services } = server;
    switch (step) {
      case "start":
        return services.startBatch({ ...owned, leftOut: [] }).catch((error) => error);
      case "pause":
        return services.pauseBatch(owned);
      case "resume":
        return services.resumeBatch(owned);
      case "retry":
        return services.retryFailedPages(owned);
      case "cancel":
        return services.cancelBatch(owned);
      case "sweep":
        return services.runDueBatches();
      default:
        return endPage(id, step === "page done");
    }
  };

  test.each([1, 2, 3, 4, 5, 6])(
    "no walk leaves the table, loses a page or gets stuck (seed %i)",
    async (seed) => {
      const chance = seeded(seed);
      const id = await open();
      let { state, counts } = await view(id);
      await act(id, "start");
      state = "running";
      for (let n = 0; n < STEPS; n++) {
        // Cancelling ends most walks at once if it is as likely as the rest.
        const step = chance.pick(STEPS_TO_PICK.filter((one) => one !== "cancel" || chance.happens(0.3)));
        const before = await view(id);
        await act(id, step);
        const after = await view(id);
        const event = step in BATCH_EVENTS ? BATCH_EVENTS[step as BatchEvent] : null;
        const isMeant =
          event?.from.some((one) => one === before.state) && (step !== "retry" || before.counts.failed > 0);
        state = event && isMeant ? event.to : before.state;
        const isOver = after.counts.waiting + after.counts.started === 0;
        if (state === "running" && isOver) state = "done";
        const where = `step ${n}: ${step} in ${before.state}`;
        expect(after.state, where).toBe(state);
        counts = after.counts;
        expect(
          Object.values(counts).reduce((sum, count) => sum + count),
          where,
        ).toBe(PAGES);
        if (state === "done" || state === "cancelled") expect(counts.waiting, where).toBe(0);
        if (state === "done") expect(counts.started, where).toBe(0);
        if (state === "running") expect(counts.started, where).toBeGreaterThan(0);
      }
      await act(id, "resume");
      for (let n = 0; n < 2 * PAGES; n++) await endPage(id, true);
      expect((await view(id)).counts).toMatchObject({ waiting: 0, started: 0 });
    },
  );

  test("failed pages of a cancelled run are tried again", async () => {
    const id = await open();
    await act(id, "start");
    await act(id, "page failed");
    await act(id, "cancel");
    await act(id, "retry");
    expect(await view(id)).toMatchObject({ state: "running", counts: { failed: 0 } });
    for (let n = 0; n < PAGES; n++) await endPage(id, true);
    expect((await view(id)).state).toBe("done");
  });

  test("a user keeps the five newest drafts, and a trial's list is cut", async () => {
    const { id: userId } = await server.signUp();
    const draft = (first: number, count: number) =>
      server.services.draftFromLines({
        ...{ userId, projectId: null, source: "list" as const },
        lines: Array.from({ length: count }, (_, n) => `https://drafts.example/${first + n}`),
      });
    const ids = [];
    for (let n = 0; n < 6; n++) ids.push(await draft(n, 1));
    const isThere = (id: string) =>
      server.services.readBatch({ id, userId, query: {} }).then(
        () => true,
        () => false,
      );
    expect(await Promise.all(ids.map(isThere))).toEqual([false, true, true, true, true, true]);
    const long = await server.services.readBatch({ id: await draft(0, 3_000), userId, query: {} });
    expect(long.counts.waiting).toBe(1_000);
    expect(long.batch.leftOut.isCut).toBe(true);
  });

  test("a list counts by its pages, not as one call", async () => {
    const { id: userId } = await server.signUp();
    const draft = (count: number) =>
      server.services.draftFromLines({
        ...{ userId, projectId: null, source: "list" as const },
        lines: Array.from({ length: count }, (_, n) => `https://counted.example/${n}`),
      });
    await server.services.limiter.take(`draft-pages:${userId}`, { max: 1, perSeconds: 3_600 }, 99_990);
    await draft(10);
    await expect(draft(1)).rejects.toMatchObject({ code: "request/too-many" });
  });
});
