import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../adapters/db/database.ts";
import { openStorage } from "../../adapters/db/storage.ts";
import { AppError } from "../../errors.ts";
import type { Storage } from "../../ports/storage.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type JobRun, type JobTry, runJob } from "./run-job.ts";

const clock = { now: () => new Date("2026-06-15T12:00:00Z") };
const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

describe.each(serverDatabases)("on $kind", ({ open }) => {
  let database: Database;
  let storage: Storage;
  beforeAll(async () => {
    database = await open();
    storage = openStorage(database, async () => {});
  });
  afterAll(() => database.close());

  async function runWith(produce: () => Promise<string>, changes: Partial<JobRun<string> & JobTry> = {}) {
    const { isLastTry = false, ...rest } = changes;
    const jobId = randomUUID();
    await storage.jobs.create({ id: jobId, kind: "write-article", userId: null, input: {} });
    await storage.jobs.start(jobId);
    const run = runJob(
      { clock, storage, log, feed: { tell: ignore, hand: ignore, forget: ignore } },
      { jobId, isLastTry, lastEvent: 0 },
      {
        name: "article",
        failedCode: "article/failed",
        hasUse: false,
        produce,
        settle: (text) => storage.jobs.done(jobId, { text }, clock.now()),
        ...rest,
      },
    );
    const failure = await run.catch((error: unknown) => error);
    return { failure, job: await storage.jobs.find(jobId), end: await storage.jobs.endOf(jobId) };
  }

  test("what was produced is settled", async () => {
    const { failure, job, end } = await runWith(async () => "Done.");
    expect(failure).toBeNull();
    expect(job?.state).toBe("done");
    expect(end?.data).toMatchObject({ text: "Done." });
  });

  test("a refusal ends the job at the first try, with its own message", async () => {
    const refuse = () => Promise.reject(new AppError("page/empty"));
    const { failure, job } = await runWith(refuse);
    expect(job).toMatchObject({ state: "failed", error: { code: "page/empty" } });
    expect(failure).toEqual(job?.error);
  });

  test("an error is thrown while there are tries left, and the job goes on", async () => {
    const { failure, job } = await runWith(() => Promise.reject(new Error("socket closed")));
    expect(failure).toEqual(new Error("socket closed"));
    expect(job?.state).toBe("running");
  });

  test("an error of the last try ends the job with the message for users", async () => {
    const fail = () => Promise.reject(new Error("socket closed"));
    const { job } = await runWith(fail, { isLastTry: true });
    expect(job).toMatchObject({ state: "failed", error: { code: "article/failed" } });
    expect(job?.error?.text).not.toContain("socket");
  });

  test("if the step of a failed job can't be stored, the job isn't ended", async () => {
    const onFailure = () => Promise.reject(new Error("disk full"));
    const { failure, job } = await runWith(() => Promise.reject(new AppError("page/empty")), { onFailure });
    expect(failure).toEqual(new Error("disk full"));
    expect(job?.state).toBe("running");
  });
});
