import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { Database } from "../db/database.ts";
import { readinessCheck } from "./readiness.ts";

const RULES = join(import.meta.dirname, "../../../../deploy/prometheus-rules.yml");
const TOKEN = "a-token-for-prometheus";
const clock = { now: () => new Date() };

describe.each(serverDatabases)("whether a process is ready, on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase, { METRICS_TOKEN: TOKEN });
  });
  afterAll(() => server.close());

  test("a read-only database is told, and so is its return", async () => {
    const { db } = server.database;
    const refused = { readOnly: true };
    // As a standby does it, or a server whose disk the operator has protected.
    const database: Database = {
      ...server.database,
      db: {
        execute: (statement: Parameters<typeof db.execute>[0]) =>
          db.transaction(async (tx) => {
            if (refused.readOnly) await tx.execute(sql`set transaction read only`);
            return tx.execute(statement);
          }),
      } as unknown as Database["db"],
    };
    const readiness = readinessCheck({ database, dataDir: server.services.config.dataDir, clock });
    expect(await readiness()).toEqual({ ready: false, reason: "The database is read-only." });
    refused.readOnly = false;
    expect(await readiness()).toEqual({ ready: true });
  });

  test("a ready process says so, and every alert is about a metric that exists", async () => {
    expect((await server.call("/healthz")).body).toEqual({ status: "ok" });
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = String((await server.call("/metrics", { headers })).body.text);
    expect(text).toMatch(/^citeworthy_ready 1$/m);
    expect(text).toMatch(/^citeworthy_disk_free_bytes \d+$/m);
    const offered = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    // The embedded database has no pool.
    if (testDatabase.kind === "pglite") offered.add("citeworthy_database_waiting");
    const rules = readFileSync(RULES, "utf8");
    const asked = new Set(rules.match(/\bciteworthy_\w+/g));
    expect(asked.size).toBeGreaterThan(8);
    expect([...asked].filter((name) => !offered.has(name))).toEqual([]);
  });
});

test("a database that fails makes a process unready, and it still lives and tells about itself", async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database to test on");
  const server = await startTestServer(testDatabase, { METRICS_TOKEN: TOKEN });
  await server.database.db.execute(sql`alter table request_limits rename to request_limits_gone`);
  expect(await server.call("/healthz")).toMatchObject({
    status: 503,
    body: { status: "unavailable", reason: "The database can't be written (42P01)." },
  });
  expect((await server.call("/healthz/live")).status).toBe(200);
  const { body } = await server.call("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(body.text).toContain("citeworthy_ready 0");
  await server.database.db.execute(sql`alter table request_limits_gone rename to request_limits`);
  await server.close();
});
