import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases, testDatabases } from "../../testing/databases.ts";
import { FIRST_ROWS, firstSchemaFolder } from "../../testing/first-schema.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { Database, Db } from "../db/database.ts";
import { auditLogStore } from "../db/stores/accounts/audit-log.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const dir = mkdtempSync(join(tmpdir(), "citeworthy-backup-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const CHOICES = { authSecret: null, leavesUnreadable: false };
const NOW = new Date("2026-11-16T08:00:00Z");
const usersIn = async ({ db }: Database) =>
  ((await db.execute(sql`select email from users order by 1`)) as unknown as { rows: unknown[] }).rows;

describe.each(serverDatabases)("backups on $kind", (testDatabase) => {
  const file = join(dir, `${testDatabase.kind}.backup`);
  let page: StubPage;
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    page = await startStubPage({ "/good": html(ARTICLE) });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
    person = await server.signUp("kept@example.com");
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });
  const analyze = (who: Person) =>
    server.call("/functions/analyze-content", { body: { input: page.url("/good") }, cookie: who.cookie });
  const grant = (db: Db) =>
    auditLogStore(db).append({
      at: NOW,
      actor: "operator",
      actorId: null,
      requestId: null,
      outcome: "done",
      action: "grant-admin",
      target: person.id,
      details: {},
    });

  test("a restore brings back what was there and nothing else, while the product runs", async () => {
    expect((await analyze(person)).status).toBe(200);
    await grant(server.database.db);
    const written = await writeBackup(server.database.db, file, NOW);
    expect(written.rows).toBeGreaterThan(10);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const later = await server.signUp("later@example.com");
    const restored = await restoreBackup(server.database.db, file, { ...CHOICES, mayReplace: true });
    expect(restored).toMatchObject({ rows: written.rows, createdAt: NOW.toISOString() });
    expect(await usersIn(server.database)).toEqual([{ email: "kept@example.com" }]);
    expect((await server.call("/api/usage", { cookie: later.cookie })).status).toBe(401);

    // The session, the history, new work and the numbered rows go on.
    const usage = await server.call("/api/usage", { cookie: person.cookie });
    expect(JSON.stringify(usage.body)).toContain('"used":1');
    expect((await analyze(person)).status).toBe(200);
    await grant(server.database.db);
  });

  test("a backup of what was restored is the same as the first", async () => {
    const again = join(dir, `${testDatabase.kind}-again.backup`);
    await restoreBackup(server.database.db, file, { ...CHOICES, mayReplace: true });
    await writeBackup(server.database.db, again, NOW);
    const lines = (path: string) => gunzipSync(readFileSync(path)).toString().split("\n").sort();
    const isData = (line: string) => !line.startsWith("E ") && !/"(queue|request_limits)"/.test(line);
    expect(lines(again).filter(isData)).toEqual(lines(file).filter(isData));
  });

  test("a database with users is replaced only when that was said", async () => {
    await expect(restoreBackup(server.database.db, file, { ...CHOICES, mayReplace: false })).rejects.toThrow(
      "--replace",
    );
    expect(await usersIn(server.database)).toHaveLength(1);
  });

  test.each<[string, (whole: Buffer) => Buffer, RegExp]>([
    ["cut short", (whole) => whole.subarray(0, whole.length - 100), /is damaged/],
    ["with a changed byte", (whole) => gzipSync(replaced(whole, "kept@", "mine@")), /checksum is wrong/],
    ["without one of its rows", (whole) => gzipSync(withoutRow(whole)), /checksum is wrong/],
    ["without its end", (whole) => gzipSync(withoutEnd(whole)), /its end is missing/],
    [
      "from a newer version",
      (whole) => gzipSync(replaced(whole, /"schema":\d+/, '"schema":9999999999999')),
      /newer than this one/,
    ],
    ["of something else", () => gzipSync("hello\n"), /not a backup of this product/],
    ["that isn't compressed", () => Buffer.from("hello\n"), /is damaged/],
  ])("a file %s is refused, and nothing changes", async (_, change, message) => {
    const bad = join(dir, "bad.backup");
    writeFileSync(bad, change(readFileSync(file)));
    await expect(restoreBackup(server.database.db, bad, { ...CHOICES, mayReplace: true })).rejects.toThrow(
      message,
    );
    expect(await usersIn(server.database)).toEqual([{ email: "kept@example.com" }]);
  });

  test("a backup of another secret is refused, and nothing changes, unless its secrets may be lost", async () => {
    const { db } = server.database;
    const options = { mayReplace: true, authSecret: "the-secret-of-another-installation" };
    await server.signUp("since@example.com");
    await expect(restoreBackup(db, file, { ...options, leavesUnreadable: false })).rejects.toThrow(
      "was made with another AUTH_SECRET, and this one doesn't open what is encrypted in it (hash key: 1)",
    );
    expect(await usersIn(server.database)).toHaveLength(2);
    await restoreBackup(db, file, { ...options, leavesUnreadable: true });
    expect(await usersIn(server.database)).toHaveLength(1);
  });

  test("a backup from the other kind of database can be restored", async () => {
    const other = testDatabases.find(({ kind }) => kind !== testDatabase.kind);
    if (!other) return;
    const target = await other.open();
    await restoreBackup(target.db, file, { ...CHOICES, mayReplace: false });
    expect(await usersIn(target)).toEqual([{ email: "kept@example.com" }]);
    await target.close();
  });

  test("a backup of the first release is brought up to date", async () => {
    const old = drizzle(await PGlite.create());
    await migrate(old, { migrationsFolder: firstSchemaFolder() });
    for (const row of FIRST_ROWS) await old.execute(row);
    const first = join(dir, "first.backup");
    await writeBackup(old as unknown as Db, first, NOW);

    const target = await testDatabase.open();
    await restoreBackup(target.db, first, { ...CHOICES, mayReplace: false });
    expect(await usersIn(target)).toEqual([{ email: "ada@example.com" }]);
    await grant(target.db);
    await target.close();
  });
});

const replaced = (whole: Buffer, from: string | RegExp, to: string) =>
  gunzipSync(whole).toString().replace(from, to);
const withoutRow = (whole: Buffer) =>
  gunzipSync(whole)
    .toString()
    .replace(/\nR [^\n]*/, "");
const withoutEnd = (whole: Buffer) =>
  gunzipSync(whole)
    .toString()
    .replace(/E [^\n]*\n$/, "");
