import { randomUUID } from "node:crypto";
import { DAY_MS } from "@citeworthy/core/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../adapters/db/database.ts";
import { jobEvents, jobs } from "../../adapters/db/schema/all.ts";
import { openStorage } from "../../adapters/db/storage.ts";
import type { Storage } from "../../ports/storage.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { forgetOldJobs } from "./forget-old-jobs.ts";

const NOW = new Date("2026-06-15T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const clock = { now: () => NOW };

describe.each(serverDatabases)("on $kind", ({ open }) => {
  let database: Database;
  let storage: Storage;
  beforeAll(async () => {
    database = await open();
    storage = openStorage(database, async () => {});
  });
  afterAll(() => database.close());

  const job = async (end?: { at: Date; failed?: boolean }) => {
    const id = randomUUID();
    await storage.jobs.create({ id, kind: "analyze-page", userId: null, input: {} });
    await storage.jobs.report(id, [{ seq: 1, event: "progress", data: { step: "fetch" } }]);
    if (end?.failed) await storage.jobs.failed(id, { code: "analysis/url-invalid", text: "No." }, end.at);
    else if (end) await storage.jobs.done(id, {}, end.at);
    return id;
  };

  test("jobs that ended more than 30 days ago are deleted with their events; others stay", async () => {
    const gone = [await job({ at: daysAgo(31) }), await job({ at: daysAgo(400), failed: true })];
    const kept = [await job({ at: daysAgo(29) }), await job()];

    await forgetOldJobs({ clock, storage });

    const rows = await database.db.select({ id: jobs.id }).from(jobs);
    expect(rows.map(({ id }) => id).sort()).toEqual([...kept].sort());
    const events = await database.db.select({ id: jobEvents.jobId }).from(jobEvents);
    expect(new Set(events.map(({ id }) => id))).toEqual(new Set(kept));
    for (const id of gone) expect(await storage.jobs.find(id)).toBeNull();
  });

  test("a large backlog is deleted in several steps", async () => {
    await Promise.all([1, 2, 3].map(() => job({ at: daysAgo(40) })));
    expect(await storage.jobs.forgetEndedBefore(daysAgo(30), 2)).toBe(2);
    expect(await storage.jobs.forgetEndedBefore(daysAgo(30), 2)).toBe(1);
  });
});
