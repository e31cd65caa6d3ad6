import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../adapters/db/database.ts";
import { openStorage } from "../adapters/db/storage.ts";
import { jobFeed } from "../adapters/queue/feed.ts";
import type { JobEvent, JobStore } from "../ports/runtime/jobs.ts";
import type { Storage } from "../ports/storage.ts";
import { testDatabases } from "../testing/databases.ts";
import { jobProgress } from "../usecases/jobs/report-progress.ts";
import { followJob, jobEnd } from "./follow-job.ts";

const NOW = new Date("2026-11-18T12:00:00Z");
/** Nothing in these tests may depend on looking again after a while. */
const NEVER = { pollMs: 600_000 };

describe.each(testDatabases)("following jobs on $kind", ({ open }) => {
  let database: Database;
  let storage: Storage;
  beforeAll(async () => {
    database = await open();
    storage = openStorage(database, async () => {});
  });
  afterAll(() => database.close());

  /** A job that runs in this process or, where the feeds differ, in another one. */
  async function started(feed = jobFeed(database), elsewhere = feed) {
    const id = randomUUID();
    await storage.jobs.create({ id, kind: "analyze-page", userId: null, input: {} });
    await storage.jobs.start(id);
    const progress = jobProgress({ jobs: storage.jobs, feed: elsewhere }, id, 0);
    const done = async (data: Record<string, unknown> = { analysisId: "a1" }) => {
      await storage.jobs.done(id, data, NOW);
      elsewhere.forget(id);
    };
    const failed = async () => {
      await storage.jobs.failed(id, { code: "page/empty", text: "No text." }, NOW);
      elsewhere.forget(id);
    };
    return { id, feed, progress, done, failed };
  }
  const counted = () => {
    const reads = { eventsAfter: 0, endOf: 0 };
    const jobs: Pick<JobStore, "eventsAfter" | "endOf"> = {
      eventsAfter: (...args) => {
        reads.eventsAfter++;
        return storage.jobs.eventsAfter(...args);
      },
      endOf: (id) => {
        reads.endOf++;
        return storage.jobs.endOf(id);
      },
    };
    return { jobs, reads };
  };
  const all = async (events: AsyncIterable<JobEvent | null>) => {
    const seen: JobEvent[] = [];
    for await (const event of events) if (event) seen.push(event);
    return seen;
  };
  const stepsOf = (events: JobEvent[]) => events.map(({ seq, data }) => [seq, data.step ?? data.analysisId]);

  test("in the job's own process each step is heard before it is stored, and the table is read once", async () => {
    const { id, feed, progress, done } = await started();
    const { jobs, reads } = counted();
    progress.report({ step: "before" });
    const events = followJob({ jobs, feed }, { jobId: id, ...NEVER });
    const next = async () => (await events.next()).value;
    expect(await next()).toMatchObject({ seq: 1, data: { step: "before" } });
    progress.report({ step: "fetch" });
    expect(await next()).toMatchObject({ seq: 2, data: { step: "fetch" } });
    progress.report({ step: "read" });
    await progress.end();
    await done();
    expect(stepsOf(await all(events))).toEqual([
      [3, "read"],
      [4, "a1"],
    ]);
    expect(reads.eventsAfter).toBe(1);
    expect(stepsOf(await storage.jobs.eventsAfter(id, 0)).map(([, step]) => step)).toEqual([
      "before",
      "fetch",
      "read",
      "a1",
    ]);
  });

  test("in another process the notifications carry the steps, and what is too long is read", async () => {
    const { id, feed, progress, done } = await started(jobFeed(database), jobFeed(database));
    const { jobs, reads } = counted();
    const events = followJob({ jobs, feed }, { jobId: id, ...NEVER });
    progress.report({ step: "fetch" });
    expect((await events.next()).value).toMatchObject({ seq: 1, data: { step: "fetch" } });
    const before = reads.eventsAfter;
    progress.report({ step: "draft", draft: "ä".repeat(5_000) });
    expect((await events.next()).value).toMatchObject({ seq: 2, data: { step: "draft" } });
    expect(reads.eventsAfter).toBe(before + 1);
    await progress.end();
    await done();
    expect(stepsOf(await all(events))).toEqual([[3, "a1"]]);
    expect(reads.eventsAfter).toBe(before + 1);
  });

  test("who waits for the end is not woken by the steps before it", async () => {
    const { id, feed, progress, failed } = await started();
    const { jobs, reads } = counted();
    const end = jobEnd({ jobs, feed }, { jobId: id, ...NEVER });
    for (let step = 0; step < 20; step++) progress.report({ step });
    await progress.end();
    await failed();
    expect(await end).toMatchObject({ seq: 21, event: "failed", data: { code: "page/empty" } });
    expect(reads).toEqual({ eventsAfter: 0, endOf: 1 });
    const late = { jobId: id, ...NEVER };
    expect(await jobEnd({ jobs, feed }, { ...late, isNew: true }), "heard before").toMatchObject({ seq: 21 });
    expect(reads).toEqual({ eventsAfter: 0, endOf: 1 });
    const elsewhere = jobFeed(database);
    expect(await jobEnd({ jobs, feed: elsewhere }, late), "ended before").toMatchObject({ seq: 21 });
  });

  test("the end of a job that runs here is heard when it has returned, with what it stored", async () => {
    const { id, feed, progress } = await started();
    const { jobs, reads } = counted();
    const wait = { jobId: id, isNew: true, ...NEVER };
    const [end, other] = [jobEnd({ jobs, feed }, wait), jobEnd({ jobs, feed }, wait)];
    let isHeard = false;
    void end.then(() => (isHeard = true));
    progress.report({ step: "fetch" });
    await progress.end();
    await storage.jobs.done(id, { analysisId: "a1" }, NOW);
    // The database has notified by now, or does so before it answers.
    await storage.jobs.endOf(id);
    expect(isHeard).toBe(false);
    feed.hand(id, { url: "https://example.com/" });
    feed.forget(id);
    const heard = { event: "done", data: { analysisId: "a1" }, result: { url: "https://example.com/" } };
    expect(await Promise.all([end, other])).toMatchObject([heard, heard]);
    expect(reads).toEqual({ eventsAfter: 0, endOf: 0 });
    const late = await jobEnd({ jobs, feed }, wait);
    expect(late?.result, "nobody followed it any longer").toBeUndefined();
  });

  test("a browser that comes back gets only what it hasn't seen, also of a second try", async () => {
    const { id, feed, progress, done } = await started();
    for (const step of ["fetch", "read"]) progress.report({ step });
    await progress.end();
    progress.report({ step: "too late" });
    const second = await storage.jobs.start(id);
    const again = jobProgress({ jobs: storage.jobs, feed }, id, second?.lastEvent ?? 0);
    again.report({ step: "fetch again" });
    await again.end();
    await done();
    await done({ analysisId: "a second end" });
    expect(stepsOf(await all(followJob({ jobs: storage.jobs, feed }, { jobId: id, after: 1 })))).toEqual([
      [2, "read"],
      [3, "fetch again"],
      [4, "a1"],
    ]);
  });

  test("the end is heard although more was told than is stored", async () => {
    const { id, feed, progress, failed } = await started();
    for (const step of ["fetch", "read", "judge"]) progress.report({ step });
    await progress.end();
    // As after a kill: a browser has heard eight events, and the next try ends with the number four.
    await failed();
    const events = await all(followJob({ jobs: storage.jobs, feed }, { jobId: id, after: 8, ...NEVER }));
    expect(events).toMatchObject([{ seq: 4, event: "failed" }]);
  });

  test("more steps than are read at once are all there, in order, with the end", async () => {
    const { id, feed, progress, done } = await started();
    for (let step = 1; step <= 450; step++) progress.report({ step });
    await progress.end();
    await done();
    const events = await all(followJob({ jobs: storage.jobs, feed }, { jobId: id, ...NEVER }));
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 451 }, (_, at) => at + 1));
  });

  test("steps that could not be stored go with the next, and the job goes on", async () => {
    const feed = jobFeed(database);
    const { id } = await started(feed);
    let fails = 1;
    const jobs = {
      report: async (...args: Parameters<JobStore["report"]>) => {
        if (fails-- > 0) throw new Error("connection lost");
        await storage.jobs.report(...args);
      },
    };
    const progress = jobProgress({ jobs, feed }, id, 0);
    progress.report({ step: "fetch" });
    await expect(progress.end()).rejects.toThrow("connection lost");
    await progress.end();
    expect(await storage.jobs.eventsAfter(id, 0)).toHaveLength(1);
  });

  test("a notification in another form is a reason to look", async () => {
    const { id, feed, progress, done } = await started(jobFeed(database), jobFeed(database));
    const events = followJob({ jobs: storage.jobs, feed }, { jobId: id, ...NEVER });
    const first = events.next();
    progress.report({ step: "fetch" });
    await progress.end();
    await database.notify("job_events", `${id}{"later":"version"}`);
    expect((await first).value).toMatchObject({ seq: 1 });
    await done({});
    expect(await all(events)).toHaveLength(1);
  });

  test("many steps in a short time are one statement", async () => {
    const feed = jobFeed(database);
    const { id } = await started(feed);
    let written = 0;
    const jobs = {
      report: async (...args: Parameters<JobStore["report"]>) => {
        written++;
        await storage.jobs.report(...args);
      },
    };
    const progress = jobProgress({ jobs, feed }, id, 0);
    for (let step = 0; step < 50; step++) progress.report({ step });
    await progress.end();
    expect(written).toBe(1);
    expect(await storage.jobs.eventsAfter(id, 0)).toHaveLength(50);
  });
});
