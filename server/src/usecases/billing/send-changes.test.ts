import { DAY_MS } from "@citeworthy/core/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../adapters/db/database.ts";
import { users } from "../../adapters/db/schema/all.ts";
import { openStorage } from "../../adapters/db/storage.ts";
import { reportFiles } from "../../adapters/documents/pdf/report-files.ts";
import type { Email } from "../../ports/messages/mail.ts";
import type { Storage } from "../../ports/storage.ts";
import { testDatabases } from "../../testing/databases.ts";
import { sendEmail } from "./send-email.ts";

const START = new Date("2026-06-15T12:00:00Z");
const HOUR_MS = DAY_MS / 24;

describe.each(testDatabases)("emails about changes on $kind", ({ open }) => {
  let database: Database;
  let storage: Storage;
  let queued: string[] = [];
  beforeAll(async () => {
    database = await open();
    storage = openStorage(database, async (_db, kind, id) => {
      if (kind === "send-letter") queued.push(id);
    });
  });
  afterAll(() => database.close());

  const person = async (id: string) => {
    await database.db.insert(users).values({ id, name: id, email: `${id}@example.com` });
    queued = [];
    const sent: Email[] = [];
    let now = START;
    const needs = {
      ...{ storage, reportFiles, baseUrl: "https://app.example.com" },
      clock: { now: () => now },
      links: { open: (sealed: string) => `open-${sealed}` },
      mail: { send: async (email: Email) => void sent.push(email) },
    };
    return {
      sent,
      change: (key: string, engine = "ChatGPT") =>
        storage.emails.post({
          ...{ key: `${id}:${key}`, userId: id, kind: "visibility-changed" },
          details: { query: "how long?", engine, before: "6 of 6", after: "0 of 3", monitor: "m" },
        }),
      /** The jobs in any order, as several workers take them. */
      async work(hours: number) {
        now = new Date(START.getTime() + hours * HOUR_MS);
        for (const key of queued.splice(0).reverse()) await sendEmail(needs, key);
      },
      again: (hours: number) => storage.emails.postAgain(new Date(Date.now() + hours * HOUR_MS)),
    };
  };

  test("changes that are posted together are one email, whichever job comes first", async () => {
    const { sent, change, work } = await person("together");
    await storage.atomically(async (stores) => {
      for (const engine of ["ChatGPT", "Gemini", "Perplexity"])
        await stores.emails.post({
          ...{ key: `together:${engine}`, userId: "together", kind: "visibility-changed" },
          details: { query: "how long?", engine, before: "6 of 6", after: "0 of 3", monitor: "m" },
        });
    });
    await work(0);
    expect(sent).toMatchObject([{ to: "together@example.com", subject: "3 changes in AI answers" }]);
    for (const engine of ["ChatGPT", "Gemini", "Perplexity"])
      expect(sent[0]?.text).toContain(`For “how long?”, ${engine} cited your site in 0 of 3 answers.`);
    await change("alone");
    await work(30);
    expect(sent[1]?.subject).toMatch(/^ChatGPT now cites you/);
  });

  test("what follows within the day waits, and comes as one email the next day", async () => {
    const { sent, change, work, again } = await person("waiting");
    await change("1");
    await work(0);
    expect(sent).toHaveLength(1);
    await change("2");
    await change("3", "Gemini");
    await work(1);
    await again(2);
    await work(10);
    expect(sent).toHaveLength(1);
    await again(22);
    await work(21);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ subject: "2 changes in AI answers" });
    await again(60);
    await work(60);
    expect(sent).toHaveLength(2);
  });

  test("emails of another kind don't wait, and another person's changes are another email", async () => {
    const one = await person("first");
    const other = await person("second");
    await one.change("1");
    await other.change("1");
    const trial = {
      userId: "first",
      kind: "trial-ending" as const,
      details: { trialEnd: START.toISOString() },
    };
    await storage.emails.post({ key: "trial-ending:first", ...trial });
    await one.work(0);
    expect(one.sent.map(({ to }) => to).sort()).toEqual([
      "first@example.com",
      "first@example.com",
      "second@example.com",
    ]);
  });

  test("a schedule whose emails were switched off while one waited sends none", async () => {
    const { sent, work } = await person("stopped");
    const details = {
      project: "Coffee",
      projectId: "p",
      changed: 1,
      pages: 2,
      words: "A page",
      sealedToken: "t",
    };
    const schedule = "00000000-0000-4000-8000-0000000000aa";
    await storage.emails.post({
      ...{ key: "stopped:pages", userId: "stopped", kind: "pages-changed" },
      details: { ...details, schedule },
    });
    await work(0);
    expect(sent).toEqual([]);
    expect(await storage.emails.due("stopped:pages")).toBeNull();
  });
});
