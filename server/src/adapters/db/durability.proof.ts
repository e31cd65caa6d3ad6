import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite } from "./pglite.ts";
import { jobs, subscriptionUsage, usageRecords } from "./schema/all.ts";

const ROUNDS = 20;
const script = fileURLToPath(new URL("../../testing/write-until-killed.ts", import.meta.url));
let dataDir = "";
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "citeworthy-kill-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const startWriter = () => spawn(process.execPath, [script, dataDir], { stdio: ["ignore", "pipe", "pipe"] });
const ended = (child: ChildProcess) => new Promise<void>((done) => child.once("exit", () => done()));

/** Kills the writer in the middle of its writes, after a number of acknowledgements that differs from round to round. */
async function writeAndKill(round: number): Promise<string[]> {
  const child = startWriter();
  const acknowledged: string[] = [];
  const died = ended(child);
  for await (const id of createInterface({ input: child.stdout })) {
    acknowledged.push(id);
    if (acknowledged.length === 1 + ((round * 7) % 23)) child.kill("SIGKILL");
  }
  await died;
  return acknowledged;
}

test(`${ROUNDS} rounds of kill -9 lose nothing that was acknowledged and leave nothing half done`, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged.length;
    acknowledged.push(...(await writeAndKill(round)));
    expect(acknowledged.length).toBeGreaterThan(before);
  }

  const database = await openPglite(dataDir);
  const { db } = database;
  const stored = new Set((await db.select({ id: jobs.id }).from(jobs)).map(({ id }) => id));
  const reserved = await db.select({ jobId: usageRecords.jobId }).from(usageRecords);
  const [counter] = await db.select().from(subscriptionUsage);
  await database.close();

  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(reserved.map(({ jobId }) => jobId))).toEqual(stored);
  expect(counter?.usageCount).toBe(stored.size);
});

test("a second process on the same folder is refused with a sentence, and the first goes on", async () => {
  const first = startWriter();
  const lines = createInterface({ input: first.stdout })[Symbol.asyncIterator]();
  await lines.next();

  const second = startWriter();
  let said = "";
  second.stderr.on("data", (chunk) => {
    said += chunk;
  });
  await ended(second);
  expect(second.exitCode).toBe(1);
  expect(said).toContain(`is in use by process ${first.pid}. Stop that process`);
  expect((await lines.next()).done).toBe(false);
  first.kill("SIGKILL");
  await ended(first);
});
