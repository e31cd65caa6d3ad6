import { afterAll, beforeAll, expect, test } from "vitest";
import { projectPages } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let person: Person;
beforeAll(async () => {
  const [database] = serverDatabases;
  if (!database) throw new Error("There is no database to test on");
  server = await startTestServer(database);
  person = await server.signUp();
});
afterAll(() => server.close());

test("active schedules count with the pages they analyze, archived pages and paused schedules don't", async () => {
  const { services } = server;
  const userId = person.id;
  const { id: projectId } = await services.createProject({ userId, name: "Fernwood" });
  const page = (n: number, archivedAt: Date | null) => ({
    ...{ userId, projectId, key: `a.test/${n}`, url: `https://a.test/${n}`, folder: "/", title: `Page ${n}` },
    ...{
      score: 70,
      kind: "other",
      question: "",
      searchId: crypto.randomUUID(),
      analyzedAt: new Date(),
      archivedAt,
    },
  });
  const rows = [page(1, null), page(2, null), page(3, null), page(4, new Date())];
  const pages = await server.database.db.insert(projectPages).values(rows).returning({ id: projectPages.id });
  const ids = pages.slice(0, 2).map(({ id }) => id);
  await services.saveSchedule({ userId, projectId, every: "weekly", pageIds: null });
  await services.saveSchedule({ userId, projectId, every: "daily", pageIds: ids });
  const { id } = await services.saveSchedule({ userId, projectId, every: "monthly", pageIds: ids });
  await services.changeSchedule({ id, userId, what: "pause" });
  const { limit, others } = await services.scheduledUses(userId);
  expect(limit).toBe(10);
  expect(others.toSorted((a, b) => b.uses - a.uses)).toEqual([
    { every: "weekly", uses: 3 },
    { every: "daily", uses: 2 },
  ]);
  const stranger = await server.signUp();
  expect((await services.scheduledUses(stranger.id)).others).toEqual([]);
});
