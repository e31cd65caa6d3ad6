import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases.ts";
import { preparedDataDir } from "../../testing/prepared-databases.ts";
import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { users } from "./schema/all.ts";

describe.each(testDatabases)("on $kind", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const person = (id: string) => ({ id, name: id, email: `${id}@example.com` });

  test("a transaction that fails leaves nothing behind", async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(users).values(person("undone"));
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await database.db.select().from(users).where(eq(users.id, "undone"))).toEqual([]);
  });

  test("a query on the outer handle inside a transaction does not hang", async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(users).values(person("inner"));
      await database.db.execute(sql`select 1`);
    });
    expect(await database.db.select().from(users).where(eq(users.id, "inner"))).toHaveLength(1);
  });

  test("a nested transaction that fails undoes only itself", async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(users).values(person("kept"));
      const nested = tx.transaction(async (inner) => {
        await inner.insert(users).values(person("dropped"));
        throw new Error("stop");
      });
      await expect(nested).rejects.toThrow("stop");
    });
    const ids = (await database.db.select({ id: users.id }).from(users)).map(({ id }) => id);
    expect(ids).toContain("kept");
    expect(ids).not.toContain("dropped");
  });

  test("an unknown plan is refused by the table itself", async () => {
    await database.db.insert(users).values(person("planner"));
    const insert = database.db.execute(
      sql`insert into subscriptions (user_id, plan_type, status) values ('planner', 'gold', 'active')`,
    );
    await expect(insert).rejects.toThrow();
  });

  test("a notification reaches its listener and no other", async () => {
    const heard: (string | null)[] = [];
    const stop = await database.listen("one", (payload) => heard.push(payload));
    const other = await database.listen("two", () => heard.push("wrong"));
    await database.notify("one", "hello");
    await expect.poll(() => heard).toEqual(["hello"]);
    await stop();
    await other();
  });
});

describe("the embedded database on disk", () => {
  const folders: string[] = [];
  const newFolder = () => {
    const dir = mkdtempSync(join(tmpdir(), "citeworthy-db-"));
    folders.push(dir);
    return dir;
  };
  afterAll(() => {
    for (const dir of folders) rmSync(dir, { recursive: true, force: true });
  });

  /** Creating a database takes seconds, so all start from a prepared one, and each test spoils its own copy. */
  const closed = newFolder();
  const copyOfClosed = () => {
    const dir = newFolder();
    cpSync(closed, dir, { recursive: true });
    return dir;
  };
  const modeOf = (dir: string) => (statSync(join(dir, "pglite")).mode & 0o777).toString(8);

  beforeAll(async () => {
    cpSync(await preparedDataDir(), closed, { recursive: true });
    const first = await openPglite(closed);
    expect(modeOf(closed)).toBe("700");
    await first.db.insert(users).values({ id: "u", name: "u", email: "u@example.com" });
    await first.close();
  });

  test("keeps what was written", async () => {
    const again = await openPglite(copyOfClosed());
    expect(await again.db.select({ id: users.id }).from(users)).toEqual([{ id: "u" }]);
    await again.close();
  });

  test("no other user of the machine can look into the folder, also into one from before", async () => {
    const dir = copyOfClosed();
    chmodSync(join(dir, "pglite"), 0o755);
    const again = await openPglite(dir);
    expect(modeOf(dir)).toBe("700");
    await again.close();
  });

  test("a second opener is refused with a sentence", async () => {
    const dir = copyOfClosed();
    const first = await openPglite(dir);
    await expect(openPglite(dir)).rejects.toThrow(/is in use by process \d+\. Stop that process/);
    await first.close();
  });

  test("a folder of another PostgreSQL is left alone and named", async () => {
    const dir = copyOfClosed();
    writeFileSync(join(dir, "pglite/PG_VERSION"), "12\n");
    await expect(openPglite(dir)).rejects.toThrow(/could not be opened \(it contains PostgreSQL 12 files/);
  });

  test("a damaged folder is reported in a sentence, and the lock is given back", async () => {
    const dir = copyOfClosed();
    writeFileSync(join(dir, "pglite/global/pg_control"), "damaged");
    await expect(openPglite(dir)).rejects.toThrow(/could not be opened .* Restore a backup/);
    await expect(openPglite(dir)).rejects.toThrow(/could not be opened/);
  });
});
