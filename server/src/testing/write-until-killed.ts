/** A separate process that writes to a data directory and prints each id once it is committed; tests kill it. */
import { randomUUID } from "node:crypto";
import { openPglite } from "../adapters/db/pglite.ts";
import { users } from "../adapters/db/schema/all.ts";
import { openStorage } from "../adapters/db/storage.ts";

const [dataDir = ""] = process.argv.slice(2);
const now = new Date();
const window = { start: new Date("2026-01-01"), end: new Date("2027-01-01") };
const USER = "writer";

try {
  const database = await openPglite(dataDir);
  const storage = openStorage(database, async () => {});
  await database.db
    .insert(users)
    .values({ id: USER, name: USER, email: "writer@example.com" })
    .onConflictDoNothing();
  const subscription =
    (await storage.subscriptions.of(USER)) ?? (await storage.subscriptions.startTrial(USER, window));
  if (!subscription) throw new Error("no subscription");

  for (;;) {
    const jobId = randomUUID();
    await storage.atomically(async (stores) => {
      const use = {
        jobId,
        userId: USER,
        tool: "content_analyses" as const,
        now,
        limit: null,
        failures: null,
        window,
      };
      await stores.usage.reserve({ ...use, subscriptionId: subscription.id });
      await stores.jobs.create({
        id: jobId,
        kind: "analyze-page",
        userId: USER,
        input: { url: "https://example.com" },
      });
    });
    process.stdout.write(`${jobId}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
