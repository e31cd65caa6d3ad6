import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { projectPages } from "../../schema/all.ts";
import { projectStore } from "./projects.ts";

describe.each(serverDatabases)("pages to judge again on $kind", (database) => {
  let server: TestServer;
  let page: StubPage;
  beforeAll(async () => {
    page = await startStubPage({ "/": html(ARTICLE) });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  /** A user's page and copies of it, the first waiting since that minute and each copy a second less. */
  async function waiting({ id: userId }: Person, copies: number, minute: number): Promise<void> {
    const { db } = server.database;
    const { jobId } = await server.services.startAnalysis({ userId, input: page.url("/") });
    await expect.poll(async () => (await server.services.findJob({ id: jobId, userId }))?.state).toBe("done");
    const [row] = await db.select().from(projectPages).where(eq(projectPages.userId, userId));
    if (!row) throw new Error("The analysis was not filed");
    const since = (n: number) => new Date(Date.UTC(2026, 10, 18, 9, minute, n));
    await db
      .update(projectPages)
      .set({ againDueAt: since(0) })
      .where(eq(projectPages.id, row.id));
    const copyOf = (n: number) => ({
      ...row,
      id: randomUUID(),
      key: `${row.key}${n}`,
      againDueAt: since(n),
    });
    await db.insert(projectPages).values(Array.from({ length: copies }, (_, n) => copyOf(n + 1)));
  }

  test("each user has a turn, although another's many pages wait for longer", async () => {
    const [busy, modest] = [await server.signUp(), await server.signUp()];
    await waiting(busy, 5, 0);
    await waiting(modest, 1, 30);
    const { db } = server.database;
    const rows = await db.select().from(projectPages);
    const ownerOf = (id: string) => rows.find((row) => row.id === id)?.userId;
    const due = await projectStore(db).againDue(5);
    expect(due.map(({ id }) => (ownerOf(id) === busy.id ? "busy" : "modest"))).toEqual([
      "busy",
      "modest",
      "busy",
      "modest",
      "busy",
    ]);
  });
});
