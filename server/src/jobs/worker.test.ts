import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openStorage } from "../adapters/db/storage.ts";
import { createRegistry } from "../adapters/metrics/registry.ts";
import type { JobQueue, Ticket } from "../ports/runtime/job-queue.ts";
import type { Fields } from "../ports/runtime/log.ts";
import { serverDatabases } from "../testing/databases.ts";
import type { JobFailure } from "../usecases/jobs/run-job.ts";
import { startWorker } from "./worker.ts";

describe.each(serverDatabases)("on $kind", ({ open }) => {
  test("the log has a line for the end of every job, with its duration and the reason", async () => {
    const database = await open();
    const storage = openStorage(database, async () => {});
    const lines: Fields[] = [];
    const note =
      (level: string) =>
      (event: string, fields: Fields = {}) =>
        void lines.push({ level, event, ...fields });
    let run: (ticket: Ticket) => Promise<void> = async () => {};
    const queue: JobQueue = {
      async take(name, _limit, give) {
        if (name === "analyze-page") run = give;
      },
      async takeScheduled() {},
      async schedule() {},
      async stop() {},
    };
    const ends: Record<string, () => Promise<JobFailure | null>> = {
      done: async () => null,
      refused: async () => ({ code: "page/empty", text: "The page is empty." }),
      broken: () => Promise.reject(new Error("socket closed")),
    };
    const work = ({ input }: { input: Fields }) => ends[String(input.end)]?.() ?? Promise.resolve(null);
    await startWorker(queue, {
      storage,
      log: { debug: note("debug"), info: note("info"), warn: note("warn"), error: note("error") },
      metrics: createRegistry(),
      work: { "analyze-page": work, "write-article": work, "measure-visibility": work, "read-cited": work },
      sweep: async () => {},
    });
    for (const end of Object.keys(ends)) {
      const jobId = randomUUID();
      await storage.jobs.create({ id: jobId, kind: "analyze-page", userId: null, input: { end } });
      await run({ jobId, retryCount: 0, retryLimit: 2 }).catch(() => {});
    }
    await database.close();

    const ended = lines.filter(({ event }) => event === "job ended");
    expect(ended).toMatchObject([
      { level: "info", outcome: "done", attempt: 1, durationMs: expect.any(Number) },
      { level: "info", outcome: "page/empty", reason: "The page is empty.", durationMs: expect.any(Number) },
      { level: "warn", outcome: "tried again", error: new Error("socket closed") },
    ]);
  });
});
